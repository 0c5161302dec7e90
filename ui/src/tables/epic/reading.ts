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

/** "Champion · wolf · Wild". */
export function kindOf(session: Session, card: string): string {
  const { words } = session;
  const { kind, classes, faction, modes } = printed(session, card);
  const parts = [words.say("web-epic-kind", { kind: modes ? "choice" : kind }), ...classes.map((name) => words.name("class", name))];
  return [...parts, words.name("faction", faction)].join(" · ");
}

export function cardAloud(session: Session, card: string): string {
  const { words } = session;
  const { cost, attack, defence } = printed(session, card);
  const parts = [words.name("card", card), words.say("web-epic-cost", { n: cost }), kindOf(session, card)];
  if (attack !== undefined && defence !== undefined)
    parts.push(words.say("web-epic-attack-value", { n: attack }), words.say("web-epic-defence-value", { n: defence }));
  const text = words.text("card", card);
  return [parts.join(", "), text].filter(Boolean).join(". ");
}
