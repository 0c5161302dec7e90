# «Эпик». Карты лежат в cards_<набор>.ru.ftl. Названия карт во фразах стоят в кавычках и не склоняются; имена
# игроков — всегда в именительном падеже, а глаголы журнала — в настоящем времени: так фраза верна для любого имени.

game-epic = Эпик
end-won = Партия выиграна.
end-draw = Никого не осталось: ничья.

## Фракции и классы

faction-good = Добро
faction-wild = Природа
faction-evil = Зло
faction-sage = Мудрость

class-angel = ангел
class-ape = обезьяна
class-beast = зверь
class-bird = птица
class-cat = кошка
class-construct = конструкт
class-demon = демон
class-devil = дьявол
class-dinosaur = динозавр
class-djinn = джинн
class-dragon = дракон
class-fairy = фея
class-gargoyle = горгулья
class-giant = великан
class-griffin = грифон
class-human = человек
class-hydra = гидра
class-imp = бес
class-knight = рыцарь
class-mage = маг
class-minotaur = минотавр
class-ogre = огр
class-pegasus = пегас
class-plant = растение
class-snake = змея
class-sphinx = сфинкс
class-spirit = дух
class-titan = титан
class-troll = тролль
class-tyrant = тиран
class-unicorn = единорог
class-vampire = вампир
class-wizard = волшебник
class-wolf = волк
class-wurm = вурм
class-zombie = зомби

## Приспешники

card-human = Человек
card-demon = Демон
card-wolf = Волк
card-zombie = Зомби
# Карта, которую спрошенный не видит.
card-unknown = эта карта
# Приспешник, который уже покинул игру, а его текст ещё исполняется.
card-token = приспешник

## Ключевые слова. Сначала те, что бывают у существ; остальные стоят в текстах.

keyword-airborne = Полёт
    .text = Когда атакует, его могут блокировать только существа с Полётом. Само блокирует любого.
keyword-breakthrough = Прорыв
    .text = Урон сверх защиты всех блокирующих может достаться защищающемуся игроку.
keyword-righteous = Благочестивость
    .text = Вы получаете столько здоровья, сколько урона оно нанесло.
keyword-blitz = Блиц
    .text = Может атаковать и применять таланты с задействованием в том же ходу, в котором вошло в игру.
keyword-ambush = Засада
    .text = Можно разыграть тогда же, когда и событие.
keyword-untargetable = Неуловимость
    .text = Никто, даже вы, не может выбрать его целью.
keyword-unbreakable = Неуязвимость
    .text = Его не уничтожить ни уроном, ни эффектом, ни в уплату цены.
keyword-unbanishable = Непоколебимость
    .text = Его нельзя изгнать.
keyword-unblockable = Неблокируемость
    .text = Его нельзя блокировать, разве что вместе с другим атакующим, которого можно.
keyword-must_attack = Обязано атаковать
    .text = Должно атаковать каждый ход, если может.
keyword-must_be_blocked = Обязаны блокировать
    .text = Защищающийся должен его блокировать, если может.
keyword-lofty = Превосходство
    .text = Существа с меньшей атакой не могут его блокировать.
keyword-deadly = Смертоносность
    .text = Уничтожает каждое существо, которому нанесло урон.
keyword-plain = Неизменность
    .text = Не может получать таланты и свойства.
keyword-tribute = Клич
    .text = Срабатывает, когда карта входит в игру под вашим контролем.
keyword-loyalty = Верность 2
    .text = Срабатывает, когда карта входит в игру под вашим контролем, если раскрыть 2 карты её фракции с руки.
keyword-loyalty_x = Верность Х
    .text = Когда карта входит в игру под вашим контролем, раскройте сколько угодно карт её фракции с руки: сработает по разу за каждую.
keyword-ally = Союзное свойство
    .text = Срабатывает, когда вы разыгрываете другую карту той же фракции с ценой 1.
keyword-rage = Бешенство
    .text = Действует, только пока у кого-то из противников карт на руке больше, чем у вас.
keyword-recall = Воззвание
    .text = Разыграйте карту из своего сброса, не платя её цену; потом она изгоняется.
keyword-recycle = Раскопка
    .text = Можете положить 2 карты из своего сброса под низ колоды; если положили, возьмите карту.
keyword-expire = Хрип
    .text = Срабатывает, когда карта под вашим контролем покидает игру, по какой бы то ни было причине.
keyword-transform = Трансформировать
    .text = Существо уходит под низ колоды владельца, а контролировавший его игрок вводит замену. Это не изгнание.
keyword-break = Уничтожить
    .text = Карта уходит в сброс владельца.
keyword-banish = Изгнать
    .text = Карта уходит под низ колоды владельца.
keyword-expend = Задействовать
    .text = Поверните карту набок. Так она лежит до начала вашего следующего хода.

## Положения и фазы

position-prepared = подготовлено
position-expended = задействовано
position-flipped = развёрнуто
position-deploying = прибывает
phase-setup = Подготовка
phase-start = Начальная фаза
phase-main = Основная фаза
phase-attackers = Выбор атакующих
phase-before_blocks = Перед блокированием
phase-blockers = Выбор блокирующих
phase-before_damage = Перед нанесением урона
phase-damage = Нанесение урона
phase-ending = Завершение хода
phase-end = Конец хода

## Режимы и форматы

mode-duel = Дуэль
mode-free_for_all = Каждый за себя
mode-hunter_first_blood = Охотник: первая кровь
mode-hunter_last_survivor = Охотник: последний выживший
mode-teams = Командная игра
mode-hydra = Гидра
format-preconstructed = По две фракции
format-limited = Ограниченный: 30 карт из своих коробок
format-random30 = Случайные колоды
format-random60 = Случайные колоды: 30 карт из 60
format-pool_draft = Драфт из пула
format-dark_draft = Драфт втёмную
format-triple_draft = Тройной драфт
format-constructed = Собранные колоды

## Ожидающие свойства: когда они сработали

ability-tribute = { keyword-tribute }
ability-loyalty = { keyword-loyalty }
ability-loyalty_x = { keyword-loyalty_x }
ability-ally = { keyword-ally }
ability-attacks = при атаке
ability-blocks = при блоке
ability-is_blocked = когда блокируют
ability-hits_player = после урона игроку
ability-damages = после урона
ability-broken = при уничтожении
ability-expire = { keyword-expire }
ability-other_broken = после гибели другого существа
ability-start = в начале хода
ability-end = в конце хода
ability-draws = когда вы берёте карту
ability-pile_ally = { keyword-ally } в сбросе
ability-pile_start = в начале хода, из сброса
ability-pile_enters = при попадании в сброс
ability-pile_leaves = при уходе из сброса
ability-pile_recalled = при возврате на руку
ability-several = свойство
ability-this_turn = эффект этого хода

## Вопросы

ask-main = Сыграть карту или талант, атаковать или закончить ход?
ask-initiative = Инициатива у вас: что-нибудь сыграть или пасовать?
ask-last-chance = Ход вот-вот закончится: что-нибудь сыграть напоследок?
ask-main-or-end = Кто-то ответил: вернуться в основную фазу или закончить ход?
ask-mulligan = Какие карты пересдать? Каждая стоит 1 здоровье.
ask-pick = Какую карту взять из пула?
ask-keep = Какую карту оставить для колоды из 30?
ask-drop = Какую карту убрать? Останется 30.
ask-hand-limit = Оставить можно 7 карт: какую сбросить?
ask-whom = Кого атаковать?
ask-group = Кто ещё атакует?
ask-block = Кто блокирует?
ask-through = «{ $card }», Прорыв: сколько урона пропустить в игрока? Не больше { $n }.
ask-share = «{ $card }», ещё не распределено урона: { $left }. Сколько получит «{ $target }»{ $number ->
    [0] {""}
   *[other] {" "}#{ $number }
}? Последнему достанется остаток.
ask-trigger = Ждут несколько свойств: какое применить следующим?
ask-loop = Это может длиться вечно: сколько раз ещё повторить?
ask-target = «{ $card }»: какая цель?
ask-targets = «{ $card }»: какие цели?
ask-split = «{ $card }»: кому следующая единица урона?
ask-own-champion = «{ $card }»: какое из ваших существ?
ask-may = «{ $card }»: применить?
ask-mode = «{ $card }»: какой эффект?
ask-pay-gold = «{ $card }»: заплатить 1 золото?
ask-pay-health = «{ $card }»: сколько здоровья потерять?
ask-loyalty = «{ $card }», Верность 2: какие карты этой фракции раскрыть?
ask-loyalty-x = «{ $card }», Верность Х: какие карты этой фракции раскрыть?
ask-recycle = «{ $card }», Раскопка: какие две карты положить из сброса под колоду?
ask-banish-cards = «{ $card }»: какие карты из своего сброса изгнать?
ask-discard = «{ $card }»: какую карту сбросить?
ask-banish-from-hand = «{ $card }»: какую карту изгнать с руки?
ask-put-from-hand = «{ $card }»: какое существо ввести в игру с руки?
ask-break-for-cost = «{ $card }»: какое из своих существ уничтожить в уплату?
ask-banish-for-cost = «{ $card }»: какую карту из своего сброса изгнать в уплату?
ask-revealed-champion = «{ $card }»: какое из раскрытых существ ввести в игру?
ask-revealed-card = «{ $card }»: какую из раскрытых карт взять на руку?
ask-play-revealed = «{ $card }»: разыграть раскрытую карту?
ask-event-from-pile = «{ $card }»: какое событие из своего сброса разыграть?

## Варианты

option-pass-main = Закончить ход
option-pass-initiative = Пас { $phase_id ->
    [before_blocks] до блоков: если пасуют все, выбирают блокирующих
   *[other] до урона: если пасуют все, наносится урон
}
option-pass-last-chance = Ничего не играть: пусть ход закончится
option-pass-main-or-end = Закончить ход
option-pass-mulligan = { $named ->
    [0] Оставить эту руку
   *[other] Больше ничего: пересдать эти
}
option-pass-keep = Из этих больше ничего: смотреть следующие карты
option-pass-group = Больше никто: в атаку
option-pass-block = { $named ->
    [0] Никто не блокирует
   *[other] Больше никто не блокирует
}
option-pass-target = Не выбирать цель
option-pass-targets = { $named ->
    [0] Без целей
   *[other] Больше целей нет
}
option-pass-may = Нет
option-pass-pay-gold = Не платить
option-pass-loyalty = Ничего не раскрывать: без эффекта
option-pass-loyalty-x = { $named ->
    [0] Ничего
   *[other] Больше ничего
}
option-pass-recycle = Без раскопки
option-pass-banish-cards = { $named ->
    [0] Ничего
   *[other] Больше ничего
}
option-pass-put-from-hand = Никакое
option-pass-revealed-champion = Никакое: изгнать все карты
option-pass-play-revealed = Не разыгрывать: изгнать её
option-yes = Да
option-main = Вернуться в основную фазу
option-mode = { $part }
option-number = { $n }
option-trigger = «{ $card }»: { $ability }
option-trigger-target = «{ $card }»: { $ability } («{ $target }»)
option-player = { $rival }
option-champion = «{ $card }» ({ $rival })
option-card = «{ $card }»
option-play = Разыграть «{ $card }» { $gold ->
    [0] бесплатно
   *[other] за { $gold } золото
}
option-recall = Применить «{ $card }» из сброса
option-attack = Атаковать: «{ $card }»
option-block = Блокировать: «{ $card }»
option-power = «{ $card }». { $part }

## Отказы. Если здесь нет сообщения, приводится сам пункт правил.

refuse-1-7 = Пересдать можно только карты, сданные вам на руку, и каждую один раз.
refuse-2-2 = Игра окончена.
refuse-3-2 = «{ $card }»: нужно золото, а у вас его не осталось.
refuse-4-1 = Этой карты у вас на руке нет.
refuse-4-2 = Разыгрывают только свои карты, и только обладая инициативой.
refuse-4-3 = Не сейчас: сначала закончите начатое.
refuse-4-8 = «{ $card }» без Засады: разыграть можно только в основной фазе своего хода.
refuse-4-11 = Сейчас об этом не спрашивает ни один текст: цели выбирают, когда они тексту нужны.
refuse-4-14 = Сейчас этого выбрать нельзя, и отказаться тоже: возьмите один из вариантов.
refuse-4-17 = Выбирайте из предложенных целей, каждую не больше одного раза, или остановитесь.
refuse-5-1 = Такого таланта нет, или заплатить его цену нельзя.
refuse-5-4 = Сработавшие свойства нужно применить: скажите, какое следующее.
refuse-5-8 = В вашем сбросе у этой карты нет текста, который можно применить.
refuse-5-14 = Бесконечному циклу нужен конец: выберите одно из предложенных чисел.
refuse-6-4 = «{ $card }»: карта задействована.
refuse-6-5 = «{ $card }»: карта развёрнута, в этом ходу она уже блокировала.
refuse-6-7 = «{ $card }»: существо ещё прибывает, и Блица у него нет.
refuse-7-1 = В начальной фазе ничего разыгрывать нельзя.
refuse-7-9 = Сначала решите: вернуться в основную фазу или закончить ход.
refuse-7-10 = В фазе конца хода ничего разыгрывать нельзя.
refuse-7-13 = Нужно сбросить карты с руки, пока их не останется 7.
refuse-8-3 = Атаковать могут только ваши подготовленные существа, в вашей основной фазе.
refuse-8-4 = Этого игрока атаковать нельзя: выберите противника, который ещё в игре.
refuse-8-5 = Пока выбирают атакующих и блокирующих или делят урон, ничего разыгрывать нельзя.
refuse-8-11 = Блокировать могут только подготовленные существа защищающегося, по очереди.
refuse-8-18 = Так урон разделить нельзя: выберите одно из предложенных чисел.
refuse-9-9 = Верность раскрывает с вашей руки только карты той же фракции.
refuse-9-12 = «{ $card }»: заплатить за применение из сброса нельзя.
refuse-9-15 = «{ $card }» без Засады: воззвать можно только в основной фазе своего хода.
refuse-9-20 = Это существо не под вашим контролем.
refuse-9-25 = Это не может быть целью.
refuse-9-28 = Уничтожить в уплату некого: неуязвимые существа не годятся.
refuse-9-29 = «{ $card }»: блокировать нельзя — у атакующих Полёт, а здесь его нет.
refuse-9-31 = Столько урона пропустить нельзя.
refuse-9-35 = Раскопка берёт ровно две разные карты из вашего сброса.
refuse-11-1 = Выберите 30 карт из своих.
refuse-11-2 = Случайные колоды не выбирают.
refuse-11-3 = Оставьте 30 карт из тех, что вам сданы.
refuse-11-4 = Возьмите одну карту из пула у вас на руке.
refuse-11-6 = Возьмите карту из тех, что у вас на руке.
refuse-11-9 = Убирайте отобранные карты, пока их не останется 30.
refuse-14-2 = Охотник атакует только следующего игрока слева.
refuse-15-3 = «{ $card }»: блокировать нельзя — у атакующих Неблокируемость.
refuse-15-4 = «{ $card }»: блокировать нельзя — атака меньше, чем у атакующих.
refuse-15-5 = До конца хода должно атаковать существо, которое к этому обязано.
refuse-15-6 = Эту атаку обязательно нужно блокировать.
refuse-15-7 = Объявить атаку сейчас нельзя: запрещает карта.
refuse-15-8 = Выберите один из эффектов, указанных на карте.
refuse-15-9 = Этот эффект стоит ещё 1 золото, а у вас его не осталось.
refuse-15-10 = Этот эффект можно выбрать только в свой ход.
refuse-15-14 = Ввести в игру можно только существо с руки.
refuse-15-21 = Урон делят по единице между предложенными целями.
refuse-15-22 = Выберите одно из своих существ.
refuse-15-28 = Карту, которую предлагает эффект, сейчас так разыграть нельзя.
refuse-15-32 = Выберите карту со своей руки.

## Журнал

log-turn = Ход { $n }: { $player }
log-mulligan = { $n ->
    [0] { $player } оставляет первую руку
    [one] { $player } пересдаёт { $n } карту и теряет столько же здоровья
    [few] { $player } пересдаёт { $n } карты и теряет столько же здоровья
   *[many] { $player } пересдаёт { $n } карт и теряет столько же здоровья
}
log-packs = Открыт пул { $n }
log-picked = { $player } берёт карту из пула
log-gold = { $player }: снова есть 1 золото
log-drew = { $player } берёт карту
log-prepared = { $player } подготавливает «{ $card }»
log-healed = «{ $card }» ({ $player }): урон снят
log-faded = «{ $card }» ({ $player }): эффекты до конца хода прошли
log-discarded = { $player } сбрасывает «{ $card }»
log-revealed = { $player } раскрывает «{ $card }»
log-recycled = { $player } делает раскопку
log-played = { $player } разыгрывает «{ $card }»
log-recalls = { $player } применяет «{ $card }» из сброса
log-uses = { $player } применяет талант «{ $card }»
log-entered = { $player } вводит в игру «{ $card }»
log-broken = { $player }: «{ $card }» — уничтожение
log-left = { $player }: «{ $card }» — { $n ->
    [1] изгнание
    [2] возврат на руку владельца
   *[other] трансформация
}
log-controls = { $player } берёт под контроль «{ $card }»
log-attacks = { $player } атакует: «{ $card }»; защищается { $rival }
log-blocks = { $player } блокирует: «{ $card }»
log-damaged = { $player }: «{ $card }» — { $n } { $n ->
    [one] урон
   *[other] урона
}
log-hit = { $player } получает { $n } { $n ->
    [one] урон
   *[other] урона
}
log-gained = { $player } получает { $n } { $n ->
    [one] здоровье
   *[other] здоровья
}
log-lost = { $player } теряет { $n } { $n ->
    [one] здоровье
   *[other] здоровья
}
log-out = { $player } выбывает

## Подготовка

setup-format = Формата «{ $given }» нет. Есть: { $allowed }.
setup-format-players = Формат «{ $format }» не подходит: число игроков { $given }, а можно { $allowed }.
setup-mode = Режима «{ $given }» нет. Есть: { $allowed }.
setup-mode-players = Режим «{ $mode }» не подходит: число игроков { $given }, а можно { $allowed }.
setup-not-for-format = Настройка «{ $given }» в формате «{ $format }» ничего не значит. Она для таких: { $allowed }.
setup-set = Нет ни набора, ни читаемого файла «{ $given }». Наборы: { $allowed }.
setup-set-twice = Набор «{ $given }» назван дважды.
setup-own-cards = «{ $given }» не подходит к файлам своих карт, которые названы среди наборов.
setup-few-cards = Разных карт в наборе { $given }, для формата «{ $format }» этого мало.
setup-copies-number = Число коробок — целое число от 1, а не «{ $given }».
setup-copies = Коробок { $given }, для формата «{ $format }» этого мало: нужно не меньше { $least }.
setup-copies-many = { $given } — слишком много: можно не больше { $most }.
setup-factions = «{ $given }» не даёт каждому игроку по две фракции. Пишите так: { $allowed }.
setup-faction = Фракции «{ $given }» нет. Есть: { $allowed }.
setup-faction-twice = Фракция «{ $faction }» названа дважды; каждая достаётся одному игроку, например так: { $allowed }.
setup-decks = Колод дано { $given }, а нужно { $allowed }: по одной на игрока.
setup-deck-file = Колоду «{ $given }» не удаётся прочитать.

## Колоды

deck-line = Колода { $deck }, строка { $line }: «{ $given }» — не число и название карты.
deck-unknown-card = Колода { $deck }, строка { $line }: карты «{ $given }» нет. Похожие: { $allowed }.
deck-deity = Колода { $deck }, строка { $line }: «{ $given }» — божество; с божествами эта программа не играет.
deck-token = Колода { $deck }, строка { $line }: «{ $card }» — приспешник; в колодах их не бывает.
deck-other-set = Колода { $deck }: «{ $card }» не из карт этой партии ({ $allowed }).
deck-size = Колода { $deck }: карт { $given }, а нужно не меньше { $least }.
deck-copies = Колода { $deck }: карт «{ $card }» { $given }, а можно не больше { $most }.
deck-zeros = Колода { $deck }, { $faction }: карт с ценой 0 — { $zeros }, поэтому карт с ценой 1 нужно не меньше { $least }, а не { $given }.
deck-thirty = Колода { $deck }: карт { $given }, а нужно ровно { $allowed }.

## Файлы карт

cards-syntax = { $file }, строка { $line }: прочитать не удаётся ({ $given }).
cards-only-cards = { $file }, строка { $line }: здесь могут стоять только записи Card(…).
cards-name-twice = { $file }, строка { $line }: имя «{ $given }» встречается дважды.
cards-name-taken = Карта «{ $card }» уже есть.
cards-unknown-word = { $file }, строка { $line }: слова «{ $given }» нет. Похожие: { $allowed }.
cards-not-callable = { $file }, строка { $line }: «{ $given }» пишут отдельно, без скобок после него.
cards-arguments = { $file }, строка { $line }: содержимое скобок после «{ $given }» не подходит ({ $reason }).
cards-expression = { $file }, строка { $line }: «{ $given }» — не слово языка карт.

## Записи решений и позиции

position-known = «{ $field }»: известные всем карты должны быть на руке или в колоде ({ $given }).
position-vanished = «{ $field }»: { $given } нигде нет.
position-owner = «{ $field }»: { $given } не соответствует владельцу карты.
position-token = «{ $field }»: { $given } — номер карты у приспешника или номер приспешника у карты.
