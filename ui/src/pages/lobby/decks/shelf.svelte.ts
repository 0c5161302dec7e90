/** Decks of one's own for Epic: kept in this browser, written and read as the text that the program knows too. */
export type Cards = Record<string, number>; // how many of each card, by its name

export interface Deck {
  id: string;
  name: string;
  cards: Cards;
}

const KEY = "igroteka.decks";
const LINE = /^([1-9][0-9]{0,2})\s+(\S+)$/;

function read(): Deck[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Deck[];
  } catch {
    return [];
  }
}

export const shelf: { decks: Deck[] } = $state({ decks: read() });

function write(decks: Deck[]): void {
  shelf.decks = decks;
  localStorage.setItem(KEY, JSON.stringify(decks));
}

/** Keep a deck: a new one, or instead of that of the same id. */
export function keepDeck(deck: Deck): void {
  const kept = $state.snapshot(deck);
  const known = shelf.decks.some((other) => other.id === deck.id);
  write(known ? shelf.decks.map((other) => (other.id === deck.id ? kept : other)) : [...shelf.decks, kept]);
}

export function dropDeck(id: string): void {
  write(shelf.decks.filter((deck) => deck.id !== id));
}

/** An id that no deck has yet. */
export function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${shelf.decks.length}`;
}

export function size(cards: Cards): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

/** A deck as text; its name is a comment at the top. */
export function deckText(cards: Cards, name = ""): string {
  const title = name ? `# ${name}\n` : "";
  const lines = Object.keys(cards)
    .filter((card) => cards[card])
    .sort()
    .map((card) => `${cards[card]} ${card}\n`);
  return title + lines.join("");
}

/** The deck that a text describes, its name, and the lines that mean nothing. */
export function readDeck(text: string): { name: string; cards: Cards; odd: string[] } {
  const cards: Cards = {};
  const odd: string[] = [];
  let name = "";
  for (const raw of text.split(/\r?\n/)) {
    const [line = "", ...comment] = raw.split("#");
    if (!name && !line.trim()) name = comment.join("#").trim();
    if (!line.trim()) continue;
    const found = LINE.exec(line.trim());
    if (found?.[1] && found[2]) cards[found[2]] = (cards[found[2]] ?? 0) + Number(found[1]);
    else odd.push(line.trim());
  }
  return { name: name.slice(0, 40), cards, odd };
}
