/** The dice that lie on the table: whose, what for, what they show, whether they may still be altered. */
import { boardOf } from "./dice_throne_abilities";
import { listing, say, type Scene, type SetElement } from "./scene";

interface Roll {
  purpose: string;
  dice: number[];
  owners: number[];
  open: boolean;
}

export function dice(scene: Scene): string[] {
  const { board, words } = scene;
  if (board.over) return [];
  const rolls = board.rolls as Roll[];
  const attempts = board.phase === "offence" ? (board.attempts_left as number) : 0;
  const attack = board.attack as { ability: string | null };
  if (!rolls.length && attempts && !attack.ability)
    return [say(scene, "no-dice", { who: words.player(board.active as number), n: attempts })];
  return rolls.map((roll) => {
    const who = listing(scene, [...new Set(roll.owners)].map((seat) => words.player(seat)));
    const shown = roll.dice.map((_, n) => die(scene, roll, n)).join(", ");
    const left = roll.purpose === "attack" && roll.open ? attempts : 0;
    return say(scene, "roll", { who, purpose: roll.purpose, dice: shown, open: Number(roll.open), n: left });
  });
}

/** The dice of the latest roll, to be ticked. */
export function diceElements(scene: Scene): SetElement[] {
  const roll = (scene.board.rolls as Roll[]).at(-1);
  return (roll?.dice ?? []).map((value, n) => {
    const text = say(scene, "die-element", { n: n + 1, shown: roll ? die(scene, roll, n) : "" });
    return { element: `die.${n}`, value: String(value), text };
  });
}

/** A die: its number and its symbol. */
function die(scene: Scene, roll: Roll, n: number): string {
  const value = roll.dice[n] ?? 0;
  const symbol = boardOf(scene, roll.owners[n] ?? 0)?.faces[value - 1];
  return symbol ? say(scene, "die", { n: value, symbol }) : String(value);
}
