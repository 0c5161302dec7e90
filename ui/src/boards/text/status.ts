/** Where the game stands, in a line. */
import { say, type Scene, type Thing } from "./scene";

const SEATS = ["active", "initiative"];

/** The figures of the table as one sentence; `<seat>_told` says whether a seat is known at all. */
export function status(scene: Scene): string {
  const single = Object.entries(scene.board).filter(([, value]) => typeof value === "string" || typeof value === "number");
  const args: Thing = Object.fromEntries(single);
  for (const name of SEATS) {
    const seat = scene.board[name];
    args[name] = typeof seat === "number" ? scene.words.player(seat) : "";
    args[`${name}_told`] = Number(typeof seat === "number");
  }
  delete args.player; // whose decision it is stands with the decision
  return say(scene, "status", args);
}

/** The part of the turn. */
export function stage(scene: Scene): string {
  const noun = scene.reading.stage;
  const name = scene.board[noun];
  return typeof name === "string" && name ? scene.words.name(noun, name) : "";
}
