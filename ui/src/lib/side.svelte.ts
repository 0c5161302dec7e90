/** What stands beside the table: odds, log or rules; on small screens it is a drawer that is open or not. */
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
