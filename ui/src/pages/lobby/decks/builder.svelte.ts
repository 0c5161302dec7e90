/** A deck that is being built: every change can be taken back, and the server says what is still wrong with it. */
import { RequestRefused } from "../../../lib/api";
import type { Problem, Said } from "../../../lib/protocol";
import { deckText, keepDeck, newId, readDeck, shelf, size, type Cards, type Deck } from "./shelf.svelte";

const OFFLINE: Said = { key: "web-offline", args: {}, clause: null };

/** What is wrong with a deck, by its text. */
export async function checkDeck(text: string): Promise<Said[]> {
  let answer: Response;
  try {
    answer = await fetch("/api/decks/check", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: "epic", text }),
    });
  } catch {
    throw new RequestRefused(OFFLINE);
  }
  if (!answer.ok) throw new RequestRefused(((await answer.json()) as Problem).error);
  return (await answer.json()) as Said[];
}

export class Builder {
  id = $state(newId());
  name = $state("");
  cards: Cards = $state.raw({});
  private before: Cards[] = $state.raw([]);

  constructor(deck?: Deck) {
    if (deck) this.open(deck);
  }

  get size(): number {
    return size(this.cards);
  }

  get text(): string {
    return deckText(this.cards, this.name);
  }

  get changed(): boolean {
    return this.before.length > 0;
  }

  /** Is this very deck kept in the browser already? */
  get kept(): boolean {
    const deck = shelf.decks.find((other) => other.id === this.id);
    return deck !== undefined && deckText(deck.cards, deck.name) === this.text;
  }

  /** Another deck on the table. */
  open(deck: Deck): void {
    this.id = deck.id;
    this.name = deck.name;
    this.cards = deck.cards;
    this.before = [];
  }

  /** One copy more, or with -1 one less. */
  add(card: string, n = 1): void {
    const { [card]: have = 0, ...others } = this.cards;
    this.change(have + n > 0 ? { ...others, [card]: have + n } : others);
  }

  change(cards: Cards): void {
    this.before = [...this.before, this.cards];
    this.cards = cards;
  }

  undo(): void {
    this.cards = this.before.at(-1) ?? this.cards;
    this.before = this.before.slice(0, -1);
  }

  /** Take the deck that a text describes; the lines that mean nothing come back. */
  read(text: string): string[] {
    const { name, cards, odd } = readDeck(text);
    this.change(cards);
    this.name = name || this.name;
    return odd;
  }

  keep(): void {
    keepDeck({ id: this.id, name: this.name, cards: this.cards });
  }
}
