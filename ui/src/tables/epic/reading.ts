/** Cards and champions as one sentence, for those who hear the table. */
import type { Session } from "../../lib/session.svelte";
import { printed, type Champion } from "./board";
import type { Fate } from "./combat";

/** "Triceratops, attack 11, defence 11, expended, Breakthrough, attacking, would break". */
export function aloud(session: Session, champion: Champion, role: string, fate: Fate): string {
  const { words } = session;
  const parts = [
    words.name("card", champion.card),
    words.say("web-epic-attack-value", { n: champion.attack }),
    words.say("web-epic-defence-value", { n: champion.defence }),
    words.name("position", champion.position),
  ];
  if (champion.deploying) parts.push(words.name("position", "deploying"));
  if (champion.damage) parts.push(words.say("web-epic-damage-value", { n: champion.damage }));
  if (champion.counters) parts.push(words.say("web-epic-counters", { n: champion.counters }));
  parts.push(...champion.keywords.map((keyword) => words.name("keyword", keyword)));
  if (role) parts.push(words.say(`web-epic-${role}`));
  if (fate !== "safe") parts.push(words.say("web-epic-fate", { fate }));
  return parts.join(", ");
}

/** Has a name a word that needs smaller letters on a small card? */
export function isLong(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 8);
}

const VOWEL = "аеёиоуыэюя";
const CONSONANT = "бвгджзйклмнпрстфхцчшщ";
const SYLLABLES = [
  new RegExp(`([${VOWEL}])(?=[${CONSONANT}][${VOWEL}])`, "gi"),
  new RegExp(`([${VOWEL}][${CONSONANT}]ь?)(?=[${CONSONANT}]+[${VOWEL}])`, "gi"),
];

/** A name that may be broken between syllables: not every browser knows how to hyphenate Russian. */
export function breakable(name: string): string {
  const soften = (word: string) =>
    word.length > 8 ? SYLLABLES.reduce((text, rule) => text.replace(rule, "$1\u00AD"), word.slice(0, -2)) + word.slice(-2) : word;
  return name.split(" ").map(soften).join(" ");
}

/** "Champion · wolf". */
export function kindOf(session: Session, card: string): string {
  const { words } = session;
  const { kind, classes, modes } = printed(session, card);
  return [words.say("web-epic-kind", { sort: modes ? "choice" : kind }), ...classes.map((name) => words.name("class", name))].join(" · ");
}

/** "Champion · wolf · Wild": where no mark tells the faction. */
export function wholeKindOf(session: Session, card: string): string {
  return `${kindOf(session, card)} · ${session.words.name("faction", printed(session, card).faction)}`;
}

export function cardAloud(session: Session, card: string): string {
  const { words } = session;
  const { cost, attack, defence } = printed(session, card);
  const parts = [words.name("card", card), words.say("web-epic-cost", { n: cost }), wholeKindOf(session, card)];
  if (attack !== undefined && defence !== undefined)
    parts.push(words.say("web-epic-attack-value", { n: attack }), words.say("web-epic-defence-value", { n: defence }));
  const text = words.text("card", card);
  return [parts.join(", "), text].filter(Boolean).join(". ");
}
