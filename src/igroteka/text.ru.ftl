# То, что может понадобиться любой игре и любому способу играть. Только фразы: правил игр здесь нет.

## Игроки и количества

player = Игрок { $n }
# Вызывается с ресурсом и числом n; формы слов лежат в сообщениях игры amount-<ресурс>.
amount = { $amount }

## Языки, игры, места

unknown-language = Языка «{ $given }» здесь нет. Есть: { $allowed }.
unknown-game = Игры «{ $given }» здесь нет. Есть: { $allowed }.
unknown-seat = Места { $given } за столом нет. { $allowed ->
    [one] Всего { $allowed } место, счёт с 0.
    [few] Всего { $allowed } места, счёт с 0.
   *[many] Всего { $allowed } мест, счёт с 0.
}

## Подготовка

setup-players = Число игроков { $given } для этой игры не подходит. Можно: { $allowed }.
setup-seed = Зерно — целое число от 0, а не «{ $given }».
setup-unknown-key = Настройки «{ $given }» у этой игры нет. Есть: { $allowed }.
setup-cards = Карты или набора «{ $given }» нет. Можно выбрать: { $allowed }.
setup-not-alternative = «{ $card }» — карта вводной игры, на замену она не годится. Годятся: { $allowed }.
setup-card-twice = Карта «{ $card }» названа дважды.

## Решения и их отмена

game-over = Игра окончена.
option-out-of-range = Варианта { $given } нет. { $allowed ->
    [0] Сейчас выбирать не из чего.
    [one] Всего { $allowed } вариант, счёт с 0.
    [few] Всего { $allowed } варианта, счёт с 0.
   *[many] Всего { $allowed } вариантов, счёт с 0.
}
option-too-late = «{ $given }» уже не успеть: раньше вмешается случай или другой игрок.
notation-unknown-word = В этой игре нет решения «{ $given }». Решения начинаются так: { $allowed }.
notation-wrong-length = Запись «{ $given }» неполная или слишком длинная: после «{ $word }» { $expected ->
    [0] не должно быть ничего
    [one] нужно { $expected } имя
    [few] нужно { $expected } имени
   *[many] нужно { $expected } имён
}.
notation-unknown-name = После «{ $word }» не может стоять «{ $given }». Можно: { $allowed }.
undo-nothing = Отменять пока нечего.
undo-over = Игра окончена: отменить ничего нельзя.
undo-other-seat = Последнее решение принял другой игрок, отменить его нельзя.
undo-drawn = Поздно: с тех пор бросали кубики или открывали карты.

## Позиции

position-json = Это не позиция в формате JSON: { $given }.
position-type = Ошибка в позиции, поле «{ $field }»: { $given }.
position-players = «{ $field }»: игра на такое число участников ({ $given }) невозможна.
position-seat = «{ $field }»: места { $given } нет; всего мест { $allowed }, счёт с 0.
position-unknown-name = «{ $field }»: в этой игре нет «{ $given }».
position-range = «{ $field }»: { $given } за пределами, можно от { $least } до { $most }.
position-count = «{ $field }»: всего { $given }, а должно быть { $expected }.
position-over = «{ $field }»: игра окончена, вопросов и отложенных действий быть не может.
position-no-rule = «{ $field }»: { $given } — не правило.
position-unknown-rule = «{ $field }»: правила «{ $given }» нет.
position-rule-arguments = «{ $field }»: аргументы правила «{ $given }» не подходят.
position-no-question = «{ $field }»: правило «{ $given }» ни о чём не спрашивает.
position-no-options = «{ $field }»: на вопрос «{ $given }» нет ни одного ответа.
position-twice = «{ $field }»: { $given } оказывается в двух местах.
position-die = «{ $field }»: у кубика 6 граней, а не { $given }.
position-portal = «{ $field }»: два героя не могут стоять на одном портале ({ $given }).
position-wrong-slot = «{ $field }»: карта «{ $given }» лежит не на своём месте.
position-boar = «{ $field }»: грань борова и её карта не соответствуют друг другу ({ $given }).

## Записи партий

record-title = Строка { $line }: это не запись «Игротеки»: «{ $given }».
record-unsealed = Строка { $line }: запись обрывается, последней должна быть контрольная сумма.
record-header = Заголовка «{ $header }» нет или он неверен: «{ $given }».
record-version = Запись сделана по правилам версии { $given }, а у программы версия { $found }.
record-line = Строка { $line } непонятна: «{ $given }».
record-numbering = Строка { $line }: номер { $given } идёт не по порядку.
record-start = Начальные броски не сходятся.
record-seat = Строка { $line }, решение { $decision }: в записи решает место { $given }, но { $found ->
    [None] игра уже окончена
   *[other] решать должно место { $found }
}.
record-illegal = Строка { $line }, решение { $decision }: здесь нельзя сыграть «{ $given }».
record-draws = Строка { $line }, решение { $decision }: броски не сходятся.
record-hash = Строка { $line }, решение { $decision }: позиция после него должна быть другой.
record-result = В записи результат «{ $given }», а в партии «{ $found }».
record-redacted = В этой записи пропущено то, чего её читатель пока знать не должен; воспроизвести её нельзя.
record-checksum = Контрольная сумма не сходится: запись изменена.

# Поиск по правилам
rules-no-clause = Нет пункта или главы { $given }. Главы: { $allowed }.
rules-nothing-found = Нигде в правилах нет «{ $given }».

## Подсказки

hint-games = { $n ->
    [one] { $n } воображаемой партии
   *[other] { $n } воображаемых партиях
}
hint-best = побед в { hint-games }: { $chance } %, у следующего { $other } %
hint-behind = побед в { hint-games }: { $chance } %, у лучшего из остальных { $other } %
hint-even = побед в { hint-games }: { $chance } %, столько же у лучшего из остальных
hint-despite = побед в { hint-games }: { $chance } %; { $other } % у другого варианта могут быть случайны
hint-only = побед в { hint-games }: { $chance } %
hint-not-asked = Подсказка — для того, кто сейчас решает.
