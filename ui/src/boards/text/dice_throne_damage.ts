/** The attack of Dice Throne and the arithmetic of damage, written out term by term. */
import type { Attack, Damage } from "../../tables/dice_throne/types";
import { say, type Scene, type Thing } from "./scene";

type Term = [amount: number, what: string];

const ROLL_PHASES = ["offence", "targeting", "defence"];

/** What the attack deals, and what of the damage reaches every hero for whom some waits. */
export function damage(scene: Scene): string[] {
  if (scene.board.over) return [];
  const heroes = scene.board.heroes as { seat: number; health: number; damage: Damage }[];
  const hit = heroes.filter((hero) => hero.damage.incoming || hero.damage.sure || hero.damage.final);
  return [...attack(scene), ...hit.map((hero) => coming(scene, hero.seat, hero.health, hero.damage))];
}

/** What is declared, or what the ability under way deals to whom. */
function attack(scene: Scene): string[] {
  const { board, words } = scene;
  const now = board.attack as Attack;
  if (!ROLL_PHASES.includes(board.phase as string)) return [];
  if (now.declared) return [say(scene, "declared", { ability: now.declared })];
  if (!now.ability) return [];
  const sum = arithmetic(now.base, [
    [now.added, say(scene, "added")],
    [now.damage - now.base - now.added, say(scene, "by-statuses")],
  ], now.damage);
  const args: Thing = { ability: now.ability, damage: now.kind, sum, aimed: Number(now.target !== null) };
  const told = say(scene, "attack", { ...args, whom: now.target === null ? "" : words.player(now.target) });
  return now.dealt === null ? [told] : [told, say(scene, "dealt", { n: now.dealt })];
}

function coming(scene: Scene, seat: number, health: number, damage: Damage): string {
  const sum = arithmetic(damage.incoming, takenOff(scene, damage), damage.final);
  const after = Math.max(0, health - damage.final);
  const told = say(scene, "hit", { player: seat, sum, before: health, after });
  return damage.returned ? `${told} ${say(scene, "returned")}` : told;
}

/** The terms after the incoming damage; their sum with it is the final damage. */
function takenOff(scene: Scene, damage: Damage): Term[] {
  const { incoming, intermediate, prevented } = damage;
  const off = incoming - intermediate;
  const after = Math.max(0, intermediate - damage.halvings * Math.ceil(intermediate / 2));
  const rest = damage.final - damage.sure - after; // an Ultimate adds, an attacker's halving takes off
  const how = damage.avoided ? "avoided" : "prevented";
  return [
    [-off, say(scene, how, { n: prevented, spare: prevented - off })],
    [after - intermediate + Math.min(rest, 0), say(scene, "halved", { n: intermediate })],
    [Math.max(rest, 0), say(scene, "ultimate")],
    [damage.sure, say(scene, "sure")],
  ];
}

/** `5 + 2 (added) − 3 (prevented) = 4`; terms of 0 are left out, a single one stands alone. */
export function arithmetic(first: number, terms: readonly Term[], total: number): string {
  const shown = terms.filter(([amount]) => amount).map(([amount, what]): Term => [amount, ` (${what})`]);
  if (first || !shown.length) shown.unshift([first, ""]);
  const [head, ...rest] = shown;
  const told = rest.map(([amount, what]) => ` ${amount > 0 ? "+" : "−"} ${Math.abs(amount)}${what}`).join("");
  return `${head?.[0]}${head?.[1]}${told}${rest.length ? ` = ${total}` : ""}`;
}
