/** What jsdom lacks of a browser, and a fresh start for every test: all files of a worker share one page. */
import { afterEach, vi } from "vitest";

window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.animate ??= () => ({ cancel: () => undefined, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
Element.prototype.getAnimations ??= () => [];
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
// No style sheet is there, and to make sure of that takes jsdom longer than the tests.
window.getComputedStyle = (element) => (element as HTMLElement).style;
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } as typeof CSS;
// jsdom measures nothing.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

const { change, settings } = await import("../src/lib/settings.svelte"); // it looks at the browser as soon as it is there
const { kept } = await import("../src/lib/kept.svelte");
const { side } = await import("../src/lib/side.svelte");
const chosen = { ...settings, lang: "ru" as const };
const beside = { ...side };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  change(chosen);
  Object.assign(side, beside);
  kept.games = [];
  document.body.replaceChildren();
  localStorage.clear();
});
