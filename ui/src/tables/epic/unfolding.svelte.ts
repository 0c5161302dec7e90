/** Which rivals lie open: those that were asked for, else whoever matters now. */
import type { Session } from "../../lib/session.svelte";
import { allied, attackable, type Board } from "./board";

export class Unfolding {
  private wanted: number | null = $state(null);
  private turned: number | null = $state(null); // folded by hand

  open(seat: number): void {
    this.wanted = seat;
    this.turned = null;
  }

  fold(seat: number): void {
    if (this.wanted === seat) this.wanted = null;
    this.turned = seat;
  }

  /** One at a time. On a small screen a rival without a fight stays folded: the line tells all that matters. */
  isOpen(board: Board, me: number, seat: number, small: boolean): boolean {
    if (board.players.length === 2) return true;
    return this.turned !== seat && seat === (this.wanted ?? otherSide(board, me) ?? (small ? null : next(board, me)));
  }
}

/** The other side of the fight. */
function otherSide(board: Board, me: number): number | null {
  const { attackers, defender } = board.combat;
  const attacker = board.champions.find((champion) => champion.id === attackers[0])?.controller;
  if (defender !== null && defender !== me) return defender;
  return attacker !== undefined && attacker !== me ? attacker : null;
}

/** Whose turn it is, else the next rival. */
function next(board: Board, me: number): number | null {
  if (board.active !== me && !allied(board, me, board.active)) return board.active;
  return attackable(board, me)[0] ?? null;
}

const all = new WeakMap<Session, Unfolding>();

export function unfoldingOf(session: Session): Unfolding {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Unfolding()));
  return found;
}
