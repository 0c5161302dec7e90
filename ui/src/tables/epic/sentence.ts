/** The sentence of a card that asks: found by the slot of the card that the question names (`abilities.py`). */
import type { Words } from "../../lib/words";

const KEYWORDS = ["tribute", "loyalty", "loyalty_x", "ally", "expire"]; // abilities that cards name by a keyword

/** A card's text in parts: what it simply says, then each ability ("When → what", "price: what"). */
function parts(text: string): string[] {
  const found: string[] = [];
  for (const sentence of text.split(/\. (?=\p{Lu})/u)) {
    if (!found.length || /→|:/.test(sentence)) found.push(sentence);
    else found.push(`${found.pop()}. ${sentence}`);
  }
  return found.map((part) => (part.endsWith(".") ? part : `${part}.`));
}

function names(words: Words, part: string, slot: string): boolean {
  return (part.split("→")[0] ?? "").toLowerCase().includes(words.name("ability", slot).toLowerCase());
}

/** The part of the text that stands in this slot; the whole text where the parts do not tell. */
export function sentenceOf(words: Words, text: string, slot: string): string {
  const found = parts(text).filter((part) => {
    if (slot === "play") return !/→|:/.test(part);
    if (slot === "powers") return part.includes(":") && !part.includes("→");
    if (!part.includes("→")) return false;
    return KEYWORDS.includes(slot) ? names(words, part, slot) : !KEYWORDS.some((keyword) => names(words, part, keyword));
  });
  return found.length === 1 ? (found[0] as string) : text;
}
