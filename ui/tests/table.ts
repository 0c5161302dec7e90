/** A table without a server: what a session sends is kept, what it hears is made up by the test. */
import type { Answer, Asked, Entry, Offer, Place, View } from "../src/lib/protocol";
import { Session, type Connect } from "../src/lib/session.svelte";
import type { Lang } from "../src/lib/words";
import { wordsOf } from "./project";

export const PLAYERS = ["P0", "P1", "P2", "P3"];

export const place = (name: string, some: Partial<Place> = {}): Place => ({
  name,
  bot: null,
  open: false,
  online: true,
  resigned: false,
  ...some,
});

export const offer = (option: number, notation: string, ...at: string[]): Offer => ({
  option,
  notation,
  key: "option-feat",
  args: { card: notation.split(" ").at(-1) },
  at,
});

export const entry = (moment: number, seat: number | null, ...lines: Entry["lines"]): Entry => ({ moment, seat, lines });

export const view = (some: Partial<View> = {}): View => ({
  t: "view",
  seq: 1,
  game: "dice_forge",
  setup: {},
  you: 0,
  yours: [0],
  owner: true,
  watch: false,
  watchers: 0,
  places: [place("Мария"), place("Аня")],
  board: { round: 1 },
  question: { key: "ask-action", args: {}, clause: null },
  asking: null,
  options: [],
  undo: false,
  log: [],
  since: 0,
  result: null,
  seed_hash: "",
  seed: null,
  next: null,
  notice: null,
  ...some,
});

export class Table {
  readonly sent: Asked[] = [];
  readonly session: Session;
  up = true;
  private heard!: (answer: Answer) => void;
  private changed!: (open: boolean) => void;

  constructor(id = "abc", lang: Lang = "ru") {
    const connect: Connect = (_id, hello, heard, changed) => {
      [this.heard, this.changed] = [heard, changed];
      this.sent.push(hello());
      return {
        send: (asked) => {
          if (this.up) this.sent.push(asked);
          return this.up;
        },
        close: () => undefined,
      };
    };
    this.session = new Session(id, connect);
    this.session.speak = () => Promise.resolve(); // the words are here already
    this.session.words = wordsOf(lang, "dice_forge", ["Мария", "Аня"]);
    this.session.spoken = true;
  }

  /** The server says something. */
  say(answer: Answer): void {
    this.changed(true);
    this.heard(answer);
  }

  break(): void {
    this.up = false;
    this.changed(false);
  }

  mend(answer: Answer): void {
    this.up = true;
    this.say(answer);
  }

  /** What was decided, as notations of this view's options. */
  decided(view: View): string[] {
    return this.sent.flatMap((sent) => (sent.t === "act" ? sent.options.map((n) => view.options[n]!.notation) : []));
  }

  get last(): Asked | undefined {
    return this.sent.at(-1);
  }
}

/** A table at this position. */
export function tableAt(view: View, box: object, lang: Lang = "ru"): Table {
  const table = new Table("abc", lang);
  table.session.words = wordsOf(lang, view.game, PLAYERS);
  table.session.box = box as Record<string, unknown>;
  table.say(view);
  return table;
}
