/** What is said of a player in a few words: the coin, the place at the table, being out. */
import type { Session } from "../../lib/session.svelte";
import { allied, boardOf, HUNTS, mySeat, neighbours, reaches, type Player } from "./board";

/** What the coin still allows. Of others only what everybody sees is said: gold and the number of cards. */
export function coinNote(session: Session, player: Player, mine: boolean): string {
  if (player.out || boardOf(session).phase === "setup") return "";
  const gold = player.gold + player.extra_gold > 0;
  const can = gold ? (player.hand.size ? "one" : "empty") : "zero";
  return session.words.say(mine ? "web-epic-coin-mine" : "web-epic-coin-rival", { can });
}

/** Ally or foe, and in Hunter who can be reached: empty in a duel. */
export function standing(session: Session, player: Player): string {
  const { words } = session;
  const board = boardOf(session);
  const me = mySeat(session);
  const place = session.view?.places[player.seat];
  if (player.out) return words.say("web-epic-out");
  if (place?.resigned) return words.say("web-epic-resigned");
  if (player.seat === me) return "";
  if (HUNTS.includes(board.mode)) {
    const { left, right } = neighbours(board, me);
    const where = player.seat === left ? "left" : player.seat === right ? "right" : "far";
    return words.say("web-epic-hunter", { where: left === right ? "both" : where });
  }
  if (board.mode === "teams" || board.mode === "hydra") return words.say("web-epic-team", { ally: String(allied(board, me, player.seat)) });
  return "";
}

export function outOfRange(session: Session, player: Player): boolean {
  return !player.out && !reaches(boardOf(session), mySeat(session), player.seat);
}
