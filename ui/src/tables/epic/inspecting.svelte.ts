/** Which card is looked at closely: the one pointed at or in focus, or one that was pinned. */
import type { Session } from "../../lib/session.svelte";

export interface Subject {
  card: string;
  champion: number | null; // in play: its present values are told too
}

const PATIENCE = 450; // ms that one points at a card before it is shown over the table

export class Inspecting {
  last: Subject | null = $state.raw(null); // pointed at or focused last
  pinned: Subject | null = $state.raw(null);
  pointed: Subject | null = $state.raw(null); // pointed at for a while, by a mouse
  side: "left" | "right" = $state("right"); // where the docked inspector stands: away from what is looked at
  half: "top" | "bottom" = $state("top");
  inColumn = $state(false); // the column beside the table shows it already
  private timer = 0;

  /** What the column beside the table shows. */
  get shown(): Subject | null {
    return this.pinned ?? this.last;
  }

  /** What is shown over the table, if no column shows it. */
  get docked(): Subject | null {
    return this.inColumn ? null : (this.pinned ?? this.pointed);
  }

  /** `target`: where it is, if a mouse points at it. */
  point(subject: Subject, target: Element | null): void {
    this.last = subject;
    window.clearTimeout(this.timer);
    if (!target) return;
    this.timer = window.setTimeout(() => {
      if (!this.pinned) this.keepOff(target);
      this.pointed = subject;
    }, PATIENCE);
  }

  leave(): void {
    window.clearTimeout(this.timer);
    this.pointed = null;
  }

  /** Look at it until something else is pinned or this is closed; the same again closes it. */
  pin(subject: Subject, target?: Element | null): void {
    const same = this.pinned?.card === subject.card && this.pinned.champion === subject.champion;
    this.pinned = same ? null : subject;
    if (target) this.keepOff(target);
  }

  close(): void {
    this.pinned = null;
  }

  private keepOff(target: Element): void {
    const box = target.getBoundingClientRect();
    this.side = box.left + box.width / 2 < window.innerWidth / 2 ? "right" : "left";
    this.half = box.top + box.height / 2 < window.innerHeight / 2 ? "bottom" : "top";
  }
}

const all = new WeakMap<Session, Inspecting>();

export function inspectingOf(session: Session): Inspecting {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Inspecting()));
  return found;
}
