/** Five short sounds, made of a few tones each: nothing is loaded, nothing plays unless a person has asked for sounds. */
import { settings } from "./settings.svelte";
import type { Said, View } from "./protocol";

export type Sound = "turn" | "roll" | "hit" | "card" | "end";

interface Tone {
  at: number; // seconds from the start
  hertz: number;
  long: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (at: number, hertz: number, long: number, loud = 0.12, shape: OscillatorType = "sine"): Tone => ({
  at,
  hertz,
  long,
  loud,
  shape,
});

const TONES: Record<Sound, Tone[]> = {
  turn: [tone(0, 587, 0.18), tone(0.13, 880, 0.32)],
  roll: [0, 0.06, 0.11, 0.18, 0.27].map((at, n) => tone(at, 190 - 22 * n, 0.05, 0.1, "triangle")),
  hit: [tone(0, 150, 0.16, 0.22, "triangle"), tone(0, 75, 0.24, 0.2)],
  card: [tone(0, 1250, 0.03, 0.05, "triangle"), tone(0.035, 830, 0.05, 0.05, "triangle")],
  end: [tone(0, 523, 0.26), tone(0.16, 659, 0.26), tone(0.32, 784, 0.26), tone(0.48, 1047, 0.6)],
};

// What a line of the log sounds like; the first of these that occurs among the new lines is heard.
const HEARD: [RegExp, Sound][] = [
  [/^log-(hurt|hit|damaged|broken|lost|chased|companion-hurt)$/, "hit"],
  [/^log-rolled/, "roll"],
  [/^log-(played|drew|feat|forged|bought|upgraded|discarded|picked)$/, "card"],
];

/** What is to be heard when one view follows another; null: nothing. */
export function sound(before: View, now: View, news: readonly Said[]): Sound | null {
  if (now.result && !before.result) return "end";
  if (now.options.length && !before.options.length) return "turn";
  return HEARD.find(([pattern]) => news.some((line) => pattern.test(line.key)))?.[1] ?? null;
}

let context: AudioContext | null = null;

/** In a tab behind others only a decision that waits is heard. */
export function play(wanted: Sound): void {
  if (!settings.sounds || (document.hidden && wanted !== "turn")) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  for (const { at, hertz, long, loud, shape } of TONES[wanted]) {
    const source = new OscillatorNode(context, { type: shape, frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(loud, start + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + long);
    source.connect(volume).connect(context.destination);
    source.start(start + at);
    source.stop(start + at + long);
  }
}
