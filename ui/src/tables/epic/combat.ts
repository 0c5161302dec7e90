/**
 * What a fight would bring, computed from the numbers on the table: a preview, never a promise.
 *
 * Answers, triggers and free splitting may change everything, so "may" is said wherever somebody still
 * decides. The rules: EP-8.12 (who blocks), EP-8.16 to EP-8.19 (damage), EP-9.31 to EP-9.34 (Breakthrough).
 */
import type { Champion } from "./board";

export type Fate = "safe" | "may" | "breaks";

export interface Preview {
  attack: number; // of all attackers
  through: number; // that reaches the player, at most
  certain: boolean; // no block and no choice: exactly that much
  fates: Record<number, Fate>; // of every fighter
  strikes: Record<number, number>; // the most damage each fighter can get
  gains: { attackers: number; blockers: number }; // health won by Righteous fighters
}

const has = (champion: Champion, keyword: string) => champion.keywords.includes(keyword);
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const attacks = (fighters: Champion[]) => sum(fighters.map((fighter) => fighter.attack));
const gains = (fighters: Champion[]) => attacks(fighters.filter((fighter) => has(fighter, "righteous")));

/** Can this champion be made to break by these enemies, who split their damage freely? */
function fate(champion: Champion, enemies: Champion[], kin: number): Fate {
  const most = attacks(enemies);
  const touched = enemies.some((enemy) => enemy.attack > 0 && has(enemy, "deadly"));
  const lethal = touched || (most > 0 && champion.damage + most >= champion.defence);
  if (!lethal || has(champion, "unbreakable")) return "safe";
  return kin === 1 ? "breaks" : "may";
}

/** The most damage that goes through to the player. */
function through(attackers: Champion[], blockers: Champion[], blocked: boolean): number {
  if (!blocked) return attacks(attackers);
  const ramming = attackers.filter((attacker) => has(attacker, "breakthrough"));
  return Math.max(0, attacks(ramming) - sum(blockers.map((blocker) => blocker.defence)));
}

/** `blocked` stays true when all blockers have gone (EP-8.14). */
export function preview(attackers: Champion[], blockers: Champion[], blocked: boolean): Preview {
  const fates: Record<number, Fate> = {};
  const strikes: Record<number, number> = {};
  const meet = (fighters: Champion[], enemies: Champion[]) => {
    for (const fighter of fighters) {
      fates[fighter.id] = fate(fighter, enemies, fighters.length);
      strikes[fighter.id] = attacks(enemies);
    }
  };
  meet(attackers, blockers);
  meet(blockers, attackers);
  return {
    attack: attacks(attackers),
    through: through(attackers, blockers, blocked),
    certain: !blocked,
    fates,
    strikes,
    gains: { attackers: blocked && !blockers.length ? 0 : gains(attackers), blockers: gains(blockers) },
  };
}

/** Why this champion cannot block this group, by what is seen; the server has the last word. */
export function mayBlock(blocker: Champion, attackers: Champion[]): boolean {
  if (blocker.position !== "prepared") return false;
  return attackers.some(
    (attacker) =>
      !has(attacker, "unblockable") &&
      (!has(attacker, "airborne") || has(blocker, "airborne")) &&
      (!has(attacker, "lofty") || blocker.attack >= attacker.attack),
  );
}
