/** Which drawing stands for a dice symbol, a status, a companion; and the enamel of a hero's symbols. */

/** Icons of the sprite by dice symbol. */
const SYMBOLS: Record<string, string> = {
  bullet: "bullet",
  dash: "dash",
  bullseye: "bullseye",
  sword: "sword",
  life: "life",
  pow: "pow",
  helmet: "d-helm",
  prayer: "d-prayer",
  arrow: "d-arrow",
  foot: "d-foot",
  moon: "moon",
  ninjato: "d-katana",
  shuriken: "d-shuriken",
  mask: "d-mask",
  wrench: "d-wrench",
  gear: "settings",
  bolt: "blitz",
  spear: "d-spear",
  claw: "d-claw",
  soulbound: "d-paw",
  sabertooth: "d-fangs",
  cutlass: "d-cutlass",
  booty: "gold",
  skull: "d-skull",
  flame: "evil",
  blaze: "d-blaze",
  fiery_soul: "d-soul",
  meteor: "d-meteor",
  saber: "attack",
  flag: "initiative",
  medal: "d-medal",
  gaze: "sage",
  droplet: "d-drop",
  fist: "d-fist",
  palm: "d-palm",
  chi: "d-chi",
  lotus: "d-lotus",
  dagger: "d-dagger",
  bag: "d-bag",
  card: "card",
  shadow: "d-shadow",
  branch: "d-branch",
  leaf: "wild",
  spirit: "d-spirit",
  katana: "d-katana",
  helm: "d-kabuto",
  rising_sun: "d-sunrise",
  blade: "sword",
  wing: "airborne",
  cross: "d-cross",
  pendant: "d-pendant",
};

/** The four enamels of dice symbols, in the order of a hero's die. Dice are ivory in every theme. */
const ENAMELS = ["#3b4652", "#0b6f74", "#b01c34", "#6d3f9c"];

export function symbolIcon(symbol: string): string {
  return SYMBOLS[symbol] ?? "dice";
}

/** The colour of a symbol on a hero's dice. */
export function enamel(dice: readonly { symbol: string }[], symbol: string): string {
  const place = dice.findIndex((one) => one.symbol === symbol);
  return ENAMELS[place] ?? "#3a3026";
}

/** Statuses that the sprite has a fitting icon for; the others are drawn in `status_glyphs.ts`. */
export const STATUS_ICONS: Record<string, string> = {
  evasive: "evasive",
  reload: "reload",
  knockdown: "knockdown",
  bounty: "bounty",
  concussion: "concussion",
  stun: "stun",
  crit: "pow",
  accuracy: "bullseye",
  protect: "protect",
  retribution: "retribution",
  blessing_of_divinity: "d-prayer",
  fire_mastery: "evil",
  burn: "d-blaze",
  shadows: "d-shadow",
  sneak_attack: "d-dagger",
  chi: "d-chi",
  delayed_poison: "hourglass",
  ninjutsu: "d-shuriken",
  honor: "glory",
  nyras_bond: "d-paw",
  bleed: "d-drop",
  tactical_advantage: "d-medal",
  flight: "airborne",
  blinding_light: "sun",
  blood_power: "d-fangs",
};

export const COMPANION_ICONS: Record<string, string> = {
  nyra: "d-fangs",
  nanobot: "bot",
  shock_bot: "blitz",
  heal_bot: "life",
  seedling: "wild",
  sapling: "d-branch",
  dryad: "d-spirit",
};
