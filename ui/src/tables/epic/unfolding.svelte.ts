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

  /** One at a time: the one asked for, else the other side of the fight, else whose turn it is, else the next rival. */
  isOpen(board: Board, me: number, seat: number): boolean {
    if (board.players.length === 2) return true;
    return this.turned !== seat && seat === (this.wanted ?? matters(board, me));
  }
}

function matters(board: Board, me: number): number | null {
  const { attackers, defender } = board.combat;
  const attacker = board.champions.find((champion) => champion.id === attackers[0])?.controller;
  if (defender !== null && defender !== me) return defender;
  if (attacker !== undefined && attacker !== me) return attacker;
  if (board.active !== me && !allied(board, me, board.active)) return board.active;
  return attackable(board, me)[0] ?? null;
}

const all = new WeakMap<Session, Unfolding>();

export function unfoldingOf(session: Session): Unfolding {
  let found = all.get(session);
  if (!found) all.set(session, (found = new Unfolding()));
  return found;
}
