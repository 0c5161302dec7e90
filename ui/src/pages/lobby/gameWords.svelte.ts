/** The words of one game outside its table: names of modes, heroes, cards, and why a set-up is refused. */
import { api, RequestRefused } from "../../lib/api";
import { speech } from "../../lib/speech.svelte";
import { Words, type Lang } from "../../lib/words";

export class GameWords {
  private fetched: Words | null = $state.raw(null);
  private latest = "";

  /** Have the words of the game arrived? */
  get ready(): boolean {
    return this.fetched !== null;
  }

  /** The words of the game; those of the program alone until they arrive. */
  get words(): Words {
    return this.fetched ?? speech.words;
  }

  /** Speak of this game; a wish made later wins. */
  async speak(lang: Lang, game: string): Promise<void> {
    const wanted = `${lang} ${game}`;
    if (!game || wanted === this.latest) return;
    this.latest = wanted;
    try {
      const text = await api.words(lang, game);
      if (wanted === this.latest) this.fetched = new Words(lang, text);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      if (wanted === this.latest) this.latest = ""; // asked again with the next wish
    }
  }
}

/** The name of a value of a setting: the game's own word for it, or else the lobby's. */
export function valueName(words: Words, field: string, value: string): string {
  return value
    .split("+")
    .map((part) => {
      const own = [`${field}-${part}`, `web-lobby-${field}-${part}`].find((key) => words.has(key));
      return own ? words.say(own) : part.replaceAll("_", " ");
    })
    .join(" + ");
}
