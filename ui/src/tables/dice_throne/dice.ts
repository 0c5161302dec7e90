/** Which dice stay and which are rolled again, and the option that does so. */
import type { Offer } from "../../lib/protocol";

/** The places of the dice that an option touches. */
export function touched(offer: Offer): number[] {
  return offer.at.filter((element) => element.startsWith("die.")).map((element) => Number(element.slice(4)));
}

const sorted = (values: number[]) => [...values].sort((a, b) => a - b).join(",");

/**
 * The option that rolls these dice again. Of equal dice the rules offer the first ones only, since they are
 * all the same: it is found by what the dice show, not by where they lie.
 */
export function rerollOffer(offers: readonly Offer[], dice: readonly number[], loose: readonly number[]): Offer | undefined {
  const wanted = sorted(loose.map((i) => dice[i] as number));
  return offers.find(
    (offer) => offer.key === "option-reroll" && sorted(touched(offer).map((i) => dice[i] as number)) === wanted,
  );
}

/** The places of the dice that show these numbers, the last ones of equal dice: the rules roll the first. */
export function placesOf(keep: readonly number[], dice: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const value of keep) {
    for (let i = dice.length - 1; i >= 0; i--) {
      if (dice[i] === value && !found.has(i)) {
        found.add(i);
        break;
      }
    }
  }
  return found;
}
