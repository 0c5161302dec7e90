# Стол «Эпика». Названия карт, ключевых слов и фаз — в каталоге игры. Имена игроков — всегда в именительном падеже.

## Ход и шаги

web-epic-turn = Ход { $n }, { $mine ->
    [yes] ваш
   *[no] ходит { $player }
}
web-epic-mulligans = Пересдача
web-epic-step = { $step ->
    [start] Начало
    [main] Основная
    [ending] Завершение
    [end] Конец хода
    [attackers] Атака
    [before_blocks] До блока
    [blockers] Блок
    [before_damage] До урона
   *[damage] Урон
}

## Игроки

web-epic-you = Вы
web-epic-out = вне игры
web-epic-resigned = сдался, играет бот
web-epic-health = Здоровье
web-epic-gold = { $n ->
    [0] Золото истрачено
   *[other] Золото есть
}
web-epic-extra-gold = Золото сверх монеты, до конца хода
web-epic-coin-mine = { $can ->
    [one] золото есть: можно сыграть карту за 1
    [empty] золото есть, а рука пуста
   *[zero] золото истрачено: доступны карты за 0
}
web-epic-coin-rival = { $can ->
    [one] может ответить картой за 1
    [empty] золото есть, а рука пуста
   *[zero] золото истрачено: только карты за 0
}
web-epic-initiative = { $mine ->
    [yes] Инициатива у вас
   *[no] Инициатива
}
web-epic-hunter = { $where ->
    [left] ваша добыча
    [right] ваш охотник
    [both] охотник и добыча
   *[far] далеко
}
web-epic-team = { $ally ->
    [true] союзник
   *[false] противник
}
web-epic-fold = Свернуть
web-epic-unfold = Раскрыть
web-epic-unfold-player = Раскрыть: { $player }

## Поле

web-epic-battlefield = Поле боя
web-epic-my-champions = Мои существа
web-epic-champions-of = Существа: { $player }
web-epic-no-champions = Существ нет
web-epic-no-attacks = До конца хода новых атак объявить нельзя.
web-epic-my-hand = Моя рука: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
web-epic-hand-empty = Рука пуста
web-epic-hand-hidden = Карт на руке: { $n }. Зрителям они не видны.

## Существо словами

web-epic-attack-value = атака { $n }
web-epic-defence-value = защита { $n }
web-epic-damage-value = урона { $n }
web-epic-counters = жетонов +1/+1: { $n }
web-epic-attacking = атакует
web-epic-blocking = блокирует
web-epic-fate = { $fate ->
    [breaks] погибнет
   *[may] может погибнуть
}
web-epic-damage-of = { $sure ->
    [may] { $n } из { $of }?
   *[other] { $n } из { $of }
}
web-epic-cost = цена { $n }
web-epic-kind = { $sort ->
    [champion] Существо
    [choice] Событие, выбор
   *[event] Событие
}
web-epic-quoted = «{ $card }»

## Осмотр

web-epic-tab = Карта
web-epic-inspector = Осмотр
web-epic-pinned = Закреплено
web-epic-inspect-how = Наведите на карту или нажмите и подержите: здесь появится её полный текст.
web-epic-printed = Напечатано { $attack }/{ $defence }.
web-epic-origin-card = от карты «{ $card }»
web-epic-origin-counters = жетоны
web-epic-origin-this_turn = до конца хода
web-epic-damaged = Урона за ход: { $n } из { $of }.
web-epic-lost = До конца хода у него нет талантов и свойств.
web-epic-returns = В конце хода вернётся к владельцу.
web-epic-state = { $state ->
    [prepared] Подготовлено: может блокировать.
    [expended] Задействовано: не атакует и не блокирует до начала хода того, кто его контролирует.
    [flipped] Развёрнуто: уже блокировало в этом ходу.
   *[deploying] Прибывает: пока не атакует, но блокировать может.
}

## Бой

web-epic-preview = прогноз
web-epic-attack-total = { $n } { $n ->
    [one] урон
   *[other] урона
}
web-epic-unblocked = Без блока — { $rival }: { $from } → { $to }.
web-epic-breaks-through = Прорыв до { $n }. { $rival }: { $from } → { $to }.
web-epic-nothing-through = До игрока урон не дойдёт.
web-epic-able = { $n ->
    [0] Блокировать некому.
   *[other] Могут блокировать: { $n }.
}
web-epic-breaks = Погибнет: { $list }
web-epic-may-break = Может погибнуть: { $list }
web-epic-gain = { $side ->
    [attackers] Атакующий получит здоровья: { $n }.
   *[blockers] Защищающийся получит здоровья: { $n }.
}
web-epic-toll = Если никто не блокирует, { $n } { $n ->
    [one] урон
   *[other] урона
}: здоровье { $from } → { $to }.

## Ожидающие свойства, цели, числа

web-epic-triggers = Ждут своей очереди
web-epic-set = Набор { $n }
web-epic-show-cards = Показать карты: { $n }
web-epic-see-table = Посмотреть на стол
web-epic-no-cards = Карт здесь нет
web-epic-pile = { $player }: { $pile ->
    [hand] карт на руке
    [deck] карт в колоде
   *[discard] карт в сбросе
} — { $n }
web-epic-pile-name = { $pile ->
    [hand] Рука
    [deck] Колода
   *[discard] Сброс
}, { $n }
web-epic-piles-of = { $whose ->
    [mine] Ваши карты
   *[theirs] Карты: { $player }
}
web-epic-pile-note = { $pile ->
    [hand] { $whose ->
        [mine] Ваша рука.
       *[theirs] Карт на руке { $n }, из них все видели { $known }.
    }
    [deck] { $whose ->
        [mine] Что осталось в вашей колоде; порядок неизвестен.
       *[theirs] Карт в колоде { $n }, из них все видели { $known }.
    }
   *[discard] Сверху — новые. Сброс открыт для всех.
}

## Решения

web-epic-attackers = { $n ->
    [one] Атакует { $n } существо
    [few] Атакуют { $n } существа
   *[many] Атакуют { $n } существ
}: { $damage } { $damage ->
    [one] урон
   *[other] урона
}
web-epic-aim = Кого атаковать? Коснитесь имени игрока или решите следующим шагом.
web-epic-whom = Защищается { $player }
web-epic-more = Выберите ещё { $n }.
web-epic-group-attack = { $n ->
    [one] Атаковать одним: { $damage }
    [2] Атаковать двоими: { $damage }
    [3] Атаковать троими: { $damage }
   *[other] Атаковать группой из { $n }: { $damage }
}
web-epic-group-block = { $n ->
    [one] Блокировать одним
    [2] Блокировать двоими
    [3] Блокировать троими
   *[other] Блокировать группой из { $n }
}
web-epic-group-mulligan = { $n ->
    [one] Пересдать { $n } карту за { $n } здоровье
    [few] Пересдать { $n } карты за { $n } здоровья
   *[many] Пересдать { $n } карт за { $n } здоровья
}
web-epic-group-loyalty = Раскрыть эти две карты
web-epic-group-loyalty-x = { $n ->
    [one] Раскрыть { $n } карту
    [few] Раскрыть { $n } карты
   *[many] Раскрыть { $n } карт
}
web-epic-group-banish-cards = { $n ->
    [one] Изгнать { $n } карту
    [few] Изгнать { $n } карты
   *[many] Изгнать { $n } карт
}
web-epic-group-targets = { $n ->
    [one] Выбрать { $n } цель
    [few] Выбрать { $n } цели
   *[many] Выбрать { $n } целей
}
web-epic-group-recycle = Раскопка: эти две карты — под колоду
web-epic-group-split = Нанести урон так
web-epic-group-keep = { $n ->
    [one] Оставить { $n } карту
    [few] Оставить { $n } карты
   *[many] Оставить { $n } карт
}
web-epic-group-drop = { $n ->
    [one] Убрать { $n } карту
    [few] Убрать { $n } карты
   *[many] Убрать { $n } карт
}
web-epic-group-hand-limit = { $n ->
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[many] Сбросить { $n } карт
}
web-epic-do-pick = Взять { $what }
web-epic-do-whom = Атаковать: { $what }
web-epic-do-target = Цель: { $what }
web-epic-do-own-champion = Выбрать { $what }
web-epic-do-discard = Сбросить { $what }
web-epic-do-banish-cards = Изгнать { $what }
web-epic-do-banish-from-hand = Изгнать { $what }
web-epic-do-put-from-hand = Ввести в игру { $what }
web-epic-do-break-for-cost = Уничтожить { $what }
web-epic-do-banish-for-cost = Изгнать { $what }
web-epic-do-revealed-champion = Ввести в игру { $what }
web-epic-do-revealed-card = Взять на руку { $what }
web-epic-do-event-from-pile = Разыграть { $what }
web-epic-do-trigger = Применить: { $what }
web-epic-do-through = Пропустить в игрока: { $n }
web-epic-do-share = Нанести { $n }
web-epic-do-pay-health = Потерять здоровья: { $n }
web-epic-do-loop = Повторить раз: { $n }

## Пасы

web-epic-pass = { $phase_id ->
    [before_blocks] Не отвечаю: к блоку
    [before_damage] Не отвечаю: к урону
   *[other] Не отвечаю: к концу хода
}
web-epic-no-block = Не блокировать: { $from } → { $to }
web-epic-unspent = { $list }: золото не истрачено, ответ возможен.
web-epic-ask-me = Спрашивать меня
web-epic-ask-honest = Если сыграть нечего, игра никого не спрашивает и идёт дальше сама. «Всегда» — когда можно хоть что-то: карту, талант или текст из сброса. «С картой» — только если можно сыграть карту с руки. «Пас» — не спрашивать вовсе.
web-epic-window = { $window ->
    [my_before_blocks] Моя атака, до блока
    [my_before_damage] Моя атака, до урона
    [before_blocks] Чужая атака, до блока
    [before_damage] Чужая атака, до урона
   *[ending] Конец хода
}
web-epic-wish = { $wish ->
    [always] всегда
    [able] с картой
   *[never] пас
}
web-epic-passed = { $window ->
    [my_before_blocks] Пас за вас: ваша атака, до блока
    [my_before_damage] Пас за вас: ваша атака, до урона
    [before_blocks] Пас за вас: чужая атака, до блока
    [before_damage] Пас за вас: чужая атака, до урона
   *[ending] Пас за вас: конец хода
}

## Следующая карта

web-epic-next-card = Следующая карта: одна из { $n }
web-epic-share = { $of ->
    [one] за 1
    [zero] за 0
    [champion] существо
    [event] событие
    [good] { faction-good }
    [wild] { faction-wild }
    [evil] { faction-evil }
   *[sage] { faction-sage }
}
web-epic-chance = { $n } % · { $count }

## Драфт

web-epic-pack = Карты на выбор
web-epic-draft-pick = { $n ->
    [one] Возьмите одну карту из { $of }
   *[other] Возьмите ещё две карты из { $of }
}
web-epic-draft-keep = { $n ->
    [one] Оставьте ещё { $n } карту
    [few] Оставьте ещё { $n } карты
   *[many] Оставьте ещё { $n } карт
}
web-epic-draft-drop = { $n ->
    [one] Уберите ещё { $n } карту
    [few] Уберите ещё { $n } карты
   *[many] Уберите ещё { $n } карт
}
web-epic-draft-wait = Остальные ещё выбирают
web-epic-draft-rest = { $where ->
    [swap] Остальные ({ $n }) получит { $player }.
    [left] Остальные ({ $n }) уйдут влево: { $player }.
   *[right] Остальные ({ $n }) уйдут вправо: { $player }.
}
web-epic-draft-away = { $n ->
    [0] Это последняя карта пула.
   *[other] Остальные ({ $n }) уйдут в общий сброс.
}
web-epic-draft-secret = Чужого выбора никто не видит.
web-epic-thinks = { $player } ещё думает
web-epic-dark-step = { $step ->
    [keep_one] одна из пяти
    [swap] обмен
    [keep_two] две из четырёх
   *[away] две в сброс
}
web-epic-round = Раунд { $n } из { $of }
web-epic-pack-way = { $way ->
    [left] Пул { $n }: влево
   *[right] Пул { $n }: вправо
}
web-epic-taken = Взято { $n } из { $of }
web-epic-ones-zeros = за 1: { $ones } · за 0: { $zeros }
web-epic-mean-attack = средняя атака { $n }
web-epic-my-cards = Мои карты
web-epic-of-cost = за { $cost }: { $n }

## Итог

web-epic-score = здоровье { $health } · существ { $champions } · в колоде { $deck }

## Готовые колоды

web-epic-deck-good_wild = Рёв и свет
web-epic-deck-good_evil = Закат и рассвет
web-epic-deck-good_sage = Закон и звёзды
web-epic-deck-wild_evil = Клык и пламя
web-epic-deck-wild_sage = Буря и буквы
web-epic-deck-evil_sage = Тень и зеркало

## Как слова пишутся в текстах карт (начало слова)

web-epic-term-airborne = Полёт
web-epic-term-breakthrough = Прорыв
web-epic-term-righteous = Благочестивост
web-epic-term-blitz = Блиц
web-epic-term-ambush = Засад
web-epic-term-untargetable = Неуловимост
web-epic-term-unbreakable = Неуязвимост
web-epic-term-unbanishable = Непоколебимост
web-epic-term-unblockable = Неблокируемост
web-epic-term-tribute = Клич
web-epic-term-loyalty = Верность 2
web-epic-term-loyalty_x = Верность Х
web-epic-term-ally = Союзн
web-epic-term-rage = Бешенств
web-epic-term-recall = Воззвани
web-epic-term-recycle = Раскопк
web-epic-term-expire = Хрип
web-epic-term-transform = Трансформир
web-epic-term-break = Уничтож
web-epic-term-banish = Изгон
web-epic-term-expend = Задейств
