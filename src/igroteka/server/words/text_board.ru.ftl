# Стол словами: любая игра как заголовки, числа и списки. Ключи полей — как в виде игры (см. ui/src/boards/text).

## Вокруг стола

web-text-reading = Стол словами
web-text-to-decision = К решению
web-text-jump = Куда перейти
web-text-table = На столе
web-text-status = Положение
web-text-you = вы
web-text-rival = соперник
web-text-ally = союзник
web-text-active = ходит
web-text-log = Последнее в журнале
web-text-log-short = Журнал
web-text-hand-short = Рука, { $n }
web-text-empty = Ничего нет

## Решение

web-text-decision = Решение
web-text-decision-stage = Решение · { $stage }
web-text-now-yours = Решать вам: { $question }
web-text-waiting = Решают другие
web-text-waiting-for = Решает { $player }
web-text-waiting-note = Здесь появятся варианты, когда решать будете вы.
web-text-watching = Вы смотрите
web-text-past = Момент { $n } из { $of }
web-text-past-note = Так было тогда. Решать можно только сейчас.
web-text-back-to-now = Вернуться к настоящему
web-text-over = Игра окончена
web-text-winners = { $n ->
    [0] Ничья.
    [one] Победа: { $names }.
   *[other] Победу делят: { $names }.
}
web-text-scores = Счёт
web-text-options = Варианты
web-text-option-numbered = { $text } (№{ $number })
web-text-option-nth = { $text } ({ $n }-й)
web-text-asking = { $name }: { $text }
web-text-on-option = { $n ->
    [one] вариант { $numbers }
   *[other] варианты { $numbers }
}
web-text-choose-several = Отметьте одно или несколько, потом подтвердите.
web-text-choose-dice = Отметьте кубики, которые хотите перебросить.
web-text-confirm = Подтвердить: { $names }
web-text-no-such-set = Такого набора среди вариантов нет.
web-text-undo = Взять назад
web-text-hint = Подсказка
web-text-hints = Что сыграл бы сильный игрок
web-text-hint-line = { $text }: { $chance } %

## Нельзя сейчас

web-text-not-now = Нельзя сейчас
web-text-why = почему?
web-text-why-name = { $name }: почему нельзя?

## Клавиши

web-text-keys = Клавиши
web-text-key-option = вариант
web-text-key-confirm = подтвердить
web-text-key-cancel = отменить
web-text-key-undo = вернуть
web-text-key-log = журнал
web-text-key-odds = шансы
web-text-key-rules = правила
web-text-key-hint = подсказка

## Как складываются строки

web-text-place = { $name }: { $value }
web-text-times = { $name } ×{ $n }
web-text-numbered = { $name } №{ $number }
web-text-price = цена { $n }
web-text-price-free = бесплатно

## Поля, общие для игр

web-text-health = здоровье
web-text-gold = золото
web-text-hand = рука
web-text-whole-hand = рука
web-text-known-hand = Известно о руке
web-text-deck = колода
web-text-whole-deck = колода, порядок неизвестен
web-text-known-deck = Известно о колоде
web-text-discard = сброс
web-text-out = выбывает
web-text-team = команда
web-text-line-left = { $n ->
    [0] не осталось
   *[other] осталось { $n }
}

## «Грани судьбы»

web-text-dice_forge-status = Раунд { $round } из { $rounds } · { $step } · ходит { $active }
web-text-extra_taken = Дополнительное действие уже взято
web-text-most = из { $n }
web-text-card_glory = слава на картах
web-text-dice = Кубики
web-text-marked-faces = { $name } (сверху)
web-text-dice_forge-hammer = Молот
web-text-sum-hammer = круг { $lap }, деление { $step } из 15
web-text-figure-hammer = { $count ->
    [1] { "" }
   *[other] ×{ $count }
}
web-text-figure-reinforcement = { web-text-figure-hammer }
web-text-figure-automatic = { web-text-figure-hammer }
web-text-figure-other = { web-text-figure-hammer }
web-text-cards = Карты
web-text-reinforcement = Усиления
web-text-automatic = Автоматические
web-text-other = Прочие
web-text-dice_forge-tokens = Жетоны
web-text-line-ready = { $n ->
    [one] { $n } готов
   *[other] { $n } готовы
}
web-text-line-used = { $n ->
    [one] { $n } потрачен
   *[other] { $n } потрачены
}
web-text-portal = портал
web-text-value-portal = { $n ->
    [0] стартовый
   *[other] { $n }
}
web-text-line-portal = портал { $n }
web-text-line-glory = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[many] { $n } очков славы
}
web-text-dice_forge-heroes = здесь стоит
web-text-replaced = Сменённые грани
web-text-dice_forge-scores = счёт
web-text-sanctuary = Святилище
web-text-figure-sanctuary = цена { $price }
web-text-garden = Сад
web-text-islands = Острова
web-text-figure-islands = { $sun ->
    [0] { amount-moon }
   *[other] { amount-sun }{ $moon ->
        [0] { "" }
       *[other] , { amount-moon }
    }
}
web-text-removed = Убранные из игры грани
web-text-used = Усиления, уже применённые в этом ходу
web-text-bought = Куплено в этом подношении
web-text-boars = Владельцы боровов

## «Эпик»

web-text-epic-status = { $turn ->
    [0] { $phase }
   *[other] Ход { $turn } · { $phase } · ходит { $active }
}{ $initiative_told ->
    [0] { "" }
   *[other] { " " }· инициатива: { $initiative }
}
web-text-extra_gold = ещё золота
web-text-faction_gold = Золото для карт одной фракции
web-text-figure-faction_gold = { $n }
web-text-champions = Существа
web-text-figure-champions = { $attack } / { $defence }
web-text-attacks = атакует
web-text-blocks = блокирует
web-text-owner = владелец
web-text-controller = кто применит
web-text-token = приспешник
web-text-deploying = прибывает
web-text-line-damage = урон { $n }
web-text-line-counters = { $n ->
    [one] { $n } жетон +1/+1
    [few] { $n } жетона +1/+1
   *[many] { $n } жетонов +1/+1
}
web-text-lost_abilities = без свойств
web-text-returns = вернётся под контроль прежнего игрока в конце хода
web-text-known = Что известно по порядку, сверху вниз
web-text-nth-known = { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
}
web-text-whole-picks = взятые карты
web-text-whole-pack = на выбор
web-text-champion = существо { $attack } / { $defence }
web-text-event = событие
web-text-triggers = Ждут применения
web-text-nth-triggers = Набор { $n }
web-text-no_more_attacks = До конца хода новых атак объявлять нельзя
web-text-fighter = { $name } { $attack } / { $defence }
web-text-combat = Атака: { $names }; { $aimed ->
    [0] { "" }
   *[other] защищается { $whom },{ " " }
}урон { $n }.
web-text-unblocked = { $phase_id ->
    [before_damage] Никто не блокирует
   *[other] Если не блокировать
}: здоровье { $before } → { $after }.
web-text-blocked = Блок: { $names }; ответный урон { $n }.
web-text-blocked-still = Атака заблокирована, блокирующих уже нет: урона не будет.
web-text-through = До { $n } урона может пройти в игрока.
web-text-would-break = Будет уничтожено: { $names }.
web-text-could-break = Может быть уничтожено, смотря как разделят урон: { $names }.

## «Трон кубов»

web-text-dice_throne-status = Ход { $turn } · { $phase } · ходит { $active }
web-text-first = начинает
web-text-cp = БС
web-text-no-verified = данные героя известны лишь из одного источника
web-text-unverified = не проверено
web-text-tokens = Состояния
web-text-dice_throne-figure-tokens = ×{ $n }
web-text-limits = Изменённые пределы состояний
web-text-figure-limits = { $n }
web-text-levels = Способности
web-text-companions = Компаньоны
web-text-companion-state = { $id ->
    [nyra] здоровье { $n } из 7
    [nyra_active] { $n ->
        [0] повержена
       *[other] активна
    }
    [seedling] ×{ $n }
    [sapling] ×{ $n }
    [dryad] ×{ $n }
   *[other] { $n ->
        [0] не построен
        [1] простой
       *[other] улучшенный
    }
}
web-text-playing = Сейчас исполняется
web-text-cost = { $n } БС
web-text-leveled = { $name } { $level }
web-text-opened = «{ $name }» ({ $needs }): { $text }
web-text-rolls-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
web-text-symbol = { $symbol }
web-text-symbols = { $symbol } ×{ $n }
web-text-straight = { $n ->
    [4] малый стрит
   *[other] большой стрит
}
web-text-die = { $n } { $symbol }
web-text-die-element = Кубик { $n }: { $shown }
web-text-no-dice = { $who }: кубики ещё не брошены, попыток: { $n }.
web-text-roll = { $who }, { $purpose }: { $dice }{ $open ->
    [0] { " " }(бросок принят).
   *[other] { $n ->
        [0] .
        [one] ; осталась { $n } попытка.
        [few] ; осталось { $n } попытки.
       *[many] ; осталось { $n } попыток.
    }
}
web-text-declared = Объявлено: «{ $ability }».
web-text-attack = «{ $ability }»{ $aimed ->
    [0] { "" }
   *[other] , цель — { $whom }
}: { $damage_id ->
    [none] без урона.
   *[other] { $damage } { $sum }.
}
web-text-dealt = Прошло урона: { $n }.
web-text-hit = { $player } получит { $sum }: здоровье { $before } → { $after }.
web-text-returned = Половина вернётся атакующему.
web-text-added = добавлено
web-text-by-statuses = состояния
web-text-avoided = избегает
web-text-prevented = { $spare ->
    [0] отменено
   *[other] отменено, до { $n }
}
web-text-halved = половина от { $n }
web-text-ultimate = легендарный
web-text-sure = не отменить
