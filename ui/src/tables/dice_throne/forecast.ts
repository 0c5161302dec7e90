/** What an attack would deal if it were declared now: the ability, and the tokens that change it. */
import type { Offer } from "../../lib/protocol";
import { opponents } from "./heroes";
import type { Term } from "./sum";
import type { Board, Box, Hero, TableOdds } from "./types";

export interface Forecast {
  terms: Term[];
  total: number;
  target: Hero | null; // known only if there is a single opponent
}

/** The option whose declaration is looked at: the tapped one, or the one of the greatest damage. */
function declared(offers: readonly Offer[], odds: TableOdds, picked: readonly Offer[]): number {
  const damages = odds.now.map((use) => use.damage);
  const only = picked.length === 1 ? offers.indexOf(picked[0] as Offer) : -1;
  return only >= 0 ? only : damages.indexOf(Math.max(...damages));
}

/**
 * `declares`: the options to declare, in their order; `picked`: those left by the taps. Null if nothing can be
 * declared or it deals no damage.
 */
export function forecast(
  board: Board,
  box: Box,
  odds: TableOdds | null,
  declares: readonly Offer[],
  picked: readonly Offer[],
): Forecast | null {
  const attacker = board.heroes[board.active];
  if (!odds?.now.length || odds.now.length !== declares.length || !attacker) return null;
  const use = odds.now[declared(declares, odds, picked)];
  if (!use?.damage) return null;
  const foes = opponents(board, attacker);
  const target = foes.length === 1 ? (foes[0] ?? null) : null;
  const terms: Term[] = [{ n: use.damage, of: `ability-${use.id}` }];
  for (const [status, n] of Object.entries(target?.tokens ?? {})) {
    const more = (box.statuses[status]?.attacked ?? 0) * n;
    // A status that the ability inflicts itself is in its damage already; it does not count twice.
    if (more && !use.inflicts.includes(status)) terms.push({ n: more, of: `status-${status}` });
  }
  for (const [status, n] of Object.entries(attacker.tokens)) {
    const more = (box.statuses[status]?.attacking ?? 0) * n;
    if (more) terms.push({ n: more, of: `status-${status}` });
  }
  return { terms, total: Math.max(0, terms.reduce((sum, term) => sum + term.n, 0)), target };
}
