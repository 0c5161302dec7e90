/** A table of a list in words: who plays, and how it stands. Whose turn it is stands nowhere: that may be a secret. */
import type { Place, Summary } from "../../lib/protocol";
import type { Words } from "../../lib/words";

/** How somebody is called in a list. */
export function called(words: Words, place: Place, seat: number): string {
  if (place.bot) return words.say("web-lobby-who-bot", { level: words.say(`web-lobby-level-${place.bot}`) });
  if (place.open) return words.say("web-lobby-open-seat");
  return place.name || words.say("player", { n: seat + 1 });
}

/** Everybody but those who sit at this device. */
export function companions(words: Words, summary: Summary, mine: readonly number[] = []): string {
  const others = summary.places.map((place, seat) => ({ place, seat })).filter(({ seat }) => !mine.includes(seat));
  const shown = others.length ? others : summary.places.map((place, seat) => ({ place, seat }));
  return shown.map(({ place, seat }) => called(words, place, seat)).join(", ");
}

/** Is it being waited for, played or over? */
export function state(words: Words, summary: Summary, mine: readonly number[] = []): string {
  if (!summary.over) {
    const open = summary.places.filter((place) => place.open).length;
    return open ? words.say("web-lobby-state-open", { n: open }) : words.say("web-lobby-state-on");
  }
  if (!summary.winners.length) return words.say("web-lobby-state-draw");
  if (mine.length === 1 && summary.winners.includes(mine[0] ?? -1)) return words.say("web-lobby-state-won");
  const winners = summary.winners.map((seat) => called(words, summary.places[seat] as Place, seat));
  return words.say("web-lobby-state-over", { winners: winners.join(", ") });
}
