"""The board of Dice Forge, drawn from the view alone: heroes, sanctuary, own dice, islands."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from igroteka.core.kind import Message, Option
from igroteka.games.dice_forge.catalogue import CARD_NAMES, DICE, FACE_NAMES
from igroteka.i18n import Words
from igroteka.terminal.boards.codes import amount_code, coloured, cost_code, face_code, tile
from igroteka.terminal.layout import GAP, Lines, aligned, beside, exactly, flowed, ruled, wrapped
from igroteka.terminal.scene import Level, Marks, Scene, told_about

Data = Mapping[str, Any]

TILE: Final = 6
WIDE: Final = 90  # less is not enough for the full names of cards
MOON_SIDE: Final = (1, 2, 3)
MIDDLE: Final = (4,)
SUN_SIDE: Final = (7, 6, 5)  # opposite the moon side: the first portals are the cheapest
SHORT_ARGUMENTS: Final = ("face", "old", "other")


class DiceForgeBoard:
    """How Dice Forge looks in a terminal."""

    verbs: Mapping[str, str] = {"card": "feat", "face": "buy"}
    minor: Collection[str] = ("log-rolled", "log-gained")
    phases: Collection[str] = ()
    stage = "step"

    def draw(self, scene: Scene, marks: Marks, width: int, level: Level) -> Lines:
        detailed = level in (Level.DETAILED, Level.AIRY)
        blocks = [heroes(scene, width, detailed)]
        if level > Level.NEEDED or marks.among("temple.") or marks.among(f"hero{scene.seat}."):
            blocks.append(sanctuary_and_dice(scene, marks, width, with_cards=not detailed))
        if level > Level.BRIEF or marks.among("card."):
            blocks.append(islands(scene, marks, width))
        if level == Level.FULL:
            blocks.append(rivals(scene, width))
        air = [Text()] if level >= Level.AIRY else []
        return [line for block in blocks for line in (*block, *air)]

    def window(self, view: Mapping[str, Any], question: Message) -> str | None:
        return None

    def asking(self, scene: Scene, question: Message) -> str:
        return ""

    def about(self, words: Words, noun: str, thing: str) -> Sequence[str]:
        return told_about(words, noun, thing)

    def sentence(self, scene: Scene, option: Option) -> str:
        return scene.words.tell(option)

    def short(self, scene: Scene, option: Option) -> Text:
        words = scene.words
        if not words.has(f"table-{option.key}"):  # the whole sentence is short enough
            return Text(words.tell(option))
        args: dict[str, Any] = {}
        for name, value in option.args.items():
            if name in SHORT_ARGUMENTS:
                args[f"{name}_code"] = face_code(words, value) if value in FACE_NAMES else "-"
            elif name == "card":
                args["card_name"] = short_card(words, value)
            elif name == "resource":
                args["amount_code"] = amount_code(words, value, option.args["n"])
            else:
                args[name] = value
        return coloured(words, words.say(f"table-{option.key}", **args))

    def names(self, words: Words, noun: str) -> Mapping[str, Sequence[str]]:
        if noun == "card":
            return {card: (short_card(words, card),) for card in CARD_NAMES}
        return {face: (face_code(words, face),) for face in FACE_NAMES}

    def players(self, scene: Scene, width: int) -> Lines:
        words = scene.words
        lines: Lines = []
        for hero in scene.view["heroes"]:
            lines.append(ruled(scene.names[hero["seat"]], width))
            lines.append(coloured(words, words.say("table-reserves", **reserve_codes(words, hero))))
            lines += [die_row(words, hero, die) for die in DICE]
            cards = [f"{words.name('card', card)} x{n}" for card, n in owned(hero)]
            said = words.say("table-cards-owned", cards=", ".join(cards) or "-", points=hero["card_glory"])
            lines += wrapped(said, width)
            lines.append(Text(words.say("table-place", portal=hero["portal"], forged=len(hero["replaced"]))))
            hammer = hero["hammer"]
            if hammer:
                lines.append(Text(words.say("table-hammer", **hammer)))
            for token, state in hero["tokens"].items():
                if state["ready"] or state["used"]:
                    lines.append(Text(words.say(f"table-token-{token}", **state)))
        return lines

    def legend(self, words: Words) -> Sequence[str]:
        names = {face_code(words, face): words.name("face", face) for face in FACE_NAMES}
        unlike = [
            f"{code} = {name}" for code, name in names.items() if not code[0].isdecimal() and code != name
        ]
        return [words.say("table-legend-letters"), "; ".join(unlike), words.say("table-legend-board")]

    def result(self, scene: Scene) -> Lines:
        words = scene.words
        rows = [
            [Text(), *(Text(words.say(f"table-{head}"), "bold") for head in ("reserve", "cards", "total"))]
        ]
        for hero, total in zip(scene.view["heroes"], scene.view["scores"], strict=True):
            numbers = (hero["reserves"]["glory"]["has"], hero["card_glory"], total)
            rows.append([scene.name(hero["seat"]), *(Text(str(number)) for number in numbers)])
        return aligned(rows, right=(1, 2, 3), width=60)


# ---- heroes -----------------------------------------------------------------------------------------
HEADS: Final = ("gold", "sun", "moon", "glory", "cards", "rolled", "portal", "hammer", "tokens")


def heroes(scene: Scene, width: int, detailed: bool) -> Lines:
    """One line for every player; if detailed, the faces and cards of the rivals below it."""
    words, view = scene.words, scene.view
    round_of = words.say("table-round", round=view["round"], rounds=view["rounds"])
    rows = [[Text(round_of, "bold"), *(Text(words.say(f"table-head-{head}"), "dim") for head in HEADS)]]
    rows += [hero_row(scene, hero) for hero in view["heroes"]]
    table = aligned(rows, right=(1, 2, 3, 4, 5), width=width)
    if not detailed:
        return table
    lines = table[:1]
    for row, hero in zip(table[1:], view["heroes"], strict=True):
        lines.append(row)
        parts = [] if hero["seat"] == scene.seat else [die_row(words, hero, die) for die in DICE]
        if owned(hero):
            parts.append(Text(card_list(words, hero)))
        lines += [Text.assemble("   ", line) for line in flowed(parts, width - 3, gap=4)]
    return lines


def hero_row(scene: Scene, hero: Data) -> list[Text]:
    """A player in one line."""
    words, seat = scene.words, hero["seat"]
    turn = ">" if seat == scene.view["active"] and not scene.view["over"] else " "
    rolled = [exactly(coloured(words, code), TILE) for code in showing(words, hero)]
    hammer = hero["hammer"]
    tokens = [
        f"{words.say(f'table-token-letter-{token}')}{state['ready']}"
        for token, state in hero["tokens"].items()
        if state["ready"]
    ]
    cards = sum(n for _, n in owned(hero))
    return [
        Text.assemble((turn, "bold"), scene.name(seat)),
        *(coloured(words, code) for code in reserve_codes(words, hero).values()),
        Text(f"+{hero['card_glory']} ({cards})" if cards else "-"),
        Text.assemble(rolled[0], " ", rolled[1]),
        Text(str(hero["portal"] or "-")),
        Text(f"{hammer['lap']}:{hammer['step']}/15" if hammer else "-"),
        Text("".join(tokens) or "-"),
    ]


def reserve_codes(words: Words, hero: Data) -> dict[str, str]:
    """What a player has, and the most that the board holds."""
    return {
        name: amount_code(words, name, r["has"]) if r["most"] is None else f"{r['has']}/{r['most']}"
        for name, r in hero["reserves"].items()
    }


def showing(words: Words, hero: Data) -> list[str]:
    """The two faces that lie on top."""
    return [face_code(words, die["faces"][die["up"]]) for die in hero["dice"].values()]


def die_row(words: Words, hero: Data, name: str) -> Text:
    """A die as a row of six faces, the one on top in brackets."""
    die = hero["dice"][name]
    row = Text(words.say(f"table-die-{name}"), "dim")
    for slot, face in enumerate(die["faces"]):
        code = face_code(words, face)
        row.append(" ").append_text(coloured(words, f"[{code}]" if slot == die["up"] else code))
    return row


def owned(hero: Data) -> list[tuple[str, int]]:
    """The cards of a player, each with how many there are of it."""
    found: dict[str, int] = {}
    for pile in hero["cards"].values():
        for entry in pile:
            found[entry["card"]] = found.get(entry["card"], 0) + entry["count"]
    return list(found.items())


def card_list(words: Words, hero: Data) -> str:
    """The cards of a player in few letters."""
    return ", ".join(short_card(words, card) + (f" x{n}" if n > 1 else "") for card, n in owned(hero))


def short_card(words: Words, card: str) -> str:
    """A card in at most ten letters."""
    return words.say(f"table-card-{card}")


# ---- the sanctuary, and the own dice beside it ------------------------------------------------------
def sanctuary_and_dice(scene: Scene, marks: Marks, width: int, with_cards: bool) -> Lines:
    """The squares with price, faces and what is left; the two dice as nets of six faces."""
    squares = [sanctuary_row(scene.words, marks, row) for row in sanctuary_rows(scene.view["sanctuary"])]
    left = max(line.cell_len for line in squares)
    dice = own_dice(scene, marks, width - left - GAP)
    if with_cards:
        dice.append(exactly(own_cards(scene), width - left - GAP))
    return beside([ruled(scene.words.say("table-sanctuary"), left), *squares], dice, left)


def sanctuary_rows(squares: Sequence[Data]) -> list[list[Data]]:
    """Squares with one kind of face go in pairs."""
    rows: list[list[Data]] = []
    for square in squares:
        if rows and len(rows[-1]) == 1 and len(square["faces"]) == len(rows[-1][0]["faces"]) == 1:
            rows[-1].append(square)
        else:
            rows.append([square])
    return rows


def sanctuary_row(words: Words, marks: Marks, squares: Sequence[Data]) -> Text:
    """Some squares in one line: price, then faces. A face that is unique needs no count."""
    row = Text()
    for i, square in enumerate(squares):
        row.append(f"{square['price']:>{4 if i else 2}} ", "bold")
        for j, entry in enumerate(square["faces"]):
            row.append(" " if j else "").append_text(marks.at(f"temple.{entry['face']}"))
            row.append_text(tile(words, entry["face"], TILE) if entry["left"] else gone())
            row.append("" if len(square["faces"]) > 1 else f" x{entry['left']}")
    return row


def gone() -> Text:
    """The place of a face that is not there any more."""
    return Text("--".center(TILE), "dim")


def own_dice(scene: Scene, marks: Marks, width: int) -> Lines:
    """Both dice of the player who looks."""
    lines: Lines = []
    for name in DICE:
        element = f"hero{scene.seat}.{name}"
        title = Text() if element not in marks.numbers else marks.at(element).append(" ")
        lines.append(title.append_text(ruled(scene.words.say(f"table-own-{name}"), width - title.cell_len)))
        places = [marks.at(f"{element}.{slot}") for slot in range(6)]
        lines += net(scene.words, scene.view["heroes"][scene.seat]["dice"][name], places)
    return lines


def net(words: Words, die: Data, places: Sequence[Text]) -> Lines:
    """A die as a net of six faces, the one on top in brackets; `places` stand before the faces."""
    rows = [Text(), Text()]
    for slot, face in enumerate(die["faces"]):
        before, after = "[]" if slot == die["up"] else "  "
        row = rows[slot // 3].append_text(places[slot])
        row.append_text(Text.assemble((before, "bold"), tile(words, face, TILE), (after, "bold")))
    return rows


def rivals(scene: Scene, width: int) -> Lines:
    """The dice and cards of the others, side by side as far as there is room."""
    blocks: list[Lines] = []
    for hero in scene.view["heroes"]:
        if hero["seat"] != scene.seat:
            light, dark = (net(scene.words, hero["dice"][die], [Text()] * 6) for die in DICE)
            nets = beside(light, dark, light[0].cell_len)
            title = ": ".join(filter(None, (scene.names[hero["seat"]], card_list(scene.words, hero))))
            blocks.append([exactly(ruled(title, nets[0].cell_len), nets[0].cell_len), *nets])
    each = blocks[0][0].cell_len
    in_row = max(1, (width + GAP) // (each + GAP))
    lines: Lines = []
    for i in range(0, len(blocks), in_row):
        row = blocks[i]
        for j, block in enumerate(blocks[i + 1 : i + in_row], 1):
            row = beside(row, block, j * each + (j - 1) * GAP)
        lines += row
    return lines


def own_cards(scene: Scene) -> Text:
    """The cards of the player who looks, in few letters."""
    cards = card_list(scene.words, scene.view["heroes"][scene.seat])
    return Text(scene.words.say("table-my-cards", cards=cards or "-"), "dim")


# ---- islands ----------------------------------------------------------------------------------------
def islands(scene: Scene, marks: Marks, width: int) -> Lines:
    """The piles of cards by portal: the moon's side, the middle, the sun's side."""
    words = scene.words
    blocks, widths = island_columns(scene, marks, {card: short_card(words, card) for card in CARD_NAMES})
    if width > WIDE:
        full = island_columns(scene, marks, {card: words.name("card", card) for card in CARD_NAMES})
        if sum(full[1]) + GAP <= width:
            blocks, widths = full
    gap = min(4, (width - sum(widths)) // 2)
    blocks[1] += garden(words, scene.view, widths[1])
    lines = beside(beside(blocks[0], blocks[1], widths[0], gap), blocks[2], sum(widths[:2]) + gap, gap)
    return [ruled(words.say("table-islands"), width), *lines]


def island_columns(scene: Scene, marks: Marks, names: Mapping[str, str]) -> tuple[list[Lines], list[int]]:
    """The three columns and their widths."""
    blocks = [island_column(scene, marks, names, portals) for portals in (MOON_SIDE, MIDDLE, SUN_SIDE)]
    return blocks, [max(line.cell_len for line in block) for block in blocks]


def island_column(scene: Scene, marks: Marks, names: Mapping[str, str], portals: Sequence[int]) -> Lines:
    """Some portals, below each other: number, who stands there, its cards with cost, glory, what is left."""
    words = scene.words
    rows: list[list[Text]] = []
    for portal in portals:
        island = scene.view["islands"][portal - 1]
        for i, pile in enumerate(island["cards"]):
            hero = scene.letter(island["heroes"][0]) if island["heroes"] and i == 0 else Text(" ")
            rows.append(
                [
                    Text.assemble(
                        (str(portal) if i == 0 else " ", "bold"), hero, marks.at(f"card.{pile['card']}")
                    ),
                    Text(names[pile["card"]], "" if pile["left"] else "dim strike"),
                    coloured(words, cost_code(words, pile["sun"], pile["moon"])),
                    coloured(words, amount_code(words, "glory", pile["glory"])),
                    Text(f"x{pile['left']}"),
                ]
            )
    return aligned(rows, right=(3,))


def garden(words: Words, view: Data, width: int) -> Lines:
    """What is left of the faces that only cards give, as far as the cards of this game give them."""
    cards = {pile["card"] for island in view["islands"] for pile in island["cards"]}
    left = [entry["face"] for entry in view["garden"] for _ in range(entry["left"])]
    items = [
        Text(f"{words.say(f'table-garden-{kind}')} x{sum(face.startswith(kind) for face in left)}")
        for kind, card in GARDEN_CARDS.items()
        if card in cards
    ]
    return flowed([Text(words.say("table-garden"), "dim"), *items], width)


GARDEN_CARDS: Final = {
    "triple": "helmet_of_invisibility",
    "mirror": "mirror_of_the_abyss",
    "ship": "celestial_ship",
    "boar": "tenacious_boar",
    "shield": "guardians_shield",
}
