/** What is drawn on a face, read from its name: `gold_4`, `glory2_moon2`, `choice_gold3_glory2`, `shield_sun`. */
import type { Resource } from "./board";

export interface Part {
  resource: Resource;
  n: number;
}

export type Drawing =
  | { kind: "one"; part: Part }
  | { kind: "sum" | "choice"; parts: Part[] }
  | { kind: "triple" | "mirror" | "ship" }
  | { kind: "boar"; boar: number } // of the four: red, yellow, green, blue
  | { kind: "shield"; resource: Resource };

const BOARS = ["red", "yellow", "green", "blue"];
const PART = /^(gold|sun|moon|glory)_?(\d)$/;

function part(text: string): Part {
  const [, resource, n] = PART.exec(text) ?? [];
  if (!resource) throw new Error(`no face is called ${text}`);
  return { resource: resource as Resource, n: Number(n) };
}

export function drawing(face: string): Drawing {
  if (face === "triple" || face === "mirror" || face === "ship") return { kind: face };
  const [first = "", ...rest] = face.split("_");
  if (first === "boar") return { kind: "boar", boar: BOARS.indexOf(rest[0] ?? "") };
  if (first === "shield") return { kind: "shield", resource: rest[0] as Resource };
  if (first === "choice") return { kind: "choice", parts: rest.map(part) };
  if (PART.test(face)) return { kind: "one", part: part(face) };
  return { kind: "sum", parts: face.split("_").map(part) };
}
