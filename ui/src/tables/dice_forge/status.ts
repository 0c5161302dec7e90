/** Where the game is: the round and the steps of a turn, for the bar at the top. */
import type { Session } from "../../lib/session.svelte";
import type { Phase, Status } from "../../lib/tables";
import { deskOf } from "./desk.svelte";

const STEPS = ["blessing", "reinforcement", "action", "extra"] as const;
const ICONS = { blessing: "dice", reinforcement: "reroll", action: "forge", extra: "sun" };

export function status(session: Session): Status {
  const desk = deskOf(session);
  if (!desk.ready) return {};
  const { board, box } = desk;
  const { words } = session;
  const now = board.over ? STEPS.length : STEPS.indexOf(board.step);
  const phases = STEPS.map(
    (step, i): Phase => ({
      label: step === "extra" ? words.say("web-forge-extra", { sun: box.extra_action }) : words.say("web-forge-step", { step }),
      icon: i < now ? "check" : ICONS[step],
      state: i < now ? "done" : i === now ? "now" : "later",
    }),
  );
  return {
    round: words.say("web-forge-round", { n: board.round, of: board.rounds }),
    rounds: { now: board.round, of: board.rounds },
    phases,
  };
}
