# Рамка вокруг стола: строка состояния, решение, журнал, правила, итог, настройки, повтор.
# Имена игроков — всегда в именительном падеже.

web-title = { $name } · Игротека
web-title-yours = Ваш ход · { $name }
web-title-replay = Повтор · { $name }
web-title-rules = Правила · { $name }
web-loading = Накрываем стол…
web-nowhere = Такой страницы здесь нет.
web-lobby = К списку игр
web-to-lobby = К списку игр
web-close = Закрыть
web-per-cent = { $n } %

## Строка состояния и меню стола

web-your-decision = Ваше решение
web-watching = вы смотрите
web-phases = Этапы хода
web-as-text = Текстом
web-dark = Тёмная тема
web-table-menu = Стол
web-bot = { $bot ->
    [novice] Бот-новичок
    [easy] Лёгкий бот
    [medium] Средний бот
    [hard] Сильный бот
   *[expert] Бот-эксперт
}{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}
web-seats = Места
web-seat-yours = вы
web-seat-online = в сети
web-seat-away = нет в сети
web-seat-open = место свободно
web-seat-resigned = место сдано
web-seat-link = Ссылка на это место
web-own-link = { $n ->
    [one] Моё место на другом устройстве
   *[other] Наши места на другом устройстве
}
web-own-link-note = { $n ->
    [one] Кто откроет эту ссылку, сядет на ваше место. Не показывайте её никому.
   *[other] Кто откроет эту ссылку, сядет на ваши места. Не показывайте её никому.
}
web-copy = Копировать
web-copied = Скопировано
web-watchers = Пусть смотрит кто угодно
web-watchers-now = { $n ->
    [0] сейчас никто не смотрит
    [one] смотрит { $n } человек
    [few] смотрят { $n } человека
   *[many] смотрят { $n } человек
}
web-resign = Сдаться
web-resign-sure = { $players ->
    [2] Победа достанется сопернику. Сдаётесь?
   *[other] За вас доиграет бот, вернуться будет нельзя. Сдаётесь?
}
web-resign-yes = Да, сдаюсь
web-resign-no = Играть дальше

## Решение

web-action-bar = Решение
web-cancel = Отменить
web-undo = Вернуть
web-hint = Подсказка
web-hint-best = Советую: { $option }
web-waiting-players = Решают игроки
web-waiting = Ждём других игроков
web-waiting-open = Ждём, пока займут место
web-waiting-for = { $state ->
    [bot] { $player } думает
    [away] Ждём игрока: { $player }, нет в сети
   *[online] Ждём игрока: { $player }
}
web-meanwhile = Пока можно смотреть стол, журнал и правила.
web-moment = Решение { $n } из { $of }
web-looking-back = Так стол выглядел тогда
web-back-to-now = К настоящему
web-game-over = Партия окончена
web-final-table = Так всё закончилось

## Связь

web-net-lost = Связь пропала, подключаемся.
web-net-look = Стол можно смотреть.
web-net-long = { $n ->
    [one] Нет связи { $n } минуту.
    [few] Нет связи { $n } минуты.
   *[many] Нет связи { $n } минут.
}
web-net-kept = Выбор сохранён и уйдёт, когда связь появится.
web-net-back = Снова на связи.
web-net-meanwhile = Пока вас не было:

## Одно устройство на всех

web-curtain = Передайте устройство: { $player }
web-curtain-note = Карты и выбор скрыты, пока { $player } не нажмёт
web-curtain-open = Это я, { $player }: показать

## Журнал, шансы, правила

web-side = Рядом со столом
web-odds = Шансы
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-rules = Правила
web-rules-of = Правила: { $name }
web-rules-search = Искать в правилах
web-rules-found = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
web-rules-none = Нигде в правилах нет «{ $sought }».
web-chapter = Глава { $n }
web-rule-link = ссылка
web-rule-cited = { $n ->
    [0] в этой партии не встречался
    [one] в партии: { $n } раз
    [few] в партии: { $n } раза
   *[many] в партии: { $n } раз
}

## Итог

web-result-yours = { $n ->
    [one] Вы победили
   *[other] Вы победили вместе: { $names }
}
web-result-theirs = { $n ->
    [one] Победа: { $names }
   *[other] Победили вместе: { $names }
}
web-result-draw = Ничья
web-scores-dice_forge = Слава
web-scores-epic = Оставшееся здоровье
web-scores-dice_throne = Оставшееся здоровье
web-show-table = Стол
web-show-result = Итог
web-replay = Повтор
web-rematch = Реванш
web-rematch-join = Принять реванш
web-rematch-asked = Накрываем стол…
web-share-replay = Ссылка на партию
web-record = Скачать запись партии
web-record-short = Запись
web-fair = Кубики честные
web-fair-later = Зерно партии выбрано до начала и скрыто; его отпечаток известен уже сейчас. В конце зерно откроется, и отпечаток можно будет сверить.
web-fair-now = Отпечаток был известен с начала партии. Зерно открыто: сверьте сами.
web-fair-hash = Отпечаток SHA-256 (известен с начала)
web-fair-seed = Зерно (открыто в конце)
web-fair-verify = Сверить
web-fair-true = Сходится: броски не меняли
web-fair-false = Не сходится

## Повтор

web-replay-of = Повтор партии
web-replay-eyes = Чьими глазами
web-replay-all = зритель
web-replay-start = Начало партии
web-replay-back = На решение назад
web-replay-on = На решение вперёд
web-replay-play = Смотреть подряд
web-replay-pause = Остановить
web-replay-speed = Скорость: { $n }
web-replay-scrub = Момент партии
web-moment-link = Ссылка на момент

## Настройки

web-settings = Настройки
web-language = Язык
web-theme = Тема
web-theme-system = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-motion = Движение
web-motion-system = как в системе
web-motion-off = нет
web-motion-fast = быстрое
web-motion-normal = обычное
web-text-size = Размер текста
web-board = Стол
web-board-drawn = рисованный
web-board-text = текстом
web-sounds = Звуки
web-sounds-note = Коротко: ваш ход, бросок, удар, карта, конец

## Клавиши

web-keys = Клавиши
web-key-choice = вариант
web-key-primary = подтвердить
web-key-cancel = отменить
web-key-undo = вернуть
web-key-arrows = по столу
web-cap-arrows = стрелки
web-key-log = журнал
web-key-odds = шансы, карта
web-key-rules = правила
web-key-hint = подсказка
web-key-keys = этот список
