/** What tests look for on a drawn table, whichever game it is. */
import { vi } from "vitest";

/** All elements of the board by the names that options give them. One look at the page for all: jsdom is slow at it. */
export function elements(): Map<string, HTMLElement> {
  const named = [...document.querySelectorAll<HTMLElement>("[data-at]")].reverse(); // of several the first counts
  return new Map(named.map((one) => [one.dataset.at!, one]));
}

export const element = (name: string) => document.querySelector<HTMLElement>(`[data-at="${name}"]`);
export const primary = () => document.querySelector<HTMLElement>("[data-primary]");
export const choices = () => [...document.querySelectorAll<HTMLElement>("[data-choice]")];

/** Whatever is read out or stands there. */
export function texts(): string {
  const labels = [...document.querySelectorAll("[aria-label], [title]")];
  const named = labels.flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")]);
  return [document.body.textContent, ...named].join("\n");
}

/** Keys, variables and ids where words should stand. */
export const WORDLESS = /\[[a-z][\w-]*\]|\{\s*\$|undefined|NaN|[a-z]_[a-z]/;

/** A screen as narrow as a phone. */
export function narrow(): void {
  const matches = (query: string) => query.includes("719px");
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: matches(media), ...listens }));
}
