/** Which card is looked at closely: the one under the pointer or in focus, or one that was pinned. */
import type { Session } from "../../lib/session.svelte";

export interface Subject {
  card: string;
  champion: number | null; // in play: its present values are told too
}

export class Inspecting {
  hovered: Subject | null = $state.raw(null);
  pinned: Subject | null = $state.raw(null);
  side: "left" | "right" = $state("right"); // where the docked inspector stands: away from what is looked at
  half: "top" | "bottom" = $state("top");
  inColumn = $state(false); // the column beside the table shows it already

  get shown(): Subject | null {
    return this.pinned ?? this.hovered;
  }

  hover(subject: Subject): void {
    this.hovered = subject;
  }

  /** Look at it until something else is pinned or this is closed; the same again closes it. */
  pin(subject: Subject, element?: Element | null): void {
    const same = this.pinned?.card === subject.card && this.pinned.champion === subject.champion;
    this.pinned = same ? null : subject;
    const box = element?.getBoundingClientRect();
    if (!box) return;
    this.side = box.left + box.width / 2 < window.innerWidth / 2 ? "right" : "left";
    this.half = box.top + box.height / 2 < window.innerHeight / 2 ? "bottom" : "top";
  }

  close(): void {
    this.pinned = null;
  }
}

const all = new WeakMap<Session, Inspecting>();

export function inspectingOf(session: Session): Inspecting {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Inspecting()));
  return found;
}
