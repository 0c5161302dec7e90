/** Where the game stands, in a line. */
import { say, type Scene, type Thing } from "./scene";

/** The figures of the table as one sentence. */
export function status(scene: Scene): string {
  const single = Object.entries(scene.board).filter(([, value]) => typeof value === "string" || typeof value === "number");
  const { player: _, ...args }: Thing = Object.fromEntries(single); // whose decision it is stands with the decision
  return say(scene, "status", { ...args, active: scene.words.player(scene.board.active as number) });
}

/** The part of the turn. */
export function stage(scene: Scene): string {
  const noun = scene.reading.stage;
  const name = scene.board[noun];
  return typeof name === "string" && name ? scene.words.name(noun, name) : "";
}
