/** The fight on the table, or the one that is being planned, and what it would bring. */
import type { Session } from "../../lib/session.svelte";
import { attackable, boardOf, mySeat, type Champion } from "./board";
import type { Choosing } from "./choosing.svelte";
import { mayBlock, preview, type Preview } from "./combat";

export interface Fight {
  attackers: Champion[];
  blockers: Champion[];
  defender: number | null; // null: not chosen yet
  planned: boolean; // nothing of it has happened: attackers are being picked
  open: boolean; // the block is still to come
  able: number; // champions that could block
  preview: Preview;
}

export function fightOf(session: Session, choosing: Choosing): Fight | null {
  const board = boardOf(session);
  const { combat } = board;
  const find = (ids: number[]) => ids.map((id) => board.champions.find((c) => c.id === id)).filter((c) => c !== undefined);
  const picked = find(choosing.group.map((element) => Number(element.split(".")[1])));
  const key = session.view?.question?.key;
  const planned = key === "ask-main" && picked.length > 0;
  if (board.over || (!planned && !combat.attackers.length)) return null;
  const foes = attackable(board, mySeat(session));
  const attackers = planned ? picked : find(key === "ask-group" ? [...combat.attackers, ...picked.map((c) => c.id)] : combat.attackers);
  const blocking = key === "ask-block" ? [...find(combat.blockers), ...picked] : find(combat.blockers);
  const defender = planned ? (choosing.aim ?? (foes.length === 1 ? (foes[0] ?? null) : null)) : combat.defender;
  const blocked = combat.blocked || blocking.length > 0;
  const open = planned || ["attackers", "before_blocks", "blockers"].includes(board.phase);
  const able = board.champions.filter((c) => c.controller === defender && mayBlock(c, attackers)).length;
  return { attackers, blockers: blocking, defender, planned, open, able, preview: preview(attackers, blocking, blocked) };
}
