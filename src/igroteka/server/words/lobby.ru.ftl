# Вход: выбор игры, новый стол, герои, колоды, приглашения, мои партии.

web-lobby-title = Игротека
web-lobby-tagline = три настольные игры, правила знает стол
web-lobby-my-name = Ваше имя
web-lobby-games = Игры
web-lobby-again = Попробовать ещё раз

## Игры. original — название на коробке, time — сколько длится партия.

web-lobby-game-dice_forge = Грани судьбы
    .original = Dice Forge
    .pitch = Перековывайте грани своих кубиков и совершайте подвиги
    .time = 40 мин
web-lobby-game-epic = Эпик
    .original = Epic Card Game
    .pitch = Битва существ: одно золото на ход, каждое решение громкое
    .time = 25 мин
web-lobby-game-dice_throne = Трон кубов
    .original = Dice Throne
    .pitch = Бросайте пять кубиков, собирайте удар и отвечайте на чужой
    .time = 30 мин
web-lobby-fact-players = Игроков
web-lobby-fact-time = Длительность
web-lobby-fact-levels = 5 уровней

## Новый стол

web-lobby-new = Новая партия
web-lobby-players = Игроков
web-lobby-bots = Боты
web-lobby-settings = Настройки стола
web-lobby-seats-each = Каждое место отдельно
web-lobby-seat-who = Кто на месте { $n }
web-lobby-seat-name = Имя на месте { $n }
web-lobby-who-me = За экраном
web-lobby-who-friend = Друг по ссылке
web-lobby-level-novice = новичок
web-lobby-level-easy = лёгкий
web-lobby-level-medium = средний
web-lobby-level-hard = сильный
web-lobby-level-expert = эксперт
web-lobby-make-bots = Играть сейчас
web-lobby-make-link = Накрыть стол и получить ссылки
web-lobby-make-device = Сесть за стол
web-lobby-with-friends = С друзьями по ссылке
web-lobby-one-device = За одним экраном
web-lobby-way-link = Каждый друг получит свою ссылку. Регистрация не нужна.
web-lobby-way-device = Устройство передают из рук в руки; чужие карты закрывает занавес.
web-lobby-missing-deck = На каждом месте нужна колода.

## Настройки партии

web-lobby-field-cards = Карты
web-lobby-field-format = Формат
web-lobby-field-mode = Режим
web-lobby-field-set = Карты
web-lobby-field-factions = Мои фракции
web-lobby-field-heroes = Герои
web-lobby-field-promo = Промокарты
web-lobby-cards-intro = первая партия
web-lobby-cards-alternative = все замены
web-lobby-cards-random = случайные
web-lobby-cards-chosen = на выбор
web-lobby-parts-cards = Эти карты заменят вводные
web-lobby-set-base = Базовый набор
web-lobby-set-jungle = Джунгли
web-lobby-set-promo = Промокарты
web-lobby-set-tyrants = Тираны
web-lobby-set-uprising = Восстание
web-lobby-set-chosen = Несколько наборов
web-lobby-parts-set = Карты каких наборов смешать
web-lobby-factions-random = случайные
web-lobby-heroes-random = случайный
web-lobby-promo-no = без промокарт
web-lobby-promo-yes = с промокартами

## Приглашения

web-lobby-invite-title = Стол накрыт
web-lobby-invite-text = { $n ->
    [one] Отправьте другу ссылку: кто её откроет, тот и сядет.
   *[other] Отправьте каждому его ссылку: кто её откроет, тот и сядет.
}
web-lobby-invite-local = Эти ссылки откроются только на этом компьютере. Чтобы звать гостей издалека, запустите «igroteka serve» с адресом, который виден им.
web-lobby-invite-seat = Место { $n }
web-lobby-to-table = К столу
web-lobby-join-kicker = Вас зовут за стол
web-lobby-join = Сесть за стол
web-lobby-join-text = Место ваше, пока цел этот браузер; за столом можно взять ссылку, чтобы вернуться с другого устройства.
web-lobby-join-already = Вы уже за этим столом: вернуться

## Мои партии

web-lobby-continue = Продолжить
web-lobby-continue-text = стол сохраняется сам
web-lobby-go-on = Продолжить
web-lobby-go-on-with = Продолжить: { $title }
web-lobby-look-at = Посмотреть: { $title }
web-lobby-forget = Убрать из списка: { $title }
web-lobby-all-games = Все мои партии: { $n }
web-lobby-fewer = Только последние
web-lobby-state-on = идёт
web-lobby-state-open = { $n ->
    [one] ждём { $n } игрока
   *[other] ждём { $n } игроков
}
web-lobby-state-draw = окончена: ничья
web-lobby-state-won = окончена: победа
web-lobby-state-over = окончена, победа: { $winners }

## Смотреть

web-lobby-watch = Смотреть партии
web-lobby-watch-count = { $n ->
    [0] открытых столов нет
    [one] { $n } стол открыт
    [few] { $n } стола открыто
   *[many] { $n } столов открыто
}
web-lobby-watch-none = Стол появится здесь, когда его хозяин позволит смотреть.

## Герои «Трона кубов». play — надпись на кнопке.

web-lobby-choose-hero = Выберите героя
web-lobby-heroes-shown = Показать
web-lobby-heroes-all = всех
web-lobby-heroes-simple = простых
web-lobby-heroes-verified = сверенных
web-lobby-hero-random = Случайный
web-lobby-hero-give = { $hero } — на место { $n }
web-lobby-hero-looked-at = Герой
web-lobby-complexity = сложность { $n } из { $of }
web-lobby-complexity-unknown = сложность не указана
web-lobby-die = Кубик
web-lobby-defence = Защита
web-lobby-board = Остальной планшет
web-lobby-win-rate = Побед в дуэлях ботов
web-lobby-win-rate-against = Против: { $hero }
web-lobby-win-rate-note = Измерено с точностью ±{ $margin } процентных пунктов в дуэлях ботов ({ $games }), которые видят на одно решение вперёд: люди могут сыграть героем лучше или хуже.
web-lobby-unverified = не сверено
web-lobby-unverified-long = Числа не сверены с коробкой.
web-lobby-unverified-why = Часть из них известна лишь из одного источника.
web-lobby-hero-gunslinger = Дуэли и верные выстрелы. Уклоняется и метит розыском.
    .play = Играть за стрелка
web-lobby-hero-barbarian = Бьёт прямо и много. Сам себя лечит, оглушает.
    .play = Играть за варвара
web-lobby-hero-moon_elf = Путает и ослепляет врага. Стреляет издалека.
    .play = Играть за лунную эльфийку
web-lobby-hero-ninja = Отложенный яд и дым. Урон приходит позже.
    .play = Играть за ниндзя
web-lobby-hero-artificer = Собирает ботов из синта. Нужно время на разгон.
    .play = Играть за изобретателя
web-lobby-hero-huntress = Сражается вдвоём с саблезубой Ниррой. Кошка бьёт и заслоняет.
    .play = Играть за охотницу
web-lobby-hero-cursed_pirate = Пороховые бочки и увядание. Планшет о двух сторонах.
    .play = Играть за проклятого пирата
web-lobby-hero-paladin = Делит чужой урон пополам. Возвращает его обидчику.
    .play = Играть за паладина
web-lobby-hero-pyromancer = Копит жар, сжигает разом. Почти не защищается.
    .play = Играть за пироманта
web-lobby-hero-tactician = Копит преимущество. Тратит его в нужный миг.
    .play = Играть за тактика
web-lobby-hero-vampire_lord = Пускает врагу кровь. Силу крови тратит на всё.
    .play = Играть за лорда вампиров
web-lobby-hero-monk = Копит ци. Решает, на удар она или на защиту.
    .play = Играть за монаха
web-lobby-hero-shadow_thief = Крадёт чужие БС. Прячется и бьёт из тени.
    .play = Играть за теневого вора
web-lobby-hero-treant = Растит духов леса. Силён в долгой партии.
    .play = Играть за древня
web-lobby-hero-samurai = Честь усиливает удары. Позор достаётся врагу.
    .play = Играть за самурая
web-lobby-hero-seraph = Полёт и слепящий свет. Серафима трудно добить.
    .play = Играть за серафима

## Колоды «Эпика»

web-lobby-decks = Колоды
web-lobby-decks-title = Эпик: колоды
web-lobby-seat-deck = Колода места { $n }
web-lobby-build-deck = Собрать свою колоду
web-lobby-no-decks = Готовых колод здесь нет: соберите свою.
web-lobby-my-deck = Моя колода
web-lobby-deck-new = Новая колода
web-lobby-deck-unnamed = Без названия
web-lobby-deck-open = Открыть колоду
web-lobby-deck-drop = Выбросить колоду
web-lobby-deck-empty = Пока пусто: берите карты слева.
web-lobby-deck-share = Поделиться или загрузить
web-lobby-deck-undo = Вернуть прежнюю
web-lobby-pane-cards = Карты
web-lobby-pane-deck = Колода
web-lobby-pane-check = Можно ли играть
web-lobby-search = Имя, слово или число
web-lobby-factions = Фракции
web-lobby-found = { $n ->
    [0] Таких карт нет.
    [one] Нашлась { $n } карта.
    [few] Нашлось { $n } карты.
   *[many] Нашлось { $n } карт.
}
web-lobby-event = событие
web-lobby-champion = существо
web-lobby-cost = цена { $n }
web-lobby-costs = { $ones } за 1 · { $zeros } за 0
web-lobby-copies = { $n ->
    [0] в колоде нет
    [one] в колоде { $n } копия
    [few] в колоде { $n } копии
   *[many] в колоде { $n } копий
}
web-lobby-less = Убрать: { $title }
web-lobby-more = Добавить: { $title }
web-lobby-attack-curve = Существа по атаке
web-lobby-or-more = { $n } и больше
web-lobby-deck-legal = Этой колодой можно играть
web-lobby-deck-legal-text = Все правила соблюдены.
web-lobby-balance = Цены 0 и 1
web-lobby-balance-text = На каждую карту за 0 нужны две за 1 той же фракции.
web-lobby-broken-deck-size = { $given ->
    [one] { $given } карта, нужно { $least }
    [few] { $given } карты, нужно { $least }
   *[many] { $given } карт, нужно { $least }
}
web-lobby-advice-deck-size = Больше — можно, меньше — нет.
web-lobby-broken-deck-copies = { $given ->
    [one] «{ $card }»: { $given } копия
    [few] «{ $card }»: { $given } копии
   *[many] «{ $card }»: { $given } копий
}
web-lobby-advice-deck-copies = Не больше трёх копий одной карты.
web-lobby-mend = { $less ->
    [0] Исправить: +{ $more }
   *[other] { $more ->
        [0] Исправить: −{ $less }
       *[other] Исправить: −{ $less } и +{ $more }
    }
}
web-lobby-keep-draft = Сохранить черновик
web-lobby-keep-deck = Сохранить колоду
web-lobby-deck-kept = Сохранена в этом браузере.
web-lobby-deck-text = Колода текстом
web-lobby-deck-text-help = В строке число и карта, например «3 fireball»; после # — заметка. Первая заметка — название колоды.
web-lobby-deck-take = Взять этот текст
web-lobby-deck-save-file = Сохранить в файл
web-lobby-deck-open-file = Открыть файл
web-lobby-deck-odd = { $n ->
    [one] Непонятна { $n } строка:
    [few] Непонятны { $n } строки, первая из них:
   *[many] Непонятно { $n } строк, первая из них:
}
