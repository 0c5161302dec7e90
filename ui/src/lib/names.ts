/** What players are called. */
import type { Place } from "./protocol";
import type { Words } from "./words";

/** A bot goes by its level, and by a number if there are more of that level; an empty name stays empty. */
export function names(places: readonly Place[], words: Words): string[] {
  return places.map(({ name, bot }, seat) => {
    if (name || !bot) return name;
    const alike = places.flatMap((other, at) => (other.bot === bot && !other.name ? at : []));
    return words.say("web-bot", { bot, n: alike.length > 1 ? alike.indexOf(seat) + 1 : 0 });
  });
}
