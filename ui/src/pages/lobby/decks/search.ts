/** Which cards are shown: by faction, by cost, and by a word or a number. */
import type { Faction, Printed } from "../../../tables/epic/board";
import type { Words } from "../../../lib/words";

export interface Wish {
  text: string;
  factions: Faction[]; // none: all
  cost: number | null;
}

export function matches(words: Words, name: string, card: Printed, wish: Wish): boolean {
  if (card.set === null) return false; // tokens are in no deck
  if (wish.factions.length && !wish.factions.includes(card.faction)) return false;
  if (wish.cost !== null && card.cost !== wish.cost) return false;
  return wish.text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => !word || said(words, name, card).includes(word));
}

/** Everything that stands on a card, to be searched. */
function said(words: Words, name: string, card: Printed): string {
  const parts = [
    words.name("card", name),
    words.text("card", name) ?? "",
    ...card.keywords.map((keyword) => words.name("keyword", keyword)),
    ...card.classes.map((one) => words.name("class", one)),
    String(card.attack ?? ""),
    String(card.defence ?? ""),
  ];
  return parts.join(" ").toLowerCase();
}
