/** The games that the text board can read. */
import { DICE_FORGE } from "./dice_forge";
import { DICE_THRONE } from "./dice_throne";
import { EPIC } from "./epic";
import type { Description } from "./scene";

export const READINGS: Readonly<Record<string, Description>> = {
  dice_forge: DICE_FORGE,
  epic: EPIC,
  dice_throne: DICE_THRONE,
};
