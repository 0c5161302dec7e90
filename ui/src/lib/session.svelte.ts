/**
 * One table as this device sees it: what the server has told, and what has been tapped so far.
 *
 * Drawn tables and the text board read `view` and `words`, show `offers`, and call `tap`, `act`, `plan`.
 * Taps are local until the last one: nothing is sent before a decision is complete.
 */
import { api } from "./api";
import { find, keep, visited } from "./kept.svelte";
import { names } from "./names";
import type { Advice, Answer, Asked, Entry, Moment, Offer, Rule, Said, View } from "./protocol";
import type { Replayer } from "./replay.svelte";
import { settings } from "./settings.svelte";
import { Wire } from "./socket";
import { Words } from "./words";

export interface WhyNot {
  element: string | null; // where the question was asked; null: about no element
  refusal: Said;
}

/** How a session reaches its table; tests bring their own. */
export type Connect = (
  id: string,
  hello: () => Asked,
  heard: (answer: Answer) => void,
  changed: (open: boolean) => void,
) => Pick<Wire, "send" | "close">;

const wired: Connect = (id, hello, heard, changed) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new Wire(`${scheme}://${location.host}/ws/${id}`, hello, heard, changed);
};

export class Session {
  readonly id: string;
  view: View | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  words: Words = $state.raw(new Words("en", ""));
  spoken = $state(false); // are the words there?
  box: Record<string, unknown> = $state.raw({}); // what is in the game's box: cards, faces, heroes as data
  clauses: Rule[] = $state.raw([]);
  connected = $state(false);
  lostAt: number | null = $state(null); // when the connection went, ms
  sending = $state(false);
  picked: string[] = $state([]); // elements tapped for the present decision
  whyNot: WhyNot | null = $state.raw(null);
  hints: Advice[] | null = $state.raw(null);
  hinting = $state(false); // a hint was asked for and is being thought about
  past: Moment | null = $state.raw(null); // an earlier moment that is looked at instead of now
  next: string | null = $state(null); // the id of a rematch
  replay: Replayer | null = $state.raw(null); // set if this is not a table but the record of one
  curtain = $state(false); // somebody else's turn at this device: nothing is shown yet

  private readonly wire: ReturnType<Connect>;
  private planned: string[] = []; // notations still to be decided, one after the other
  private decided: Extract<Asked, { t: "act" }> | null = null; // sent, but not yet known to have arrived
  private returned = false; // the line is up again, and the table has not been shown since
  private asked = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly elements = new Map<number, string | null>();
  private wordsFor = "";

  constructor(id: string, connect: Connect = wired) {
    this.id = id;
    this.wire = connect(
      id,
      () => ({ t: "hello", tokens: Object.values(find(id)?.tokens ?? {}) }),
      (answer) => this.hear(answer),
      (open) => this.line(open),
    );
  }

  /** What the table looks like now, or at the moment that is looked at. */
  get board(): Record<string, unknown> {
    return (this.past?.board ?? this.view?.board ?? {}) as Record<string, unknown>;
  }

  /** What has been told, up to the moment that is looked at. */
  get told(): Entry[] {
    const until = this.past?.moment ?? this.replay?.at;
    return until === undefined ? this.log : this.log.filter((entry) => entry.moment <= until);
  }

  /** May I decide now? */
  get mine(): boolean {
    return this.view !== null && this.view.options.length > 0 && !this.past && !this.curtain;
  }

  /** The options that touch everything tapped so far; all of them if nothing is tapped. */
  get offers(): Offer[] {
    const options = this.mine ? (this.view?.options ?? []) : [];
    return options.filter((offer) => this.picked.every((element) => offer.at.includes(element)));
  }

  /** The one option left by the taps: what the primary button commits. */
  get primary(): Offer | null {
    return this.picked.length && this.offers.length === 1 ? (this.offers[0] ?? null) : null;
  }

  /** Does an option touch this element? */
  legal(element: string): boolean {
    return this.offers.some((offer) => offer.at.includes(element));
  }

  picks(element: string): boolean {
    return this.picked.includes(element);
  }

  /** The option of this notation, if it is offered. */
  offer(notation: string): Offer | undefined {
    return this.mine ? this.view?.options.find((offer) => offer.notation === notation) : undefined;
  }

  /** Tap an element: narrow the options, or ask why it cannot be chosen (`probe`: the notation to ask about). */
  tap(element: string, probe?: string): void {
    this.whyNot = null;
    if (this.picks(element)) this.picked = this.picked.filter((other) => other !== element);
    else if (this.legal(element)) this.picked = [...this.picked, element];
    else if (this.mine && this.view?.options.some((offer) => offer.at.includes(element))) this.picked = [element];
    else if (probe) this.why(probe, element);
  }

  /** Drop everything tapped; costs nothing. */
  cancel(): void {
    if (!this.connected) this.forget();
    this.picked = [];
    this.planned = [];
    this.whyNot = null;
  }

  /** Decide: one option, or the members of a group at once. */
  act(...offers: Offer[]): void {
    const view = this.view;
    if (!view || this.sending || !offers.length) return;
    this.picked = [];
    this.whyNot = null;
    this.hints = null;
    this.decided = { t: "act", seq: view.seq, options: offers.map((offer) => offer.option) };
    this.sending = true;
    this.send(this.decided);
  }

  /** Decide several things one after the other, each as soon as it is asked; given up when one is not offered. */
  plan(...notations: string[]): void {
    this.planned = notations;
    this.goOn();
  }

  undo(): void {
    if (this.view?.undo) this.send({ t: "undo", seq: this.view.seq });
  }

  resign(): void {
    this.send({ t: "resign" });
  }

  rematch(): void {
    this.send({ t: "rematch" });
  }

  watchers(open: boolean): void {
    this.send({ t: "watchers", open });
  }

  /** Ask why something cannot be chosen; the answer appears at the element. */
  why(notation: string, element: string | null = null): void {
    const id = ++this.asked;
    this.elements.set(id, element);
    this.send({ t: "why", id, notation });
  }

  hint(): void {
    if (this.view && !this.hinting) this.hinting = this.send({ t: "hint", seq: this.view.seq });
  }

  /** Exact odds; what may be asked is the game's own. */
  odds<T>(about: Record<string, unknown>): Promise<T> {
    const id = ++this.asked;
    return new Promise((done) => {
      this.waiting.set(id, (answer) => done((answer as Extract<Answer, { t: "odds" }>).odds as T));
      const reckoned = this.view?.you != null && !this.view.result && this.send({ t: "odds", id, about });
      if (!reckoned) this.waiting.delete(id);
    });
  }

  look(moment: number): void {
    this.send({ t: "look", moment });
  }

  /** Back to the present. */
  now(): void {
    this.past = null;
  }

  close(): void {
    this.wire.close();
  }

  /** Words and rules in the language of the settings; called again when that changes. */
  async speak(): Promise<void> {
    const game = this.view?.game;
    const lang = settings.lang;
    if (!game || this.wordsFor === `${lang} ${game}`) return;
    const wanted = (this.wordsFor = `${lang} ${game}`);
    try {
      const [text, rules, box] = await Promise.all([api.words(lang, game), api.rules(game), api.box(game)]);
      if (this.wordsFor !== wanted) return; // the language has changed again meanwhile
      this.clauses = rules;
      this.box = box;
      this.words = new Words(lang, text, () => names(this.view?.places ?? [], this.words), rules);
      this.spoken = true;
    } catch {
      this.wordsFor = ""; // the next view tries again
    }
  }

  // ---- what the server says ---------------------------------------------------------------------
  private hear(answer: Answer): void {
    if (answer.t === "view") this.show(answer);
    else if (answer.t === "refused") this.refuse(answer.why);
    else if (answer.t === "because") this.because(answer.id, answer.why);
    else if (answer.t === "hints") this.advise(answer.seq, answer.hints);
    else if (answer.t === "moment") this.past = answer;
    else if (answer.t === "odds") {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    } else if (answer.t === "next") {
      keep(answer.game, this.view?.game ?? "", find(this.id)?.tokens ?? {});
      this.next = answer.game;
    }
  }

  private show(view: View): void {
    const before = this.view;
    this.log = [...this.log.slice(0, view.since), ...view.log];
    this.view = view;
    if (!before) visited(this.id, view.game, view.yours);
    this.settle(view.seq);
    if (before?.seq !== view.seq || before.you !== view.you) {
      this.picked = [];
      this.hints = null;
      this.hinting = false;
      this.whyNot = null;
    }
    if (view.yours.length > 1 && before?.you !== view.you && view.options.length) this.curtain = true;
    void this.speak();
    this.goOn();
  }

  /** A decision that was under way when the line broke goes again, if it still answers what is asked. */
  private settle(seq: number): void {
    if (this.decided?.seq !== seq) this.forget();
    else if (this.returned) this.send(this.decided);
    this.returned = false;
  }

  private forget(): void {
    this.decided = null;
    this.sending = false;
  }

  private advise(seq: number, hints: Advice[]): void {
    this.hinting = false;
    if (seq === this.view?.seq) this.hints = hints;
  }

  private refuse(refusal: Said): void {
    this.forget();
    this.hinting = false;
    this.planned = [];
    this.whyNot = { element: null, refusal };
  }

  private because(id: number, refusal: Said | null): void {
    const element = this.elements.get(id) ?? null;
    this.elements.delete(id);
    if (refusal) this.whyNot = { element, refusal };
  }

  private goOn(): void {
    const [wanted, ...rest] = this.planned;
    if (wanted === undefined || !this.mine || this.sending) return;
    const offer = this.offer(wanted);
    this.planned = offer ? rest : [];
    if (offer) this.act(offer);
  }

  private line(open: boolean): void {
    this.returned ||= open && !this.connected;
    this.connected = open;
    this.lostAt = open ? null : (this.lostAt ?? Date.now());
    if (!open) this.hinting = false;
  }

  private send(asked: Asked): boolean {
    return this.wire.send(asked);
  }
}
