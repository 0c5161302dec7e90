/**
 * The keyboard: what a key means at a table.
 *
 * Buttons are found on the page by what they are marked with, so that drawn tables and the text board need
 * to know nothing of keys: `data-choice` (1–9, in the order of the page), `data-primary` (Enter), `data-at`
 * (arrows move between these elements). What the focus is on goes first: Enter and Space press it as ever,
 * but Enter upon an element that is already picked commits what the picks amount to.
 */
import type { Session } from "./session.svelte";
import { toggle } from "./side.svelte";

/** As they are listed; `does` names the words for it. */
export const KEYS = [
  { cap: "1–9", does: "choice" },
  { cap: "Enter", does: "primary" },
  { cap: "Esc", does: "cancel" },
  { cap: "U", does: "undo" },
  { cap: null, does: "arrows" }, // by name: `web-cap-arrows`
  { cap: "L", does: "log" },
  { cap: "O", does: "odds" },
  { cap: "R", does: "rules" },
  { cap: "?", does: "hint" },
  { cap: "? ?", does: "keys" },
] as const;

export interface Deeds {
  session: Session;
  /** What is open over the table goes first: true if there was something to close. */
  close: () => boolean;
  listKeys: () => void;
}

const TWICE = 700; // ms between two presses that count as one wish
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
// The letters by where they lie, so that a Russian layout needs no switching.
const LETTERS: Record<string, (deeds: Deeds) => void> = {
  KeyU: ({ session }) => session.undo(),
  KeyL: () => toggle("log"),
  KeyO: () => toggle("odds"),
  KeyR: () => toggle("rules"),
};

/** The keys of one table; give it to `onkeydown` of the window. */
export function keyboard(deeds: Deeds): (event: KeyboardEvent) => void {
  let asked = -Infinity;
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || typing(event.target)) return;
    const arrow = ARROWS[event.key];
    let done = true;
    if (/^[1-9]$/.test(event.key)) done = press(nth("[data-choice]", Number(event.key)));
    else if (event.key === "Enter") done = commits(event.target) && press(nth("[data-primary]", 1));
    else if (event.key === "Escape") escape(deeds);
    else if (event.key === "?") {
      if (event.timeStamp - asked < TWICE) deeds.listKeys();
      else deeds.session.hint();
      asked = event.timeStamp;
    } else if (arrow) done = move(event.target, arrow);
    else if (event.code in LETTERS && !event.shiftKey) LETTERS[event.code]?.(deeds);
    else done = false;
    if (done) event.preventDefault();
  };
}

function escape({ session, close }: Deeds): void {
  if (session.whyNot) session.whyNot = null;
  else if (session.picked.length) session.cancel();
  else if (close()) return;
  else if (session.past) session.now();
  else session.cancel();
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}

/** Is Enter meant for the decision, and not for the button it is pressed on? */
function commits(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const button = target.closest("button, a, summary, [role=button]");
  return !button || button.matches('[data-at][aria-pressed="true"]');
}

function nth(selector: string, n: number): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(shown)[n - 1] ?? null;
}

function shown(element: HTMLElement): boolean {
  return !element.closest("[inert], [hidden]") && getComputedStyle(element).visibility !== "hidden";
}

function press(element: HTMLElement | null): boolean {
  element?.click();
  return element !== null;
}

/** Focus the nearest element in that direction; what lies askew is further away. */
function move(from: EventTarget | null, [x, y]: [number, number]): boolean {
  if (from !== document.body && !(from instanceof Element && from.matches("[data-at]"))) return false;
  const elements = [...document.querySelectorAll<HTMLElement>("button[data-at]")].filter(shown);
  const start = from instanceof HTMLElement && from !== document.body ? centre(from) : null;
  const far = (element: HTMLElement): number => {
    if (!start) return 0;
    const at = centre(element);
    const ahead = (at.x - start.x) * x + (at.y - start.y) * y;
    const aside = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  };
  const nearest = elements.filter((element) => element !== from).sort((a, b) => far(a) - far(b))[0];
  if (!nearest || far(nearest) === Infinity) return start !== null;
  nearest.focus();
  return true;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
