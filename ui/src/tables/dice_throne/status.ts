/** Turn and phases for the bar at the top. */
import type { Phase as Shown, Status } from "../../lib/tables";
import type { Session } from "../../lib/session.svelte";
import { board, box, type Phase } from "./types";

const ICONS: Partial<Record<Phase, string>> = { offence: "dice", targeting: "bullseye", defence: "defence" };

export function status(session: Session): Status {
  const table = board(session);
  const words = session.words;
  if (!table.heroes) return {};
  const all = box(session)?.phases ?? [];
  const phases = all.filter((phase) => phase !== "targeting" || table.heroes.length > 2);
  const now = all.indexOf(table.phase);
  const shown = phases.map((phase): Shown => {
    const at = all.indexOf(phase);
    const state = at < now ? "done" : at === now ? "now" : "later";
    return { label: words.say(`web-throne-phase-${phase}`), icon: state === "now" ? ICONS[phase] : undefined, state };
  });
  const mine = session.view?.you === table.active ? "yes" : "no";
  return { round: words.say("web-throne-turn", { n: table.turn, mine, player: table.active }), phases: shown };
}
