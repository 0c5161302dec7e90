# Нарисованный стол «Трона кубов». Имена героев, способностей, карт и состояний — в каталогах игры.

## Ход и фазы

web-throne-turn = Ход { $n }, { $mine ->
    [yes] ваш
   *[no] ходит { $player }
}
web-throne-phase-upkeep = Обновление
web-throne-phase-income = Доход
web-throne-phase-main_1 = Основная
web-throne-phase-offence = Бросок
web-throne-phase-targeting = Прицел
web-throne-phase-defence = Защита
web-throne-phase-main_2 = Основная 2
web-throne-phase-discard = Сброс

## Герои

web-throne-you = Вы
web-throne-out = выбыл
web-throne-leader = лидер
web-throne-leader-bonus = Кто выбирает целью атаки лидера, берёт карту; единственному лидеру бонуса нет.
web-throne-order = Порядок ходов
web-throne-unverified = не сверено
web-throne-target = цель
web-throne-health = Здоровье
web-throne-becomes = станет
web-throne-cp = БС
web-throne-cp-of = БС: { $n } из { $most }
web-throne-status = { $name }: { $n } из { $limit }
web-throne-status-kind = { $kind_id ->
    [negative] Отрицательное
    [unique] Уникальное
   *[positive] Положительное
} состояние, предел { $limit }
web-throne-companion = { $id ->
    [nyra] { $up ->
        [0] { $name } повержена
       *[other] { $name }: { $n } из 7
    }
    [nanobot] { $n ->
        [0] { $name }: не построен
        [1] { $name }: простой
       *[other] { $name }: улучшенный
    }
    [shock_bot] { $n ->
        [0] { $name }: не построен
        [1] { $name }: простой
       *[other] { $name }: улучшенный
    }
    [heal_bot] { $n ->
        [0] { $name }: не построен
        [1] { $name }: простой
       *[other] { $name }: улучшенный
    }
   *[other] { $name }: { $n }
}
web-throne-hand = На руке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-throne-deck = В колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-throne-discard = В сбросе { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-throne-known = { $n ->
    [one] { $n } карта вам известна
    [few] { $n } карты вам известны
   *[other] { $n } карт вам известны
}
web-throne-known-hand = На руке, насколько известно:
web-throne-discarded = В сбросе:
web-throne-in-deck = В колоде, порядок неизвестен:
web-throne-their-abilities = { $player }: способности
web-throne-unfold = { $player }: показать способности
web-throne-fold = { $player }: скрыть способности
web-throne-my-team = Ваша команда
web-throne-their-team = Противники
web-throne-shared = { $changes ->
    [yes] Общее здоровье { $health } → { $after } из { $most }
   *[no] Общее здоровье из { $most }
}
web-throne-score = { $out ->
    [yes] Герой выбыл
   *[no] Здоровье { $health }, БС { $cp }
}

## Способности

web-throne-available = доступно сейчас
web-throne-chance = Вероятность
web-throne-straight = { $length ->
    [4] малый стрит, 4 числа подряд
   *[other] большой стрит, 5 чисел подряд
}
web-throne-slot = { $kind ->
    [defensive] { $dice ->
        [0] защита
        [one] защита, { $dice } кубик
        [few] защита, { $dice } кубика
       *[other] защита, { $dice } кубиков
    }
   *[other] действует всегда
}

## Карты

web-throne-my-hand = Ваша рука
web-throne-empty-hand = На руке нет карт
web-throne-hidden-hand = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[other] { $n } карт рубашкой вверх
}
web-throne-timing = { $timing ->
    [main] основная фаза
    [roll] фаза броска
    [instant] немедленно
   *[up] улучшение
}

## Лоток с кубиками

web-throne-tray = Кубики
web-throne-attempts = { $n ->
    [0] Попыток нет
    [one] Ещё { $n } попытка
    [few] Ещё { $n } попытки
   *[other] Ещё { $n } попыток
}
web-throne-die = Кубик { $n }: { $value }{ $face ->
    [none] {""}
   *[other] , { $face }
}{ $kept ->
    [kept] , оставлен
   *[loose] {""}
}
web-throne-rolled-for = { $purpose_id ->
    [attack] { $player }: кубики нападения
    [defence] { $player }: кубики защиты
    [targeting] { $player }: прицеливание
   *[other] { $player }: бросок
}
web-throne-no-dice = { $player }: кубики нападения ещё не брошены.
web-throne-cards-now = { $n ->
    [one] можно сыграть { $n } карту
    [few] можно сыграть { $n } карты
   *[other] можно сыграть { $n } карт
}
web-throne-step-rolling = бросок
web-throne-step-declared = объявлено
web-throne-step-activated = активировано
web-throne-stage = { $stage ->
    [declared] { $mine ->
        [yes] Объявлено: «{ $ability }». Ждём, не вмешается ли кто-нибудь.
       *[no] { $player } объявляет «{ $ability }». Можно вмешаться.
    }
    [reopened] { $mine ->
        [yes] Вмешались в бросок: бросайте дальше или объявляйте заново.
       *[no] В бросок вмешались: { $player } бросает дальше или объявляет заново.
    }
    [activated] «{ $ability }»: кубики приняты, способность действует.
   *[rolling] { $mine ->
        [yes] { $dice ->
            [none] Бросьте все кубики; потом нужные можно оставлять.
           *[lie] { $left ->
                [0] Попыток больше нет: объявите способность этими кубиками.
               *[other] Оставьте нужные кубики, остальные перебросьте.
            }
        }
       *[no] { $player } бросает кубики.
    }
}
web-throne-damage-now = Урон сейчас
web-throne-before-defence = до защиты
web-throne-they-decide = решают противники
web-throne-attacker-decides = решает { $player }

## Полоса действий

web-throne-reroll = { $n ->
    [5] Перебросить все 5
    [one] Перебросить { $n } кубик
    [few] Перебросить { $n } кубика
   *[other] Перебросить { $n } кубиков
}
web-throne-stop = Объявить «{ $source }»{ which-tier }{ $n ->
    [0] {""}
    [one] : { $damage } урон
   *[other] : { $damage } урона
}
web-throne-no-ability = Без способности
web-throne-to-offence = К броску нападения
web-throne-end-turn = Закончить ход
web-throne-instead = { $n ->
    [one] { $n } урон
   *[other] { $n } урона
} вместо { $instead }
web-throne-waiting-answer = Объявлено «{ $ability }» · ждём ответа
web-throne-mute = Не спрашивать здесь
web-throne-muted = Без вопросов проходят: { $phases }.
web-throne-unmute = Спрашивать снова

## Защита и урон

web-throne-attack = «{ $ability }»:
web-throne-attack-deals = { $n ->
    [one] урон
   *[other] урона
}{ $mine ->
    [yes] {" "}вам
   *[no] , цель — { $player }
}
web-throne-damage-kind = { $kind ->
    [normal] обычный урон, можно блокировать
    [undefendable] неблокируемый урон
    [pure] чистый урон: ни защиты, ни модификаторов
    [collateral] побочный урон
    [ultimate] легендарный урон: ответить нечем
   *[none] без урона
}
web-throne-dealt = прошло { $n }
web-throne-sum = Урон по шагам
web-throne-step-add = Сложение и вычитание
web-throne-step-halves = Половины
web-throne-step-result = Итог
web-throne-intermediate = в сумме
web-throne-was = было
web-throne-each-half = каждая от { $n }, вверх: { $half }
web-throne-after-halves = осталось
web-throne-half = половина
web-throne-goes-back = вернётся: { $player }
web-throne-term-added = добавлено
web-throne-term-statuses = состояния
web-throne-term-companions = компаньон
web-throne-term-other = другой урон
web-throne-term-prevented = отменено
web-throne-term-picked = если применить
web-throne-term-avoided = урона удалось избежать
web-throne-damage-to = { $n ->
    [one] урон
   *[other] урона
}{ $mine ->
    [yes] {" "}вам
   *[no] , { $player }
}
web-throne-health-becomes = здоровье { $before } → { $after }
web-throne-otherwise = · иначе { $n }
web-throne-defence-order = Порядок защиты
web-throne-defence-effects = Эффекты на цель
web-throne-defence-ability = Выбор способности защиты
web-throne-defence-roll = Бросок защиты
web-throne-defence-results = Его результаты, кроме урона
web-throne-defence-last-call = Последняя возможность
web-throne-defence-damage = Урон обоим сразу

## Шансы

web-throne-keep = Что оставить
web-throne-expected = ожидаемый урон
web-throne-keep-none = ничего
web-throne-keep-these = { $n ->
    [0] Перебросить все: ожидаемый урон { $damage }
   *[other] Оставить { $dice }: ожидаемый урон { $damage }
}
web-throne-after-roll = Урон после переброса
web-throne-bar = Урон { $n }: { $chance } %
web-throne-next-attack = { $rolled ->
    [yes] Кубики брошены
   *[no] { $mine ->
        [yes] Ваша следующая атака
       *[no] { $player }: следующая атака
    }
}
web-throne-chances = Вероятности способностей
web-throne-odds-note = { $attempts ->
    [0] Попыток не осталось: эти кубики окончательны, если их никто не изменит.
   *[other] { $kept ->
        [some] Точные вероятности за оставшиеся попытки с этими оставленными кубиками.
       *[none] Точные вероятности за оставшиеся попытки, если для каждой способности оставлять лучшее.
    } Урон — средний: до защиты, по противнику без жетонов, без трат на выбор.
}
web-throne-no-odds = Здесь будут вероятности способностей, когда дойдёт до кубиков.

## На телефоне

web-throne-panes = Что показать
web-throne-pane-abilities = Способности
web-throne-pane-hand = Рука: { $n }
web-throne-pane-sum = Урон
