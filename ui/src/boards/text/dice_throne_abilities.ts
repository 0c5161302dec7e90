/** The abilities of a hero at their present levels: what the dice must show and what they do. */
import { say, type Facts, type Scene, type Thing } from "./scene";

interface Use {
  name: string | null;
  symbols?: string[];
  straight?: number;
}

interface Ability {
  id: string;
  kind: string;
  levels: { uses: Use[]; dice: number; verified: boolean }[];
}

interface Board {
  abilities: Ability[];
  faces: string[];
}

const ROMAN = ["", "I", "II", "III"];

/** The printed board of the hero in a seat. */
export function boardOf(scene: Scene, seat: number): Board | undefined {
  const hero = (scene.board.heroes as { hero: string }[])[seat]?.hero ?? "";
  return (scene.box.heroes as Record<string, Board> | undefined)?.[hero];
}

function printed(thing: Thing, scene: Scene): Ability | undefined {
  return boardOf(scene, thing.seat as number)?.abilities.find((ability) => ability.id === thing.name);
}

/** Offensive, defensive, passive or ultimate. */
export function abilityKind(thing: Thing, scene: Scene): string {
  return printed(thing, scene)?.kind ?? "";
}

/** An ability: its level in its name, what it needs, what it does, and what its level opens beside it. */
export function abilityFacts(thing: Thing, scene: Scene): Facts {
  const { words } = scene;
  const name = String(thing.name);
  const level = Number(thing.n);
  const ability = printed(thing, scene);
  const now = ability?.levels[level - 1];
  const text = levelText(scene, name, level);
  const called = say(scene, "leveled", { name: words.name("ability", name), level: ROMAN[level] ?? "" });
  if (!ability || !now) return { name: called, text };
  const own = now.uses.filter((use) => !use.name);
  const opened = [...new Set(now.uses.flatMap((use) => (use.name ? [use.name] : [])))];
  const beside = opened.map((other) => {
    const needs = need(scene, now.uses.filter((use) => use.name === other));
    return say(scene, "opened", { name: words.name("ability", other), needs, text: words.text("ability", other) ?? "" });
  });
  return {
    name: called,
    figure: own.length ? need(scene, own) : now.dice ? say(scene, "rolls-dice", { n: now.dice }) : "",
    details: [words.name("slot", ability.kind), ...(now.verified ? [] : [say(scene, "unverified")])],
    text: [text, ...beside].join(" "),
  };
}

function levelText(scene: Scene, name: string, level: number): string {
  return scene.words.text("ability", name, `level${level}`) ?? scene.words.text("ability", name) ?? "";
}

/** What an ability does at the level that a hero at this table has it. */
export function abilityText(name: string, scene: Scene): string {
  const heroes = scene.board.heroes as { levels: Record<string, number> }[];
  return levelText(scene, name, heroes.map((hero) => hero.levels[name]).find((level) => level) ?? 1);
}

/** The ability that a rival has declared or activated: what one may answer to. */
export function rivalsAbility(scene: Scene): string | null {
  const attack = scene.board.attack as { declared: string | null; ability: string | null };
  const ability = attack.declared ?? attack.ability;
  return ability && scene.board.active !== scene.you ? `ability-${ability}` : null;
}

/** What the dice must show: "bullet ×3, ×4 or ×5", "dash ×2 and bullseye", "small straight". */
function need(scene: Scene, uses: readonly Use[]): string {
  const [first] = uses;
  const symbol = first?.symbols?.[0];
  const tiers = uses.every((use) => use.symbols?.every((other) => other === symbol));
  if (symbol && tiers && uses.length > 1) {
    const counts = uses.map((use) => use.symbols?.length ?? 0).join("/");
    return say(scene, "symbols", { symbol, n: counts });
  }
  return uses.map((use) => oneNeed(scene, use)).join(" / ");
}

function oneNeed(scene: Scene, use: Use): string {
  if (use.straight) return say(scene, "straight", { n: use.straight });
  const counted = new Map<string, number>();
  for (const symbol of use.symbols ?? []) counted.set(symbol, (counted.get(symbol) ?? 0) + 1);
  return [...counted].map(([symbol, n]) => say(scene, n > 1 ? "symbols" : "symbol", { symbol, n: String(n) })).join(", ");
}
