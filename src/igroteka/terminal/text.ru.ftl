# Стол в терминале. Всё коротко: доска должна поместиться в 80 колонок.

## Игроки

table-seat-0 = А
table-seat-1 = Б
table-seat-2 = В
table-seat-3 = Г
table-name-human = Игрок { $letter }
table-name-bot = Бот { $letter }

## Вокруг доски

table-round = Раунд { $round }/{ $rounds }
table-moment = Ходит { $who } · { $stage }
table-over = Игра окончена
table-log = Что произошло
table-on-board = (остальные номера — на доске)
table-prompt = ? — помощь { "" }
table-page = { $pages ->
    [1] Enter — назад к столу
   *[other] Страница { $page } из { $pages }. Enter — дальше; число — та страница; q — назад к столу
}
table-winners = { $n ->
    [0] Никто не победил: ничья.
    [one] Победа: { $winners }!
   *[other] Победу делят { $winners }!
}
table-end = «выход» — уйти, «журнал» — вся партия, «запись» — сохранить её.
table-left = { $game_id ->
    [dice_throne] Вы ушли из игры на ходу { $round }.
    [epic] Вы ушли из игры на ходу { $round }.
   *[other] Вы ушли из игры в раунде { $round }.
}
table-input-ended = { $game_id ->
    [dice_throne] Ввод закончился: игра оставлена на ходу { $round }.
    [epic] Ввод закончился: игра оставлена на ходу { $round }.
   *[other] Ввод закончился: игра оставлена в раунде { $round }.
}
table-saved = Запись партии: { $file }.
table-not-saved = Не удалось записать партию в { $file }: { $reason }.
table-allowed = Ничто не мешает: это есть среди вариантов.
table-unknown = Не понимаю «{ $given }». Вариант выбирают числом; что ещё можно набрать, подскажет «?».
table-unknown-thing = { $game_id ->
    [dice_throne] Не знаю варианта, карты, способности или состояния «{ $given }». Попробуйте «почему джокер!», «? нокдаун» или «? 1».
    [epic] Не знаю варианта, карты или свойства «{ $given }». Попробуйте «почему волк», «? полёт» или «? 1».
   *[other] Не знаю варианта, карты или грани «{ $given }». Попробуйте «почему гидра», «почему 3$» или «? 1».
}

## Команды: их имена и что они делают

table-command-why = почему
table-command-hint = подсказка
table-command-players = игроки
table-command-log = журнал
table-command-rules = правила
table-command-passing = пас
table-command-undo = отмена
table-command-save = запись
table-command-lang = язык
table-command-quit = выход
table-help-number = { $game_id ->
    [dice_throne] 3: выбрать вариант 3. «reroll 1,4» — перебросить 1 и 4, «play so wild» — сыграть карту, «declare revolver 2» — объявить вторую ступень способности.
    [epic] 3: выбрать вариант 3. То же словами: «attack wolf» или «attack wolf#63». Группу можно назвать сразу и в любом порядке: «1, 3» или «attack wolf, medusa».
   *[other] 3: выбрать вариант 3. То же словами: «buy sun_1» или «buy 1С».
}
table-help-explain = { $game_id ->
    [dice_throne] ? 3, ? револьвер, ? джокер!, ? нокдаун: объяснить вариант, способность, карту или состояние.
    [epic] ? 3, ? волк, ? полёт: объяснить вариант, карту или свойство.
   *[other] ? 3, ? гидра: объяснить вариант, карту или грань.
}
table-help-why = { $game_id ->
    [dice_throne] почему револьвер, почему джокер!: почему так сейчас нельзя, со ссылкой на правило.
    [epic] почему волк, почему attack wolf: почему так сейчас нельзя, со ссылкой на правило.
   *[other] почему гидра, почему 3$: почему так сейчас нельзя, со ссылкой на правило.
}
table-help-hint = подсказка: лучшие варианты по расчёту и их шансы на победу.
table-help-players = { $game_id ->
    [dice_throne] игроки: способности каждого с текстами, жетоны, сброс и что известно о руке.
    [epic] игроки: что известно о руке, сбросе и колоде каждого.
   *[other] игроки: кубики, карты и жетоны каждого.
}
table-help-log = журнал: всё, что произошло.
table-help-rules = { $game_id ->
    [dice_throne] правила СЛОВА, правила DT-4.4: поиск по правилам.
    [epic] правила СЛОВА, правила EP-8.7: поиск по правилам.
   *[other] правила СЛОВА, правила DF-5.3: поиск по правилам.
}
table-help-passing = { $game_id ->
    [dice_throne] пас: спрашивать ли вас, когда можно вмешаться; пас обновление|доход|основная1|нападение|прицел|защита|основная2|все да|нет: пасовать сразу или спрашивать.
   *[other] пас: спрашивать ли вас, когда инициатива у вас; пас блоки|урон|конец|все да|нет: пасовать сразу или спрашивать.
}
table-help-undo = { $game_id ->
    [dice_throne] отмена: взять назад своё последнее решение, если после него ничего не бросали, не брали карт и никто другой не решал.
    [epic] отмена: взять назад своё последнее решение, если после него не брали карт и никто другой не решал.
   *[other] отмена: взять назад своё последнее решение, если после него не бросали кубики.
}
table-help-save = запись [ФАЙЛ]: сохранить запись партии; готовые файлы не затираются.
table-help-lang = язык ru, язык en: сменить язык.
table-help-quit = выход: уйти из-за стола. Все команды понятны и по-английски: why, undo, quit…

## Окна, в которых можно пасовать без вопроса

table-passing = { $phase } («{ $word }»): { $way ->
    [pass] вы пасуете без вопроса.
   *[ask] вас спрашивают, если вы можете что-то сделать.
}
table-passing-before_blocks = блоки
table-passing-before_damage = урон
table-passing-ending = конец
table-passing-all = все
table-passing-ask = нет
table-passing-pass = да

## «Грани судьбы»: буквы и другие сокращения

# Не «З»: её не отличить от тройки.
table-code-gold = $
table-code-sun = С
table-code-moon = Л
table-code-glory = *
table-code-triple = x3
table-code-mirror = зерк.
table-code-ship = кораб.
table-code-boar_red = бор-К
table-code-boar_yellow = бор-Ж
table-code-boar_green = бор-З
table-code-boar_blue = бор-С
table-code-shield_gold = щит-$
table-code-shield_sun = щит-С
table-code-shield_moon = щит-Л
table-code-shield_glory = щит-*
table-legend-letters = $ — золото, С — солнце, Л — луна, * — слава. 2$1Л даёт 2 золота и 1 луну; 3$/2* — 3 золота или 2 славы.
table-legend-board = +4 (2) в столбце «Карты» — две карты, в конце 4 славы; 1:7/15 — молот, круг и деление; Ц1Т1 — жетоны, цербер и тритон; [ ] — грань сверху; x2 — осталось две; буква после номера портала — герой, который там стоит; 12) — вариант, который выбирают числом 12.

table-card-blacksmiths_hammer = Молот
table-card-blacksmiths_chest = Сундук
table-card-silver_hind = Лань
table-card-satyrs = Сатиры
table-card-ferryman = Паромщик
table-card-helmet_of_invisibility = Шлем
table-card-cancer = Рак
table-card-hydra = Гидра
table-card-sphinx = Сфинкс
table-card-gorgon = Горгона
table-card-mirror_of_the_abyss = Зеркало
table-card-guardians_owl = Сова
table-card-minotaur = Минотавр
table-card-elder = Старейшина
table-card-wild_spirits = Духи
table-card-great_bear = Медведица
table-card-tenacious_boar = Боров
table-card-cerberus = Цербер
table-card-sentinel = Смотрящий
table-card-typhon = Тифон
table-card-cyclops = Циклоп
table-card-triton = Тритон
table-card-celestial_ship = Корабль
table-card-guardians_shield = Щит

## «Грани судьбы»: доска

table-head-gold = Золото
table-head-sun = Солнце
table-head-moon = Луна
table-head-glory = Слава
table-head-cards = Карты
table-head-rolled = На кубиках
table-head-portal = Порт.
table-head-hammer = Молот
table-head-tokens = Жет.
table-token-letter-cerberus = Ц
table-token-letter-triton = Т
table-sanctuary = Святилище: цена, грани
table-own-light = Мой светлый кубик
table-own-dark = Мой тёмный кубик
table-my-cards = Мои карты: { $cards }
table-die-light = светлый
table-die-dark = тёмный
table-islands = Острова: портал, подвиг, цена, слава, осталось
table-garden = Сад:
table-garden-triple = x3
table-garden-mirror = зеркало
table-garden-ship = корабль
table-garden-boar = боров
table-garden-shield = щит

## «Грани судьбы»: всё об игроке и итог

table-reserves = Золото { $gold }, солнце { $sun }, луна { $moon }, слава { $glory }
table-cards-owned = Карты (слава { $points }): { $cards }
table-place = { $portal ->
    [0] На стартовом портале
   *[other] На портале { $portal }
}, сменено граней: { $forged }
table-hammer = Молот: круг { $lap }, деление { $step } из 15
table-token-cerberus = Жетоны цербера: осталось { $ready }, потрачено { $used }
table-token-triton = Жетоны тритона: осталось { $ready }, потрачено { $used }
table-reserve = Резерв
table-cards = Карты
table-total = Слава

## «Грани судьбы»: варианты коротко

table-option-exchange = { $glory }* вместо { $amount_code }
table-option-take = взять { $amount_code }{ $wasted ->
    [0] { "" }
   *[other] { " " }({ $wasted } пропадёт)
}
table-option-lose = потерять { $amount_code }
table-option-triton = Тритон: { $amount_code }{ $wasted ->
    [0] { "" }
   *[other] { " " }({ $wasted } пропадёт)
}
table-option-hammer = { $n }$
table-option-copy = { $face_code }
table-option-buy = купить { $face_code } за { $gold }
table-option-pick = { $face_code }
table-option-first = сначала { $face_code }
table-option-replace = { $old_code }, { $die }
table-option-feat = подвиг { $card_name }
table-option-use = применить: { $card_name }
table-option-satyrs = { $face_code } и { $other_code }

## Эпик: стол

table-seat-4 = Д
table-seat-5 = Е
table-seat-6 = Ж
table-seat-7 = З
table-epic-turn = Ход { $n }
table-epic-initiative = инициатива: { $who }
table-epic-draft = Составление колод
table-epic-health = Здоровье
table-epic-gold = Золото
table-epic-hand = Рука
table-epic-deck = Колода
table-epic-discard = Сброс
table-epic-picks = Взято карт
table-epic-out = выбыл
table-epic-out-player = выбывает.
table-epic-player-now = { $health } зд, { $gold } з, { $hand }-{ $deck }-{ $discard }
table-epic-player-draft = ({ $picks })
table-epic-deck-list = Колода, порядок никому не известен
table-epic-known = Известно из колоды: { $names }
table-epic-my-hand = Моя рука
table-epic-my-pack = На выбор
table-epic-legend = 12) — вариант, который выбирают числом 12; > — чей ход; 30 зд, 1 з, 5-20-3 — здоровье, золото, карты на руке, в колоде и в сбросе; (1) — стоимость карты в золоте; 6/8 — атака и защита; (-3) — урон; [+2] — жетоны +1/+1; #63 — номер одного из нескольких существ с одним названием; существо без пометки положения подготовлено; АТК — атакует, БЛК — блокирует.
table-position-expended = зад.
table-position-flipped = разв.
table-position-deploying = приб.
table-position-lost = без свойств
table-position-attacks = АТК
table-position-blocks = БЛК
table-keyword-airborne = полёт
table-keyword-breakthrough = прорыв
table-keyword-righteous = благоч
table-keyword-blitz = блиц
table-keyword-ambush = засада
table-keyword-untargetable = неулов
table-keyword-unbreakable = неуязв
table-keyword-unbanishable = непокол
table-keyword-unblockable = неблок
table-keyword-must_attack = атакует!
table-keyword-must_be_blocked = блок!
table-keyword-lofty = рослый
table-keyword-deadly = смертонос
table-keyword-plain = простой

## Эпик: бой и ожидающие свойства

table-epic-fight = Бой
table-epic-combat = { $names } → { $whom }, урон: { $n }.
table-epic-unblocked = { $phase_id ->
    [before_damage] Не блокируют
   *[other] Если не блокировать
}: здоровье { $before } → { $after }.
table-epic-blocked = Блокируют: { $names }; ответный урон: { $n }.
table-epic-blocked-still = Атака заблокирована, блокирующих уже нет: урона не будет.
table-epic-through = До { $n } урона может пройти в игрока.
table-epic-would-break = Будет уничтожено: { $names }.
table-epic-could-break = Может быть уничтожено, смотря как разделят урон: { $names }.
table-epic-waiting = Ждут, набор { $n }: { $names }.

## Эпик: варианты коротко

table-option-champion = { $name } ({ $whose })
table-option-card = { $name }
table-option-play = разыграть { $name }
table-option-recall = из сброса: { $name }
table-option-attack = атака: { $name }
table-option-block = блок: { $name }
table-option-power = { $name }: { $part }

## «Трон кубов»: окна, в которых можно пасовать без вопроса

table-passing-upkeep = обновление
table-passing-income = доход
table-passing-main_1 = основная1
table-passing-offence = нападение
table-passing-targeting = прицел
table-passing-defence = защита
table-passing-main_2 = основная2

## «Трон кубов»: герои

table-throne-turn = Ход { $n } · { $mode }
table-throne-health = Здоровье
table-throne-cp = БС
table-throne-hand = Рука
table-throne-deck = Колода
table-throne-discard = Сброс
table-throne-out = выбыл
table-throne-team = (команда { $n })
table-throne-brief = { $health } зд, { $cp } БС, { $hand }-{ $deck }-{ $discard }
table-throne-playing = играет «{ $name }»
table-throne-side = сторона { $n }
table-throne-known-hand = Известно о руке
table-throne-deck-list = Колода, порядок никому не известен
table-throne-companion = { $id ->
    [nyra] { $name } { $n }/7
    [nyra_active] { $n ->
        [0] (повержена)
       *[other] (активна)
    }
    [seedling] { $n ->
        [0] { "" }
       *[other] { $name }×{ $n }
    }
    [sapling] { $n ->
        [0] { "" }
       *[other] { $name }×{ $n }
    }
    [dryad] { $n ->
        [0] { "" }
       *[other] { $name }×{ $n }
    }
   *[other] { $n ->
        [0] { "" }
        [1] { $name } (простой)
       *[other] { $name } (улучшенный)
    }
}

## «Трон кубов»: кубики и способности

table-throne-no-dice = { $who }: кубики ещё не брошены, попыток: { $n }
table-throne-dice = { $who }, { $purpose }, { $open ->
    [1] открыто
   *[other] принято
}
table-throne-attempts = , попыток: { $n }
table-throne-abilities = { $odds ->
    [1] Мои способности: что нужно, вероятность, что оставить
   *[other] Мои способности: что нужно и что делают
}
table-throne-slot-offensive = без кубиков
table-throne-slot-defensive = { $dice ->
    [0] защита
   *[other] защита, кубиков: { $dice }
}
table-throne-slot-passive = пассивная
table-throne-slot-ultimate = без кубиков
table-throne-straight = { $length ->
    [4] малый стрит
   *[other] большой стрит
}
table-throne-my-abilities = Мои способности
table-throne-chance = { $digits ->
    [0] { NUMBER($percent, maximumFractionDigits: 0) }%
    [1] { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
   *[other] { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
}
table-throne-keep = { $n ->
    [0] бросить все
   *[other] оставить { $dice }
}

## «Трон кубов»: урон

table-throne-damage = Атака и урон
table-throne-declared = Объявлено: «{ $name }».
table-throne-attack = «{ $name }»{ $aimed ->
    [0] { "" }
   *[other] {" "}→ { $whom }
}: { $damage_id ->
    [none] без урона.
   *[other] { $damage } { $sum }.
}
table-throne-dealt = {" "}Прошло: { $n }.
table-throne-hit = { $who } получит { $sum }: здоровье { $before } → { $after }.
table-throne-returned = {" "}Половина вернётся.
table-throne-added = добавлено
table-throne-statuses = состояния
table-throne-avoided = избегает
table-throne-prevented = { $spare ->
    [0] отменено
   *[other] отменено, до { $n }
}
table-throne-halved = половина от { $n }
table-throne-ultimate = легендарный
table-throne-sure = не отменить

## «Трон кубов»: карты и варианты коротко

table-throne-my-hand = Моя рука
table-throne-cost = { $n } БС
table-throne-sell = продать
table-throne-frame-main = основная
table-throne-frame-roll = бросок
table-throne-frame-instant = немедл.
table-throne-frame-offensive_upgrade = улучш.
table-throne-frame-defensive_upgrade = улучш.
table-throne-frame-passive_upgrade = улучш.
table-throne-option-declare = объявить { $source }{ $tier ->
    [0] { "" }
   *[other] {" "}{ $need }
}
table-throne-option-no-ability = ничего не объявлять
table-throne-option-play = сыграть { $card } ({ $cp })
table-throne-option-sell = продать { $card }
table-throne-option-spend = { $source }: { $part }
table-throne-option-set-die = #{ $die }→{ $n }
table-throne-option-reroll-die = ↻#{ $die }
table-throne-option-token = { $status } ({ $whose })
table-throne-legend = 12) — вариант, который выбирают числом 12; > — чей ход; 50 зд, 2 БС, 4-28-0 — здоровье, боевая сила, карты на руке, в колоде и в сбросе; [4 рывок] — кубик с числом 4, #2 — второй кубик; ↻14 — перебросить 1 и 4; пуля×3/4/5 — три, четыре или пять таких символов; ✓ — кубики это уже показывают; 62,1% — точная вероятность получить это за оставшиеся попытки, если оставлять лучшие кубики: →14) — вариант, который их оставляет; (2 БС, бросок) — цена карты и когда её играют: в основную фазу, в фазу броска, немедленно.
