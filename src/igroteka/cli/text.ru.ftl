# Командная строка.

yes = да
no = нет

## Неверный вызов

usage = Команда непонятна: { $given } Справка: --help.
usage-command = Такой команды нет. Команды: { $allowed }.
serve-address = Игротека: { $address } (Ctrl-C — закончить)
usage-log-level = Нет уровня журнала «{ $given }»: { $allowed }.
usage-no-port = Нет свободного порта.
usage-option = Нет ключа «{ $given }». Справка: --help.
usage-no-value = Ключу «{ $given }» нужно значение. Справка: --help.
usage-missing = Не хватает «{ $given }». Справка: --help.
usage-number = «{ $given }» — не целое число от { $least }.
usage-set = «{ $given }» — не настройка: пишите --set ключ=значение.
usage-set-twice = Настройка «{ $given }» указана дважды.
usage-no-file = Файла «{ $given }» нет.
usage-file = Файл «{ $given }» не читается: { $reason }.

## Боты

setup-unknown-bot = Нет бота «{ $given }». Боты: { $allowed }.
setup-bots = { $given ->
    [one] { $given } бот
    [few] { $given } бота
   *[other] { $given } ботов
} на { $allowed ->
    [one] { $allowed } место
    [few] { $allowed } места
   *[other] { $allowed } мест
}: назовите одного на все места или по одному на каждое.

## simulate

simulate-stopped = Остановлено. Сделано:
simulate-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, игроков: { $players }, начальное зерно { $seed }
simulate-seat = { $player }: побед { $wins } ({ $share } %), средний счёт { $score }
simulate-draws = Ничьих: { $draws }
simulate-cut = Прервано после { $turns } ходов и засчитано как ничьи: { $cut }
simulate-decisions = Решений: { $n }, за партию { $mean }
simulate-speed = { $decisions } решений/с, { $games } партий/с · { $seconds } с процессорного времени, { engine }
engine = { $compiled ->
    [True] движок скомпилирован
   *[False] движок интерпретируется
}

## tournament

tournament-title = { $game }: сыграно партий { $games } из { $planned }, игроков: { $players }, зёрна от { $seed }
tournament-bot = бот
tournament-pair = первый : второй
tournament-rating = рейтинг
tournament-plus-minus = ± 95 %
tournament-points = очки, %
tournament-interval = интервал 95 %
tournament-games = партий
tournament-score = средний счёт
tournament-spread = разброс
setup-bot-twice = Бот «{ $given }» назван дважды.
results-file = Результаты нельзя хранить в «{ $file }»: { $reason }.
results-line = Строка { $line } файла «{ $file }» — не результат партии: { $given }
results-differ = В строке { $line } файла «{ $file }» другой результат партии { $bots } с зерном { $seed }, чем в одной из строк до неё. Если бот изменился, начните новый файл.
ray-missing = Ray не установлен: pip install «{ $given }».
ray-address = По адресу «{ $given }» нет Ray: { $reason }

## bench

bench-title = Python { $python }, { engine }; процессорное время одного потока, медиана нескольких замеров
bench-line = { $game }, игроков { $players }: { $decisions } решений/с, { $games } партий/с · копия { $clone } мкс · решение за столом { $live } мс

## Итоги

result-unfinished = Партия не окончена.
result-score = { $player } { $score }
result-winner = { $player }
result = { $winners ->
    [0] Ничья.
    [one] Победитель: { $names }.
   *[other] Победители: { $names }.
} Счёт: { $scores }.

## replay, verify

replay-title = { $game }, игроков: { $players }, зерно { $seed }
replay-round = Раунд { $round }
replay-decision = { $player }: { $decision }
replay-after = Сделано решений: { $decisions } из { $of }
replay-asked = Решает { $player }: { $question }
replay-at = Нет позиции после решения { $given }: в записи их { $allowed }.
verify-ok = Верно, решений: { $decisions }. { $result }

## Поля вида. Чего здесь нет, показывается как есть.

view-round = Раунд
view-rounds = Всего раундов
view-active = Ходит
view-step = Этап
view-extra_taken = Дополнительное действие взято
view-over = Окончена
view-player = Решает
view-heroes = Герои
view-seat = герой
view-reserves = запас
view-has = { "" }
view-most = из
view-glory_track = слава на шкале
view-glory_tokens = жетоны славы
view-card_glory = слава карт
view-dice = кубики
view-replaced = снятые грани
view-portal = портал
view-cards = карты
view-hammer = молот
view-lap = круг
view-reinforcement = подкрепления
view-automatic = автоматические
view-other = прочие
view-tokens = жетоны
view-ready = готово
view-used = использовано
view-scores = Счёт
view-sanctuary = Святилище
view-price = цена
view-faces = грани
view-face = { "" }
view-card = { "" }
view-left = осталось
view-count = ×
view-garden = Сад
view-removed = Убранные грани
view-islands = Острова
view-bought = Куплено в этом подношении
view-boars = Владельцы боровов

## Справка

help-arguments = Аргументы
help-options = Ключи
help-commands = Команды
help-default = [по умолчанию: { $value }]
help-required = [обязательно]
help-igroteka = Настольные игры с полными правилами. Без команды: игра в браузере.
help-serve = Столы для браузеров.
help-serve-host = Адрес, на котором слушать.
help-serve-port = Порт, на котором слушать.
help-serve-database = Где хранить партии: sqlite:///файл.db или postgresql://…
help-serve-origin = Публичный адрес сервера, если он не http://HOST:PORT.
help-serve-log_level = Сколько писать в журнал: debug, info, warning или error.
help-terminal = Играть в терминале.
help-simulate = Сыграть много партий между ботами и подсчитать.
help-tournament = Свести ботов друг с другом на всех местах и вычислить рейтинги.
help-tournament-bots = Имена ботов; каждый встречается с каждым. В играх с командами бот играет за всю команду.
help-tournament-games = Число партий каждой рассадки; у партии k каждой из них зерно S + k.
help-tournament-out = Файл результатов, строка на партию: он дополняется, и что в нём есть, заново не играется.
help-tournament-ray = Играть на кластере Ray (host:port, ray://host:port или auto) либо, если указано local, в J процессах здесь.
help-replay = Показать записанную партию решение за решением или позицию после N решений.
help-verify = Проверить запись: каждое решение, каждый бросок, итог и контрольную сумму.
help-rules = Показать пункт правил (DF-5.3), главу (DF-5) или все заголовки, или искать слова на обоих языках.
help-cards = Проверить файл своих карт для «Эпика».
help-cards-action = Что сделать: check.
help-cards-file = Файл с записями Card(…).
help-bench = Измерить скорость движка.
help-option-help = Показать эту справку.
help-option-lang = Язык: ru или en.
help-option-json = Вывести один объект JSON.
help-option-game = Имя игры: dice_forge, epic или dice_throne.
help-option-players = Число игроков.
help-option-bots = Имена ботов: одно на все места или по одному на каждое.
help-option-seed = Зерно случайности.
help-option-set = Настройка игры, например cards=alternative; можно повторять.
help-option-games = Число партий; у партии k зерно S + k.
help-option-jobs = Число процессов; итог от него не зависит.
help-option-file = Запись партии.
help-option-at = Число решений.
help-option-query = Игра, затем пункт или слова; без них — всё.
help-terminal-bots = Имена ботов: одно на все остальные места или по одному на каждое.
help-terminal-seed = Зерно случайности; без него партия новая, а если ввод не с терминала — с зерном 0.

## cards

cards-ok = Карт: { $n }, все записаны верно: { $names }.

## odds

help-odds = Точные шансы «Трона кубов»: вероятность каждой способности и какие кубики оставить.
help-odds-hero = Герой, например gunslinger.
help-odds-any_ = Вместо героя: small_straight, large_straight или five_of_a_kind.
help-odds-dice = Пять кубиков на столе; без них все ещё предстоит бросить.
help-odds-keep = Что оставить на следующий бросок; дальше оставляется лучшее.
help-odds-attempts = Сколько бросков впереди: по умолчанию 2 с кубиками, 3 без них.
odds-line = { $chance }   оставить: { $keep }
odds-damage = Наибольший урон в среднем, до защиты: { $mean }   оставить: { $keep }
odds-hero = Героя «{ $given }» нет. Герои: { $allowed }.
odds-game = Шансы считаются для { $allowed }, а не для «{ $given }».
odds-what = Назовите либо героя, либо комбинацию через --any.
odds-pattern = Комбинации «{ $given }» нет. Комбинации: { $allowed }.
odds-dice = «{ $given }» не годится для { $option }: числа от 1 до 6 через запятую, для --dice ровно пять.
odds-attempts = Столько бросков ({ $given }) не посчитать: возможно от { $least } до { $most }.
odds-keep = Кубиков с числом { $given } оставлено больше, чем лежит на столе.
odds-keep-nothing = Оставить можно, только если --dice говорит, что на столе, и бросок ещё впереди.
