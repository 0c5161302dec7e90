# Стол «Граней судьбы». Имена граней, карт и кубиков приходят из каталога игры.

## Куда смотреть

web-forge-temple = Святилище
web-forge-islands = Острова
web-forge-garden = Сад: за подвиги
web-forge-start = старт
web-forge-mine = Мои кубики и резерв
web-forge-you = Вы
web-forge-panes = Части стола
web-forge-pane-temple = Святилище
web-forge-pane-islands = Острова
web-forge-pane-odds = Шансы
web-forge-pane-log = Журнал
web-forge-round = Раунд { $n } из { $of }
web-forge-step = { $step_id ->
    [action] Действие
   *[other] { $step }
}
web-forge-extra = Второе за { $sun }

## Кубики и грани

web-forge-die = { $die_id ->
    [light] Светлый
   *[dark] Тёмный
}
web-forge-rolled = выпало
web-forge-on-top = сверху
web-forge-net = { $player }, { $die }: { $faces }. Сверху — { $top }
web-forge-slot = грань { $n }: { $face }{ $up ->
    [yes] , лежит сверху
   *[no] { "" }
}
web-forge-shelf-face = { $face }: цена { $gold }, осталось { $left }
web-forge-garden-face = { $face }: даётся за подвиг, осталось { $left }
web-forge-of = { $face } ({ $player })

## Резерв, слава, жетоны

web-forge-reserve = { $resource }: { $has } из { $most }
web-forge-score = Слава: { $n } ({ $glory } на планшете, { $cards } на картах)
web-forge-gathered = на планшете
web-forge-hammer = Молот кузнеца: круг { $n }, { $step } из { $of }, в конце круга { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[many] { $glory } очков славы
}
web-forge-lap = круг { $n ->
    [1] I
   *[other] II
}
web-forge-on-hammer = Сколько золота направить на молот
web-forge-token = Жетон «{ $card }»: { $n ->
    [0] использован
    [one] { $n } штука
    [few] { $n } штуки
   *[many] { $n } штук
}
web-forge-reinforcement = Усиление «{ $card }»: { $left ->
    [0] уже применено
   *[other] можно применить в свой ход
}
web-forge-short = { $card_id ->
    [silver_hind] Лань
    [guardians_owl] Сова
   *[other] { $card }
}
web-forge-where = { $portal ->
    [0] на старте
   *[other] остров { $portal }
}
web-forge-stands = { $player }: { web-forge-where }
web-forge-open = { $player }: карты и жетоны
web-forge-close = Закрыть
web-forge-no-cards = Карт пока нет.
web-forge-replaced = Сменено граней: { $n }

## Острова

web-forge-pile = { $card }: { $sun ->
    [0] { "" }
   *[other] { amount-sun }{ $moon ->
        [0] { "" }
       *[other] { " и " }
    }
}{ $moon ->
    [0] { "" }
   *[other] { amount-moon }
}, { amount-glory }, осталось { $left }

## Решения

web-forge-choose = { $asked ->
    [offering] Ещё одна грань?
    [ship] Корабль: купить грань дешевле?
   *[other] Грань, подвиг или пас?
}
web-forge-ringed = { $asked ->
    [offering] Доступные грани обведены.
    [ship] Доступные грани обведены.
   *[other] Доступные грани и подвиги обведены.
}
web-forge-more = Ещё действие за { amount-sun }
web-forge-offering = Подношение · грань { $n }
web-forge-swap = «{ $face }» вместо «{ $old }», { $die }
web-forge-remains = Останется { amount-gold }.
web-forge-forge = Выковать
web-forge-price = { $gold ->
    [0] бесплатно
   *[other] за { amount-gold }
}
web-forge-place = Вставить грань
web-forge-chase = { $player } уходит на старт и получает благословение.
web-forge-lost = { $n } { $n ->
    [one] пропадёт
   *[other] пропадут
}

## Шансы

web-forge-next-blessing = Следующее благословение
web-forge-expected = Ожидание за бросок
web-forge-same = как было
web-forge-now = сейчас
web-forge-then = после ковки
web-forge-per-roll = { $resource_id ->
    [gold] золота за бросок
    [sun] осколков солнца за бросок
    [moon] осколков луны за бросок
   *[glory] очков славы за бросок
}
web-forge-chance = { $n }: { $now }
web-forge-chance-then = { $n }: { $now }, после ковки { $later }
web-forge-room = { $n ->
    [0] Резерв полон: всё это пропадёт.
   *[other] В резерв войдёт только { $n }: остальное пропадёт.
}
web-forge-choice-note = Грань с выбором засчитана каждому ресурсу, который она предлагает.
web-forge-no-odds = Шансы считаются, пока идёт партия.
