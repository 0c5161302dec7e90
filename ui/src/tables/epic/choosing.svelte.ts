/**
 * What has been tapped at an Epic table and not been committed: one thing or a group (`session.picked`), a
 * number, whom the group attacks. And what was committed but is asked for step by step: the errand.
 */
import type { Session } from "../../lib/session.svelte";
import { attackable, boardOf, mySeat } from "./board";
import { candidates, groupOf, inOrder, type Group } from "./groups";

/** Decisions that follow from one press of the button, each taken when it is asked for. */
interface Errand {
  questions: string[]; // it ends as soon as anything else is asked
  left: string[]; // notations; the last one may be "pass": nothing more
  aim: number | null;
  sentAt: number; // the seq that was answered last
}

export class Choosing {
  aim: number | null = $state(null); // the seat that the group attacks
  number: number | null = $state(null); // picked among numbers
  /** The group that is asked for, and what may be picked for it. */
  readonly rule: Group | null = $derived.by(() => groupOf(this.session));
  readonly candidates: Map<string, string> = $derived.by(() =>
    this.rule ? candidates(this.session, this.rule) : new Map(),
  );
  /** The members picked so far, as tapped. */
  readonly group: string[] = $derived.by(() => this.session.picked.filter((element) => this.candidates.has(element)));
  private errand: Errand | null = null;
  private answering = ""; // which view the taps belong to

  constructor(readonly session: Session) {}

  /** May this be tapped for the present question? */
  legal(element: string): boolean {
    if (!this.session.mine) return false;
    if (this.group.length && this.aimable(element)) return true;
    return this.candidates.has(element) || (this.session.view?.options.some((offer) => offer.at.includes(element)) ?? false);
  }

  chosen(element: string): boolean {
    return this.session.picks(element) || (this.aim !== null && element === `player.${this.aim}`);
  }

  /** Which ring it wears; a point of damage may be added to what has got some already. */
  ring(element: string): "sel" | "legal" | "" {
    const more = this.rule?.repeats && this.group.length < this.rule.most;
    if (this.chosen(element) && !more) return "sel";
    return this.legal(element) ? "legal" : "";
  }

  /** How many points of a split this element gets. */
  points(element: string): number {
    return this.rule?.repeats ? this.group.filter((other) => other === element).length : 0;
  }

  /** Is the group complete? */
  get ready(): boolean {
    const { rule } = this;
    return rule !== null && this.group.length >= rule.least && this.group.length <= rule.most;
  }

  tap(element: string, probe?: string): void {
    const { rule, session } = this;
    session.whyNot = null;
    if (rule && this.candidates.has(element)) this.toggle(element, rule);
    else if (this.group.length && this.aimable(element)) this.aim = Number(element.split(".")[1]);
    else session.tap(element, probe);
  }

  private toggle(element: string, { most, repeats }: Group): void {
    const { group, session } = this;
    if (!repeats && group.includes(element)) session.picked = group.filter((other) => other !== element);
    else if (group.length < most) session.picked = [...group, element];
    else if (!repeats) session.picked = [...group.slice(1), element]; // the first one makes room
    if (!session.picked.length) this.aim = null;
  }

  /** While attackers are picked among several rivals, a rival may be tapped as the one they attack. */
  private aimable(element: string): boolean {
    if (this.session.view?.question?.key !== "ask-main") return false;
    const rivals = attackable(boardOf(this.session), mySeat(this.session));
    return rivals.length > 1 && rivals.some((seat) => element === `player.${seat}`);
  }

  cancel(): void {
    this.aim = null;
    this.errand = null;
    this.session.cancel();
  }

  /** Send the group that was picked. */
  commit(): void {
    const { rule, session } = this;
    const key = session.view?.question?.key;
    if (!rule || !key || !this.ready) return;
    const found = this.candidates;
    const order = rule.ordered ? this.group : inOrder(this.group);
    const left = order.map((element) => found.get(element) ?? "");
    if (rule.atOnce) {
      session.act(...left.map((notation) => session.offer(notation)).filter((offer) => offer !== undefined));
      return;
    }
    if (this.group.length < rule.most && rule.least < rule.most && this.more(order)) left.push("pass");
    const questions = key === "ask-main" ? ["ask-main", "ask-whom", "ask-group"] : [key];
    this.errand = { questions, left, aim: this.aim, sentAt: -1 };
    this.goOn();
  }

  /** Will more members be asked for after these? Only those with a higher number than the last are. */
  private more(order: string[]): boolean {
    const last = order.at(-1);
    const all = inOrder([...this.candidates.keys()]);
    return last !== undefined && all.indexOf(last) < all.length - 1;
  }

  /** A new view has come: forget taps of an older question, go on with the errand. */
  seen(): void {
    const { seq, you } = this.session.view ?? {};
    if (this.answering !== `${seq} ${you}`) {
      this.answering = `${seq} ${you}`;
      this.aim = null;
      this.number = null;
    }
    this.goOn();
  }

  private goOn(): void {
    const { errand, session } = this;
    if (!errand || !session.mine || session.sending || errand.sentAt === session.view?.seq) return;
    const key = session.view?.question?.key ?? "";
    if (key === "ask-whom" && errand.aim === null) return; // whom is for the person to say; then it goes on
    const offer = errand.questions.includes(key) ? session.offer(this.next(errand, key)) : undefined;
    if (!offer) {
      this.errand = null;
      return;
    }
    errand.sentAt = session.view?.seq ?? -1;
    session.act(offer);
  }

  /** The notation that answers this question; none if the errand is done or was taken back. */
  private next(errand: Errand, key: string): string {
    if (key === "ask-whom") return `player ${errand.aim}`;
    if (key === "ask-main" && errand.sentAt >= 0) return "";
    return errand.left.shift() ?? "";
  }
}

const all = new WeakMap<Session, Choosing>();

export function choosingOf(session: Session): Choosing {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Choosing(session)));
  return found;
}
