/**
 * Words: everything the program tells, in the reader's language.
 *
 * The same Fluent catalogues as on the server and the same few things done to the arguments before Fluent
 * sees them: see the table at the top of `igroteka/i18n.py`. A test compares both.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import type { Rule, Said } from "./protocol";

export type Lang = "ru" | "en";
export type Args = Record<string, unknown>;

/** A bit of a sentence: plain text, or the name of a thing (`kind` "card", `id` "hydra") that may be drawn. */
export interface Piece {
  text: string;
  kind?: string;
  id?: string;
}

const LOOKED_UP_AS: Record<string, string> = { old: "face", other: "face", target: "card" };
const SEATS = new Set(["player", "rival"]);
// Characters for private use: no catalogue has them, so they can mark where a name stands in a sentence.
const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"] as const;
const MARKED = new RegExp(`${OPEN}(.*?)${BETWEEN}(.*?)${BETWEEN}(.*?)${CLOSE}`, "gs");

export class Words {
  readonly lang: Lang;
  private readonly bundle: FluentBundle;
  private readonly players: () => readonly string[];
  private readonly clauses: Map<string, Rule>;

  constructor(lang: Lang, text: string, players: () => readonly string[] = () => [], clauses: Rule[] = []) {
    this.lang = lang;
    this.players = players;
    this.clauses = new Map(clauses.map((clause) => [clause.id, clause]));
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text));
  }

  /** Is there a message of this key? */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message by its key; a key that nobody has put into words is shown in brackets, and a test looks for those. */
  say(key: string, args: Args = {}): string {
    const value = this.message(key)?.value;
    return value == null ? `[${key}]` : this.format(value, this.told(args));
  }

  /** Anything the server says or offers. */
  tell(said: Pick<Said, "key" | "args">): string {
    return this.say(said.key, said.args);
  }

  /** The same, taken apart at the names of things, for those who draw these. */
  pieces(said: Pick<Said, "key" | "args">): Piece[] {
    const value = this.message(said.key)?.value;
    if (value == null) return [{ text: `[${said.key}]` }];
    const told = this.told(said.args);
    for (const [name, text] of Object.entries(told)) {
      const id = told[`${name}_id`];
      if (id === undefined) continue;
      const [kind, bare] = name === "source" ? split(String(id)) : [LOOKED_UP_AS[name] ?? name, String(id)];
      told[name] = `${OPEN}${kind}${BETWEEN}${bare}${BETWEEN}${String(text)}${CLOSE}`;
    }
    return apart(this.format(value, told));
  }

  /** Why something was refused: its own words, or else what the clause says. */
  why(refusal: Said): string {
    const clause = refusal.clause ? this.clauses.get(refusal.clause) : undefined;
    return this.has(refusal.key) || !clause ? this.say(refusal.key, refusal.args) : clause[this.lang];
  }

  /** The name of a thing: `name("card", "hydra")`. Cards of people's own go by the name they gave. */
  name(kind: string, name: string): string {
    const key = `${kind}-${name}`;
    return this.has(key) ? this.say(key) : name.replaceAll("_", " ");
  }

  /** What a thing does, or null if that needs no explanation; `part` is one of its attributes. */
  text(kind: string, name: string, part = "text"): string | null {
    const pattern = this.message(`${kind}-${name}`)?.attributes[part];
    return pattern == null ? null : this.format(pattern, {});
  }

  /** The name of the player in a seat. */
  player(seat: number): string {
    return this.players()[seat] || this.say("player", { n: seat + 1 });
  }

  private message(key: string): Message | undefined {
    return this.bundle.getMessage(key);
  }

  private told(args: Args): Record<string, FluentVariable> {
    const told: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      told[name] = typeof value === "number" ? value : String(value);
      const key = name === "source" ? String(value) : `${LOOKED_UP_AS[name] ?? name}-${value}`;
      if (value === "") told[name] = "—";
      else if (SEATS.has(name) && typeof value === "number") told[name] = this.player(value);
      else if (this.has(key)) {
        told[name] = this.say(key);
        told[`${name}_id`] = typeof value === "number" ? value : String(value);
      }
    }
    if ("resource" in args && "n" in args)
      told.amount = this.say(`amount-${args.resource}`, { [String(args.resource)]: args.n });
    if ("card" in args && "n" in args) told.part = this.part(`card-${args.card}`, "part", args.n);
    if ("source" in args && ("n" in args || "power" in args))
      told.part = this.part(String(args.source), "power" in args ? "power" : "part", args.power ?? args.n);
    return told;
  }

  private part(key: string, kind: string, n: unknown): FluentVariable {
    const pattern = this.message(key)?.attributes[`${kind}${n}`];
    return pattern == null ? String(n) : this.format(pattern, {});
  }

  private format(pattern: NonNullable<Message["value"]>, args: Record<string, FluentVariable>): string {
    return this.bundle.formatPattern(pattern, args, []);
  }
}

/** `card-tip_it` is the card `tip_it`. */
function split(key: string): [string, string] {
  const at = key.indexOf("-");
  return [key.slice(0, at), key.slice(at + 1)];
}

function apart(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of sentence.matchAll(MARKED)) {
    const [whole, kind = "", id = "", text = ""] = found;
    if (found.index > end) pieces.push({ text: sentence.slice(end, found.index) });
    pieces.push({ text, kind, id });
    end = found.index + whole.length;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end) });
  return pieces;
}
