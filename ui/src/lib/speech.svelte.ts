/** Words outside of any game: the lobby, the settings, what is said before a table is there. */
import { api } from "./api";
import { settings } from "./settings.svelte";
import { Words } from "./words";

class Speech {
  words: Words = $state.raw(new Words("en", ""));
  ready = $state(false);
  private lang = "";

  /** The catalogue in the language of the settings; called again when that changes. */
  async load(): Promise<void> {
    const lang = settings.lang;
    if (this.lang === lang) return;
    this.lang = lang;
    this.words = new Words(lang, await api.words(lang));
    this.ready = true;
  }
}

export const speech = new Speech();
