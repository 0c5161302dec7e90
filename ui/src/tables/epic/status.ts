/** Where a game of Epic stands: the turn and its phases, the steps of a fight, the rounds of a draft. */
import type { Session } from "../../lib/session.svelte";
import type { Phase, Status } from "../../lib/tables";
import { boardOf, mySeat, type Board, type Phase as PhaseName } from "./board";
import { stage } from "./draft";

const TURN: PhaseName[] = ["start", "main", "ending", "end"];
const FIGHT: PhaseName[] = ["attackers", "before_blocks", "blockers", "before_damage", "damage"];
const ICONS: Partial<Record<PhaseName, string>> = {
  main: "card",
  attackers: "attack",
  before_blocks: "initiative",
  blockers: "block",
  before_damage: "initiative",
  damage: "pow",
  ending: "hourglass",
};

export function drafting(board: Board): boolean {
  return board.phase === "setup" && board.players.some((player) => player.pack.size + player.picks.size > 0);
}

export function status(session: Session): Status {
  const { words } = session;
  const board = boardOf(session);
  if (!board.players) return {};
  const setup = session.view?.setup ?? {};
  if (drafting(board)) {
    const me = board.players[mySeat(session)];
    const at = me && stage(String(setup.format), me);
    const round = words.name("format", String(setup.format));
    return at && at.rounds > 1 ? { round, rounds: { now: at.round, of: at.rounds } } : { round };
  }
  if (board.phase === "setup") return { round: words.say("web-epic-mulligans") };
  const mine = session.view?.you === board.active ? "yes" : "no";
  return { round: words.say("web-epic-turn", { n: board.turn, mine, player: board.active }), phases: phases(session, board) };
}

function phases(session: Session, board: Board): Phase[] {
  const fighting = FIGHT.includes(board.phase) && board.combat.attackers.length > 0;
  const steps = fighting ? FIGHT : TURN;
  const now = Math.max(0, steps.indexOf(board.phase));
  return steps.map((name, at) => {
    const label = session.words.say("web-epic-step", { step: name });
    return { label, icon: ICONS[name], state: at < now ? "done" : at === now ? "now" : "later" };
  });
}
