/** What stands beside the table: odds, log or rules; on small screens it is a drawer that is open or not. */
import type { Session } from "./session.svelte";
import type { Drawn } from "./tables";

export type SidePanel = "odds" | "log" | "rules";

export const side: { shown: SidePanel; open: boolean; clause: string | null } = $state({
  shown: "odds",
  open: false,
  clause: null,
});

export function show(panel: SidePanel): void {
  side.shown = panel;
  side.open = true;
}

/** A second wish for the same panel closes its drawer. */
export function toggle(panel: SidePanel): void {
  if (side.open && side.shown === panel) side.open = false;
  else show(panel);
}

/** Open the rules at this clause. */
export function openClause(clause: string): void {
  side.clause = clause;
  show("rules");
}

/** The tabs there are, in order, with their words. Who only watches has no odds of their own. */
export function tabs({ words, view }: Session, drawn: Drawn | null): { id: SidePanel; icon: string; label: string }[] {
  const first = drawn?.Odds && view?.you !== null ? [{ id: "odds" as const, ...drawn.tab }] : [];
  const others = (["log", "rules"] as const).map((id) => ({ id, icon: id, label: `web-${id}` }));
  return [...first, ...others].map((tab) => ({ ...tab, label: words.say(tab.label) }));
}
