/** The combat of Epic and what would come of it if nothing changed. */
import { isNamesake } from "./items";
import { listing, say, type Scene, type Thing } from "./scene";

interface Champion extends Thing {
  id: number;
  card: string;
  attack: number;
  defence: number;
  damage: number;
  keywords: string[];
}

interface Combat {
  attackers: number[];
  blockers: number[];
  blocked: boolean;
  defender: number | null;
}

/** Who attacks whom, who blocks, what would be dealt, who would be broken. */
export function combat(scene: Scene): string[] {
  const now = scene.board.combat as Combat;
  const attackers = fighters(scene, now.attackers);
  const blockers = fighters(scene, now.blockers);
  if (!attackers.length || scene.board.over) return [];
  const whom = now.defender === null ? "" : scene.words.player(now.defender);
  const aimed = Number(now.defender !== null);
  const told = [say(scene, "combat", { names: named(scene, attackers), aimed, whom, n: sum(attackers, "attack") })];
  if (blockers.length) return [...told, ...blocks(scene, attackers, blockers)];
  if (now.blocked) return [...told, say(scene, "blocked-still")];
  if (now.defender === null) return told;
  const before = (scene.board.players as { health: number }[])[now.defender]?.health ?? 0;
  const after = before - sum(attackers, "attack");
  return [...told, say(scene, "unblocked", { phase: scene.board.phase, before, after })];
}

function blocks(scene: Scene, attackers: Champion[], blockers: Champion[]): string[] {
  const told = [say(scene, "blocked", { names: named(scene, blockers), n: sum(blockers, "attack") })];
  const piercing = attackers.filter((champion) => champion.keywords.includes("breakthrough"));
  const through = sum(piercing, "attack") - sum(blockers, "defence");
  if (through > 0) told.push(say(scene, "through", { n: through }));
  const fates: Record<"would-break" | "could-break", Champion[]> = { "would-break": [], "could-break": [] };
  const pairs: [Champion[], Champion[]][] = [[attackers, blockers], [blockers, attackers]];
  for (const [side, others] of pairs)
    // whoever deals the damage divides it, so only a champion that stands alone is sure to get it all
    fates[side.length === 1 ? "would-break" : "could-break"].push(...side.filter((champion) => breakable(champion, others)));
  for (const [fate, champions] of Object.entries(fates))
    if (champions.length) told.push(say(scene, fate, { names: named(scene, champions) }));
  return told;
}

/** Those of these champions that are still in play, in the order named. */
function fighters(scene: Scene, ids: readonly number[]): Champion[] {
  const champions = scene.board.champions as Champion[];
  return ids.flatMap((id) => champions.filter((champion) => champion.id === id));
}

/** Would all the damage of the others break this champion? */
function breakable(champion: Champion, others: readonly Champion[]): boolean {
  if (champion.keywords.includes("unbreakable")) return false;
  const damage = sum(others, "attack");
  const deadly = others.some((other) => other.attack > 0 && other.keywords.includes("deadly"));
  return damage > 0 && (deadly || champion.damage + damage >= champion.defence);
}

function sum(champions: readonly Champion[], what: "attack" | "defence"): number {
  return champions.reduce((total, champion) => total + champion[what], 0);
}

/** Champions by name and numbers. */
function named(scene: Scene, champions: readonly Champion[]): string {
  const names = champions.map((champion) => {
    const { id, card, attack, defence } = champion;
    const name = scene.words.name("card", card);
    const called = isNamesake(scene, "champions", champion) ? say(scene, "numbered", { name, number: String(id) }) : name;
    return say(scene, "fighter", { name: called, attack, defence });
  });
  return listing(scene, names);
}
