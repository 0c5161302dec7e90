/**
 * The arithmetic of damage, written out from what the view tells (DT-12.1 to DT-12.8): what is added and taken
 * off, then the halves, each of the intermediate damage and rounded up, then what is left.
 *
 * The view tells totals. Which card or token brought which part is found in the log of this attack; where
 * that does not add up to the total (something was taken back meanwhile), the total stands alone.
 */
import type { Entry, Said } from "../../lib/protocol";
import type { Attack, Box, Changes, Hero, Roll } from "./types";

/** A part of the sum. `of`: a key of the catalogue (`card-get_some`), or what it is in one word. */
export interface Term {
  n: number; // positive: more damage
  of: string;
  if?: boolean; // only if what is picked is done
}

export interface Halves {
  n: number; // how much each takes off or returns
  taken: number; // how many are taken off
  returned: number; // how many go back to the attacker
  picked: number; // of those taken off: only if what is picked is done
}

/** The sum for one hero. */
export interface Sum {
  terms: Term[];
  intermediate: number;
  halves: Halves | null;
  avoided: boolean;
  sure: number; // what nothing can lower
  final: number;
  before: number; // health
  after: number;
}

const SOURCES = new Set(["log-played", "log-spent", "log-used", "log-defends", "log-activated"]);

export const half = (n: number) => Math.ceil(n / 2);

/** The lines of the log since the ability under way was activated. */
export function attackLog(log: readonly Entry[]): Said[] {
  const lines = log.flatMap((entry) => entry.lines);
  const begin = lines.findLastIndex((line) => line.key === "log-activated" || line.key === "log-turn");
  return begin < 0 ? [] : lines.slice(begin);
}

const GAINS = new Set(
  ["prevented", "halved", "returned", "avoided", "gained", "lost", "healed", "cp", "cp-lost", "threatened"].map(
    (what) => `log-${what}`,
  ),
);

/** What has come of the defence: the lines after the defender has named an ability. */
export function defenceLines(log: readonly Entry[]): Said[] {
  const lines = attackLog(log);
  const begin = lines.findIndex((line) => line.key === "log-defends");
  return begin < 0 ? [] : lines.slice(begin).filter((line) => GAINS.has(line.key));
}

/** The defence dice as they were used: they do not lie on the table any more when the damage is counted. */
export function defenceDice(log: readonly Entry[]): Roll | null {
  const rolled = attackLog(log).findLast(
    (line) => line.args.purpose === "defence" && (line.key === "log-rolled" || line.key === "log-altered"),
  );
  if (!rolled) return null;
  const dice = String(rolled.args.dice).split(" ").map(Number);
  return { purpose: "defence", dice, owners: dice.map(() => Number(rolled.args.player)), open: false };
}

function sourceOf(line: Said): string {
  const { card, source, ability } = line.args;
  if (typeof card === "string") return `card-${card}`;
  if (typeof source === "string") return source;
  return typeof ability === "string" ? `ability-${ability}` : "";
}

/** The parts of a total that lines of this key tell, with what brought them; null if they do not add up. */
function parts(lines: readonly Said[], key: string, seat: number | null, total: number): Term[] | null {
  const found: Term[] = [];
  let source = "";
  for (const line of lines) {
    if (SOURCES.has(line.key)) source = sourceOf(line);
    else if (line.key === key && (seat === null || line.args.player === seat))
      found.push({ n: Number(line.args.n), of: source });
  }
  const sum = found.reduce((so, term) => so + term.n, 0);
  return sum === total && found.every((term) => term.of) ? found : null;
}

/**
 * What tokens of both sides and companions add to the attack, or take from it, as long as they lie there. What
 * the tokens do not explain is a companion's doing, or a status that lets nothing through.
 */
export function standingTerms(box: Box, attack: Attack, attacker: Hero, defender: Hero): Term[] {
  const total = attack.damage - attack.base - attack.added;
  const found: Term[] = [];
  for (const [hero, worth] of [[defender, "attacked"], [attacker, "attacking"]] as const)
    for (const [status, tokens] of Object.entries(hero.tokens)) {
      const n = (box.statuses[status]?.[worth] ?? 0) * tokens;
      if (n) found.push({ n, of: `status-${status}` });
    }
  const rest = total - found.reduce((sum, term) => sum + term.n, 0);
  if (rest < 0) return [{ n: total, of: "statuses" }].filter((term) => term.n);
  return rest ? [...found, { n: rest, of: "companions" }] : found;
}

/** What the attack deals before anything is taken off. */
function attackTerms(attack: Attack, lines: readonly Said[], standing: Term[]): Term[] {
  const terms: Term[] = [{ n: attack.base, of: `ability-${attack.ability ?? ""}` }];
  if (attack.added) terms.push(...(parts(lines, "log-added", null, attack.added) ?? [{ n: attack.added, of: "added" }]));
  return [...terms, ...standing];
}

/** What is added and taken off for one hero, in writing order. */
function terms(hero: Hero, attack: Attack, lines: readonly Said[], standing: Term[]): Term[] {
  const { damage } = hero;
  const attacked = attack.target === hero.seat && attack.attack && attack.dealt === null;
  const own = attacked ? attackTerms(attack, lines, standing) : [];
  const other = damage.incoming - (attacked && attack.kind !== "ultimate" ? attack.damage : 0);
  if (other > 0) own.push({ n: other, of: "other" });
  if (damage.prevented) {
    const named = parts(lines, "log-prevented", hero.seat, damage.prevented) ?? [{ n: damage.prevented, of: "prevented" }];
    own.push(...named.map((term) => ({ ...term, n: -term.n })));
  }
  return own;
}

/**
 * The sum for a hero. `standing`: what tokens and companions add to the attack; `changes`: what the card or
 * token that is picked would do besides.
 */
export function sumFor(
  hero: Hero,
  attack: Attack,
  lines: readonly Said[],
  standing: Term[] = [],
  changes: Changes = {},
): Sum {
  const { damage } = hero;
  const ultimate = attack.target === hero.seat && attack.kind === "ultimate" && attack.dealt === null;
  const written = terms(hero, attack, lines, standing);
  if (changes.adds) written.push({ n: changes.adds, of: "picked", if: true });
  if (changes.prevents) written.push({ n: -changes.prevents, of: "picked", if: true });
  const incoming = damage.incoming + (changes.adds ?? 0);
  const intermediate = damage.avoided ? 0 : Math.max(0, incoming - damage.prevented - (changes.prevents ?? 0));
  const taken = damage.halvings + (changes.halves ?? 0);
  const returned = damage.returned + (changes.returns ?? 0);
  const each = half(intermediate);
  const left = Math.max(0, intermediate - taken * each);
  const final = left + damage.sure + (ultimate ? attack.damage + (changes.adds ?? 0) : 0);
  return {
    terms: written,
    intermediate: ultimate ? final : intermediate,
    halves: taken || returned ? { n: each, taken, returned, picked: changes.halves ?? 0 } : null,
    avoided: damage.avoided,
    sure: damage.sure,
    final,
    before: hero.health,
    after: Math.max(0, hero.health - final),
  };
}
