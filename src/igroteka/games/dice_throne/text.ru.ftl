# «Трон кубов». Герои, способности и карты — в heroes/<герой>.ru.ftl, общие карты и состояния — рядом.

game-dice_throne = Трон кубов
end-won = Игра окончена победой.
end-draw = Не осталось никого: ничья.

## Слова правил

phase-upkeep = Обновление
phase-income = Доход
phase-main_1 = Основная фаза 1
phase-offence = Бросок нападения
phase-targeting = Прицеливание
phase-defence = Бросок защиты
phase-main_2 = Основная фаза 2
phase-discard = Сброс
mode-duel = Дуэль
mode-teams = Команды
mode-king = Царь горы
damage-none = без урона
damage-normal = урон
damage-undefendable = неблокируемый урон
damage-pure = чистый урон
damage-collateral = побочный урон
damage-ultimate = легендарный урон
purpose-attack = кубики нападения
purpose-defence = кубики защиты
purpose-targeting = кубик прицеливания
purpose-text = кубики
purpose-action = кубики
kind-positive = положительное
kind-negative = отрицательное
kind-unique = уникальное
frame-main = действие основной фазы
frame-roll = действие фазы броска
frame-instant = немедленное действие
frame-offensive_upgrade = улучшение нападения
frame-defensive_upgrade = улучшение защиты
frame-passive_upgrade = улучшение пассивной способности
slot-offensive = способность нападения
slot-defensive = способность защиты
slot-passive = пассивная способность
slot-ultimate = легендарная способность
unverified = не проверено: известно лишь из одного источника
which-tier = { $shows ->
    [symbols] {" "}({ $count } × { $symbol })
    [small] {" "}(малый стрит)
    [large] {" "}(большой стрит)
   *[only] {""}
}
dealing = { $n ->
    [0] {""}
   *[other] , { $damage } { $n }
}

## Вопросы

ask-main = Основная фаза: играть, продавать или дальше?
ask-sell-down = Карт больше шести: какую продать?
ask-next-due = Должно сработать несколько эффектов: какой следующий?
ask-rolling = { $n ->
    [0] Ваши кубики: объявить способность или ничего?
    [one] Ваши кубики: осталась { $n } попытка. Бросать или объявлять?
    [few] Ваши кубики: осталось { $n } попытки. Бросать или объявлять?
   *[other] Ваши кубики: осталось { $n } попыток. Бросать или объявлять?
}
ask-interfere = Объявлено: «{ $ability }»{ which-tier }. Вмешаться?
ask-interfere-none = Способность не объявлена. Вмешаться?
ask-alter-dice = Кубики брошены: изменить что-нибудь?
ask-concluding = Способности мешают несколько состояний: какое следующее?
ask-choose-target = «{ $ability }»{ which-tier }{ dealing }: кто станет целью?
ask-defend = { $rival } атакует вас, грядёт урон { $n }: чем защищаться?
ask-split = Нирра заслоняет вас: сколько урона из { $n } она примет?
ask-roll-again = Можно перебросить { $n ->
    [one] один из этих кубиков
   *[other] до { $n } из этих кубиков
}. Какие?
ask-preempt = { $rival } собирается применить «{ $source }». Ход ваш: ответить раньше?
ask-window-upkeep = Обновление{ $n ->
    [0] {""}
   *[other] , вам грядёт урон { $n }
}: что-нибудь сделать?
ask-window-income = Доход: что-нибудь сделать?
ask-window-response = Сейчас подействует «{ $source }»: ответить?
ask-window-before-offence = Перед броском нападения: что-нибудь сделать?
ask-window-then = «{ $source }» прерывается: что-нибудь сделать до остального?
ask-window-offence-ends = Активировано: «{ $ability }»{ which-tier }{ dealing }. Что-нибудь сделать?
ask-window-attack = «{ $ability }»{ which-tier }, цель — { $rival }{ dealing }: что-нибудь сделать до защиты?
ask-window-last-call = Последняя возможность. Урон: вы — { $n }, { $rival } — { $m }. Что-нибудь сделать?
ask-window-damage = Грядёт урон: вы — { $n }, { $rival } — { $m }. Что-нибудь сделать?
ask-window-after = { $rival }: нанесён урон { $n }. Что-нибудь сделать?
ask-window-turn-ends = Ход заканчивается: что-нибудь сделать?
ask-may-gain = «{ $status }» ×{ $n }: взять?
ask-transfer-to = «{ $source }»: кому достанется «{ $status }» ({ $rival })?
ask-ransom = «{ $source }»: заплатить или перебросить кубик с { $shown }?
ask-remove = «{ $source }»: какой жетон снять?
ask-transfer = «{ $source }»: какой жетон переместить?
ask-hand-over = «{ $status }»: кому передать?
ask-undo-inflicted = «{ $source }»: какой жетон этой атаки снять?
ask-stop-status = «{ $source }»: какое состояние не допустить?
ask-discard = «{ $source }»: какую карту сбросить?
ask-search = «{ $source }»: какую карту взять из колоды?
ask-spend = «{ $source }»: сколько жетонов «{ $status }» израсходовать?
ask-spend-for = «{ $source }»: израсходовать «{ $status }» ×{ $n } ради большего?
ask-pay-any = «{ $source }»: сколько БС заплатить, по одной за жетон «{ $status }»?
ask-one-of = «{ $source }»: какой эффект?
ask-may = «{ $source }»: { $companion } подрастает?
ask-choose = «{ $source }»: { $about ->
    [status] кому «{ $status }»{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    }?
    [damage] кому урон { $n }?
   *[several] кто?
}
ask-attack-or-heal = «{ $source }»: кого поразить на { $n } или исцелить на { $m }?
ask-up-to = «{ $source }»: кто следующий?
ask-alter = «{ $source }»: какой кубик изменить и как?
ask-ransom-die = «{ $source }»: за какой кубик требовать выкуп?
ask-build = «{ $source }»: кого построить?
ask-activate = «{ $source }»: кого активировать?
ask-grow = Какой Дух появится или подрастёт?
ask-spend-spirits = «{ $source }»: какого Духа израсходовать?

## Варианты

option-pass-main = Дальше
option-pass-sell-down = Больше не продавать
option-pass-interfere = Не вмешиваться
option-pass-interfere-none = Не вмешиваться
option-pass-alter-dice = Оставить кубики как есть
option-pass-defend = Не защищаться
option-pass-roll-again = Оставить все
option-pass-preempt = Пусть применит
option-pass-window-upkeep = Ничего
option-pass-window-income = Ничего
option-pass-window-response = Не отвечать
option-pass-window-before-offence = Ничего
option-pass-window-then = Ничего
option-pass-window-offence-ends = Ничего
option-pass-window-attack = Ничего
option-pass-window-last-call = Ничего: принять урон
option-pass-window-damage = Ничего: принять урон
option-pass-window-after = Ничего
option-pass-window-turn-ends = Ничего
option-pass-may-gain = Отказаться
option-pass-remove = Ничего не снимать
option-pass-hand-over = Оставить себе
option-pass-undo-inflicted = Ничего не снимать
option-pass-discard = Ничего не сбрасывать
option-pass-spend-for = Не расходовать
option-pass-may = Оставить как есть
option-pass-up-to = Больше никто
option-pass-alter = Не трогать кубики
option-pass-activate = Больше никого
option-pass-spend-spirits = Больше никого
option-yes = Да
option-roll = Бросить все пять кубиков
option-no-ability = Не объявлять способность
option-mode = { $part }
option-number = { $n }
option-number-cp = { $n } БС
option-number-split = { $n } ей, { $rest } вам
option-due-status = { $status }
option-due-ability = { $ability }
option-player = { $rival }
option-companion = { $companion }
option-reroll = Перебросить: { $dice }
option-set-die = Кубик { $die } ({ $rival }): { $shown } → { $n }, { $symbol }
option-set-target-die = Кубик прицеливания ({ $rival }): { $shown } → { $n }
option-reroll-die = Перебросить кубик { $die } ({ $rival }), сейчас { $shown }
option-ransom-die = Кубик { $die } ({ $rival }): { $shown }
option-token = «{ $status }» ({ $rival })
option-play = Сыграть «{ $card }» { $cp ->
    [0] бесплатно
   *[other] за { $cp } БС
}
option-sell = Продать «{ $card }» за 1 БС
option-card = «{ $card }»
option-declare = Объявить «{ $source }»{ which-tier }
option-defend = Защититься: «{ $source }»
option-spend = Израсходовать «{ $source }»: { $part }
option-use = «{ $source }»{ $cp ->
    [0] {""}
   *[other] {" "}за { $cp } БС
}: { $part }

## Отказы. Пункт, для которого здесь нет слов, приводится сам.

refuse-1-5 = Этой карты нет в вашей колоде.
refuse-1-11 = Не хватает БС.
refuse-2-1 = Игра окончена.
refuse-3-4 = Выберите один из эффектов, которые должны сработать.
refuse-3-13 = Продавайте, пока не останется 6 карт.
refuse-4-1 = Попыток броска не осталось.
refuse-4-2 = Первый бросок — всеми пятью кубиками.
refuse-4-3 = Перебросить можно любые свои кубики на столе; из одинаковых — первые.
refuse-4-4 = Кубики не отвечают условию этой способности.
refuse-5-4 = Выберите одного из противников.
refuse-8-1 = За «{ $source }» нечем заплатить, или этой карты нет на руке.
refuse-8-5 = Этой карты нет у вас на руке.
refuse-8-18 = Карты продают в своих основных фазах, а если на руке больше шести — и в своей фазе сброса.
refuse-9-2 = Ни у кого нет жетона, который можно снять.
refuse-9-4 = По тексту для этого назначен другой момент.
refuse-9-5 = Для этого у вас нет жетонов.
refuse-9-11 = Этот жетон выбрать нельзя.
refuse-9-12 = Компаньон сейчас этого не может.
refuse-10-7 = Выберите один из предложенных эффектов.
refuse-10-14 = Этого игрока выбрать нельзя.
refuse-12-2 = Нет урона, который можно было бы отменить или избежать.
refuse-13-1 = Сейчас спрашивают не об этом.
refuse-13-3 = Нет кубиков, на которые это подействует.

## Журнал

log-turn = Ход { $n }: { $player }
log-phase = { $phase }
log-rolled-for-first = { $player }: { $n } в броске за первый ход
log-rolled = { $player }, бросок: { $dice } ({ $purpose })
log-altered = Теперь на кубиках { $dice }
log-declared = { $player } объявляет способность «{ $ability }»{ which-tier }
log-declared-none = { $player }: способность не объявлена
log-activated = { $player } активирует способность «{ $ability }»{ which-tier }
log-target = Цель: { $player }
log-leader-bonus = { $player } атакует лидера и берёт карту
log-defends = { $player } защищается: «{ $ability }»
log-failed = { $player }: способность не сработала
log-skips-offence = { $player } пропускает фазу броска
log-skips-income = { $player } пропускает фазу дохода
log-played = { $player } играет карту «{ $card }»
log-sold = { $player } продаёт карту «{ $card }»
log-discarded = { $player } сбрасывает карту «{ $card }»
log-upgraded = { $player }, улучшение: «{ $card }»
log-spent = { $player } расходует состояние «{ $source }»: { $part }
log-used = { $player } применяет «{ $source }»: { $part }
log-gained = { $player }: +{ $n } «{ $status }»
log-lost = { $player }: −{ $n } «{ $status }»
log-limit = { $player }: предел «{ $status }» теперь { $n }
log-cp = { $player }: +{ $n } БС
log-cp-lost = { $player }: −{ $n } БС
log-healed = { $player }: +{ $n } здоровья
log-stolen-health = { $player } лишается здоровья: { $n }, его украли
log-drew = { $player } берёт карту
log-searched = { $player } берёт карту, найденную в колоде
log-reshuffled = { $player } перемешивает сброс в новую колоду
log-showed-hand = { $player } показывает руку
log-added = { $player }: +{ $n } урона
log-threatened = { $player }: грядёт урон { $n }
log-prevented = { $player } отменяет урон: { $n }
log-halved = { $player } примет лишь половину
log-returned = { $player } вернёт половину урона
log-avoided = { $player } избегает урона
log-hurt = { $player }: −{ $n } здоровья
log-companion = { $player }, { $companion }: теперь { $n }
log-companion-hurt = { $player }: компаньон принимает { $n } урона
log-guarded = { $player }: вступает компаньон
log-flipped = { $player } переворачивает планшет
log-saved = { $player }: спасение от гибели
log-out = { $player } выбывает

## Подготовка

setup-mode = Режима «{ $given }» нет. Режимы: { $allowed }.
setup-mode-players = «{ $mode }» — не для { $given } игроков. Возможно: { $allowed }.
setup-heroes = В «{ $given }» не { $allowed } героев: нужен один на каждого игрока, через запятую.
setup-hero = Героя «{ $given }» нет. Герои: { $allowed }.
setup-hero-twice = «{ $given }» назван дважды: каждым героем играет один.
setup-promo = «{ $given }» не отвечает на вопрос, играть ли промокартами. Возможно: { $allowed }.
notation-no-die = Ни на одном кубике нет { $given }.
position-gone = «{ $field }»: карты «{ $given }» нигде нет.
position-out = «{ $field }»: выбывает тот, у кого 0 здоровья, и только он (место { $given }).
