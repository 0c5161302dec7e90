/** The tables that may be set, one for each game: they outlive the page, so that a look at the heroes costs nothing. */
import { api } from "../../lib/api";
import { Plan } from "./plan.svelte";

const LAST = "igroteka.lobby.game";

class Plans {
  private all: Plan[] = $state.raw([]);
  private chosen = $state(localStorage.getItem(LAST) ?? "");

  get each(): readonly Plan[] {
    return this.all;
  }

  /** That of the chosen game; at first of the game that was chosen last time. */
  get now(): Plan | undefined {
    return this.all.find((plan) => plan.game === this.chosen) ?? this.all[0];
  }

  choose(game: string): void {
    this.chosen = game;
    localStorage.setItem(LAST, game);
  }

  /** Ask the server once which games there are. */
  async load(): Promise<void> {
    if (!this.all.length) this.all = (await api.sorts()).map((sort) => new Plan(sort));
  }
}

export const plans = new Plans();
