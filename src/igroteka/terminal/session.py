"""The loop for any game: bots decide, the table is drawn, the player types, until the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count, groupby
from pathlib import Path
from typing import Final

from rich.text import Text

from igroteka.bots.protocol import Bot, decide
from igroteka.core.clauses import CLAUSE, of_id, with_words
from igroteka.core.errors import IllegalOption, Refused
from igroteka.core.game import Game
from igroteka.core.kind import Message
from igroteka.i18n import LANGUAGES, LOOKED_UP_AS, Words
from igroteka.terminal.compose import Talk, Told, composed, plain
from igroteka.terminal.layout import Lines, wrapped
from igroteka.terminal.names import find_thing, is_notation, notation_of
from igroteka.terminal.scene import Board, Scene, letter
from igroteka.terminal.screen import Screen

COMMANDS: Final = ("why", "hint", "players", "log", "rules", "passing", "undo", "save", "lang", "quit")
ALL_PHASES: Final = "all"
WAYS: Final = ("ask", "pass")
CATALOGUES: Final = ("igroteka.terminal", "igroteka.cli")
ENOUGH_LOG: Final = 100  # lines of log, more than a screen has room for
LONGEST_LINE: Final = 1000  # of what is typed; Fluent tells no longer ones


class Session:
    """A person at the table. Everything typed is answered on the next screen."""

    def __init__(
        self, game: Game, bots: Mapping[int, Bot], human: int, lang: str, board: Board, screen: Screen
    ) -> None:
        self.game = game
        self.bots = bots
        self.human = human
        self.board = board
        self.screen = screen
        self.seen = 0  # lines of the log before the last decision of the player
        self.notice: list[str] = []  # the answer to what was typed last
        self.shown: tuple[int, str] | None = None  # decisions and language when the table was shown last
        self.passing_phases: set[str] = set()  # whose windows are passed without asking
        self.leaving = False
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Change the language of the table."""
        kind = self.game.kind
        words = Words(lang, kind, extra=CATALOGUES)
        self.names = [
            words.say(
                "table-name-bot" if seat in self.bots else "table-name-human", letter=letter(words, seat)
            )
            for seat in range(self.game.table.seats())
        ]
        self.words = Words(lang, kind, self.names, extra=CATALOGUES)

    # ---- the loop -------------------------------------------------------------------------------
    def play(self) -> int:
        """Play to the end, or until the player leaves; the exit status."""
        with self.screen:
            try:
                while not self.leaving:
                    self.let_bots_play()
                    self.show()
                    line = self.screen.ask(self.words.say("table-prompt"))
                    if line is None:
                        self.leave("table-left" if self.screen.live else "table-input-ended")
                    else:
                        self.obey(line)
            except KeyboardInterrupt:
                self.leave("table-left")
        return 0

    def let_bots_play(self) -> None:
        """Everything up to the player's next decision; windows that are to be passed are none."""
        while (seat := self.game.player) is not None:
            if seat != self.human:
                self.game.play(decide(self.bots[seat], self.game))
            elif self.is_unasked():
                self.game.play("pass")
            else:
                return

    def is_unasked(self) -> bool:
        """Is the question a window that the player wants to pass without being asked?"""
        question = self.game.question
        if question is None or not self.passing_phases or self.game.player != self.human:
            return False
        return self.board.window(self.game.view(self.human), question) in self.passing_phases

    def show(self) -> None:
        """Draw the table, with the answer to what was typed last."""
        width, height = self.screen.width, self.screen.height
        notice = [line for paragraph in self.notice for line in wrapped(paragraph, width)]
        self.notice = []
        state = (len(self.game.played), self.words.lang)
        if not self.screen.live:
            if state == self.shown:  # a script knows the table already
                self.screen.show(notice)
            else:
                self.screen.show(plain(self.board, self.scene(), self.talk(notice), width))
            self.shown = state
            return
        lines = composed(self.board, self.scene(), self.talk(notice), width, height)
        if lines is None and notice:
            self.page(notice)
            notice = []
            lines = composed(self.board, self.scene(), self.talk(notice), width, height)
        self.screen.show(lines or plain(self.board, self.scene(), self.talk(notice), width))

    def talk(self, notice: Lines) -> Talk:
        """What is said around the board now."""
        log = self.game.log
        first = min(self.seen, max(0, len(log) - ENOUGH_LOG))
        told: list[Told] = []
        for new, lines in ((False, log[first : self.seen]), (True, log[self.seen :])):
            for line, times in repeated(lines):
                told.append(Told(self.tell(line, times), new, minor=line.key in self.board.minor))
        return Talk(told, [*self.result(), *notice], self.question(), self.asking())

    def tell(self, line: Message, times: int) -> str:
        """A line of the log that stands there so many times in a row."""
        return self.words.tell(line) + (f" ×{times}." if times > 1 else ".")

    def scene(self) -> Scene:
        """The table as the player sees it."""
        return Scene(self.game.view(self.human), self.human, self.names, self.game.options, self.words)

    def question(self) -> str:
        """What is asked; at the end, what can still be done."""
        question = self.game.question
        return self.words.say("table-end") if question is None else self.words.tell(question)

    def asking(self) -> str:
        """What the card says that asks, with its name; nothing if no card does."""
        question = self.game.question
        return self.board.asking(self.scene(), question) if question else ""

    def result(self) -> Lines:
        """Why the game is over, who has won and the scores; nothing before the end."""
        outcome = self.game.outcome
        if outcome is None:
            return []
        winners = ", ".join(self.names[seat] for seat in sorted(outcome.winners))
        won = self.words.say("table-winners", winners=winners, n=len(outcome.winners))
        return [Text(f"{self.words.say(outcome.reason)} {won}", "bold"), *self.board.result(self.scene())]

    def page(self, lines: Lines) -> None:
        """Something too long to stand beside the table."""
        self.screen.page(lines, lambda page, pages: self.words.say("table-page", page=page, pages=pages))

    def answer(self, key: str, **args: object) -> None:
        """Say something on the next screen; examples are of the game at hand."""
        self.notice.append(self.words.say(key, game=self.game.kind.name, **args))

    # ---- what is typed --------------------------------------------------------------------------
    def obey(self, line: str) -> None:
        """Do what the player typed. Nothing typed: the table is drawn again."""
        line = line[:LONGEST_LINE]
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            self.explain(line[1:].strip())
        elif command := self.commands().get(word.casefold()):
            command(rest.strip())
        elif line:
            self.decide(line)
        else:
            self.shown = None

    def command_names(self) -> list[str]:
        """The commands of this game: without windows there is nothing to pass."""
        return [name for name in COMMANDS if name != "passing" or self.board.phases]

    def commands(self) -> dict[str, Callable[[str], None]]:
        """The commands by their English names and by those of the player's language."""
        found: dict[str, Callable[[str], None]] = {}
        for name in self.command_names():
            method: Callable[[str], None] = getattr(self, name)
            found[name] = found[self.words.say(f"table-command-{name}")] = method
        return found

    def decide(self, line: str) -> None:
        """Play options by their numbers or notations; a group is named with commas, in any order."""
        seen = len(self.game.log)
        try:
            self.game.play(*self.named(line))
        except IllegalOption as error:
            if error.key == "notation-unknown-word":
                self.answer("table-unknown", given=line)
            elif error.key == "notation-unknown-name":
                self.answer("table-unknown-thing", given=error.args_of_message["given"])
            else:
                self.notice.append(self.words.error(error))
        else:
            self.seen = seen

    def named(self, line: str) -> list[int | str]:
        """What a line names: `3`, `0, 2`, `attack wolf`, `attack wolf, medusa` with one verb for all."""
        if is_notation(self.game, line):  # a notation may hold commas itself: `reroll 1,4`
            return [line]
        verb, _, _ = line.partition(" ")
        found: list[int | str] = []
        for part in line.split(","):
            number = whole_number(part.strip())
            text = notation_of(self.game, self.board, self.words, part.strip())
            if number is None and found and not is_notation(self.game, text):
                text = notation_of(self.game, self.board, self.words, f"{verb} {part}")
            found.append(text if number is None else number)
        return found

    def explain(self, text: str) -> None:
        """`?`: the commands; `? 3`: option 3; `? hydra`: the card."""
        number, options = whole_number(text), self.game.options
        if not text:
            self.help()
        elif number is not None and number < len(options):
            option = options[number]
            self.notice.append(f"{number}) {self.board.sentence(self.scene(), option)}  [{option}]")
            for name, value in option.args.items():
                noun, _, thing = value.partition("-") if name == "source" else (name, "", value)
                noun = LOOKED_UP_AS.get(noun, noun)
                if noun in self.board.verbs:
                    self.notice += self.board.about(self.words, noun, thing)
        elif found := find_thing(self.board, self.words, text):
            self.notice += self.board.about(self.words, *found)
        else:
            self.answer("table-unknown-thing", given=text)

    def help(self) -> None:
        """All commands, and what the signs on the board mean."""
        self.answer("table-help-number")
        self.answer("table-help-explain")
        for name in self.command_names():
            self.answer(f"table-help-{name}")
        self.notice += self.board.legend(self.words)

    # ---- commands -------------------------------------------------------------------------------
    def why(self, text: str) -> None:
        """`why 3`, `why hydra`, `why buy sun_1`: why it cannot be done now, with the clause."""
        if not text:
            self.answer("table-help-why")
            return
        number, found = whole_number(text), find_thing(self.board, self.words, text)
        choice: int | str = notation_of(self.game, self.board, self.words, text)
        if number is not None:
            choice = number
        elif found is not None:
            meant = [f"{verb} {found[1]}" for verb in self.board.verbs[found[0]].split()]
            choice = next((text for text in meant if is_notation(self.game, text)), meant[0])
        refusal = self.game.why_not(choice)
        if refusal is None:
            self.answer("table-allowed")
        elif refusal.key in ("notation-unknown-word", "notation-unknown-name"):
            self.answer("table-unknown-thing", given=text)
        else:
            self.notice.append(self.words.tell(refusal))

    def players(self, _: str) -> None:
        """Everything about everybody."""
        self.page(self.board.players(self.scene(), self.screen.width))

    def log(self, _: str) -> None:
        """Everything that has happened, a paragraph for each decision."""
        log, parts = list(self.game.log), [played.log for played in self.game.played]
        parts.insert(0, tuple(log[: len(log) - sum(map(len, parts))]))
        told = [" ".join(self.tell(*counted) for counted in repeated(part)) for part in parts]
        self.page([line for paragraph in told for line in wrapped(paragraph, self.screen.width)])

    def rules(self, text: str) -> None:
        """The clauses of the rules with all these words, one clause or chapter, or all titles."""
        lang, width = self.words.lang, self.screen.width
        clauses = list(self.game.kind.clauses.values())
        if not text:
            self.page([Text(f"{clause.id:8} {clause.title(lang)}") for clause in clauses])
            return
        try:
            found = (
                of_id(clauses, text.upper()) if CLAUSE.fullmatch(text) else with_words(clauses, text.split())
            )
        except Refused as refused:
            self.notice.append(self.words.error(refused))
            return
        lines: Lines = []
        for clause in found:
            lines.append(Text(f"{clause.id} {clause.title(lang)}", "bold"))
            lines += wrapped(clause.text(lang), width)
        self.page(lines)

    def passing(self, text: str) -> None:
        """`passing`: how windows are met; `passing damage pass`, `passing all ask`: meet them so."""
        by_word = {word: phase for phase in (*self.board.phases, ALL_PHASES) for word in self.both(phase)}
        ways = {word: way for way in WAYS for word in self.both(way)}
        phase, way = "", ""
        if text:
            first, _, second = text.casefold().partition(" ")
            phase, way = by_word.get(first, ""), ways.get(second.strip(), "")
            if not phase or not way:
                self.answer("table-help-passing")
                return
        chosen = set(self.board.phases) if phase == ALL_PHASES else {phase}
        if way == "pass":
            self.passing_phases |= chosen
        elif way == "ask":
            self.passing_phases -= chosen
        for known in self.board.phases:
            shown = "pass" if known in self.passing_phases else "ask"
            self.answer("table-passing", phase=known, word=self.both(known)[1], way=shown)

    def both(self, word: str) -> tuple[str, str]:
        """A word of `passing` as the program writes it and in the player's language."""
        return word, self.words.say(f"table-passing-{word}")

    def hint(self, _: str) -> None:
        """What would be good now, and by which numbers."""
        if self.game.player != self.human:
            self.answer("hint-not-asked")
            return
        for found in self.game.hint(self.human):
            self.notice.append(f"{self.words.tell(found.option)}: {self.words.tell(found.reason)}.")

    def undo(self, _: str) -> None:
        """Take the last decision back; what was passed without asking goes back with it."""
        try:
            self.game.undo()
            while self.is_unasked():
                self.game.undo()
        except Refused as refused:
            self.notice.append(self.words.error(refused))
        else:
            self.seen = min(self.seen, len(self.game.log))

    def save(self, name: str) -> None:
        """Write the record into a file that does not exist yet."""
        try:
            path = new_file(name or f"{self.game.kind.name}.txt", str(self.game))
        except OSError as error:
            self.answer("table-not-saved", file=name, reason=error.strerror or str(error))
        except (ValueError, RuntimeError) as error:  # a name that no file can have
            self.answer("table-not-saved", file=name, reason=str(error))
        else:
            self.answer("table-saved", file=str(path))

    def lang(self, text: str) -> None:
        """Go on in another language."""
        if text in LANGUAGES:
            self.speak(text)
        else:
            self.answer("unknown-language", given=text, allowed=", ".join(LANGUAGES))

    def quit(self, _: str) -> None:
        """Leave the table."""
        self.leave("table-left")

    def leave(self, key: str) -> None:
        """End the session with a last word that stays on the terminal."""
        self.leaving = True
        if self.game.outcome is None:
            kind = self.game.kind
            told = self.words.say(key, game=kind.name, round=kind.round(self.game.table))
            self.screen.last_words = [Text(told)]
        elif self.screen.live:
            self.screen.last_words = self.result()


def repeated(lines: Sequence[Message]) -> list[tuple[Message, int]]:
    """Lines of the log, equal ones in a row only once and counted."""
    return [(line, len(list(row))) for line, row in groupby(lines)]


def whole_number(text: str) -> int | None:
    """A number as people type it; None for anything else, absurdly long ones too."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def new_file(name: str, text: str) -> Path:
    """Write a text to a file of that name, or of the next name that is free; what exists is not touched."""
    wanted = path = Path(name).expanduser()
    for n in count(2):
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
            break
        except FileExistsError:
            path = wanted.with_stem(f"{wanted.stem}-{n}")
    return path
