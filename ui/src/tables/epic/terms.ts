/** The keywords in the text of a card: found by how each is written in this language. */
import type { Words } from "../../lib/words";

export interface Piece {
  text: string;
  keyword: string | null;
}

const made = new WeakMap<Words, { pattern: RegExp; keywords: string[] }>();

/** A word at the beginning of a sentence or inside one. */
function anyCase(stem: string): string {
  return `[${stem.charAt(0).toUpperCase()}${stem.charAt(0).toLowerCase()}]${stem.slice(1)}`;
}

/** The message `web-epic-term-<keyword>` is how the word begins in texts; its ending may change. */
function pattern(words: Words, keywords: string[]): { pattern: RegExp; keywords: string[] } {
  let found = made.get(words);
  if (found?.keywords.length !== keywords.length) {
    const known = keywords.filter((keyword) => words.has(`web-epic-term-${keyword}`));
    const stems = known.map((keyword) => `(${anyCase(words.say(`web-epic-term-${keyword}`))}[\\p{Ll}]*)`);
    found = { pattern: new RegExp(`(?<![\\p{L}])(?:${stems.join("|")})(?![\\p{L}])`, "gu"), keywords: known };
    made.set(words, found);
  }
  return found;
}

export function terms(words: Words, keywords: string[], text: string): Piece[] {
  if (!keywords.length) return [{ text, keyword: null }];
  const { pattern: sought, keywords: known } = pattern(words, keywords);
  if (!known.length) return [{ text, keyword: null }];
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(sought)) {
    if (match.index > done) pieces.push({ text: text.slice(done, match.index), keyword: null });
    pieces.push({ text: match[0], keyword: known[match.slice(1).findIndex((group) => group !== undefined)] ?? null });
    done = match.index + match[0].length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), keyword: null });
  return pieces;
}
