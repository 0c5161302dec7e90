/** What a person has chosen for this device: kept in the browser, sent to nobody. */
import type { Lang } from "./words";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off" | "fast" | "normal";
export type Asking = "always" | "able" | "never";

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  textSize: number; // per cent, 90 to 150
  board: "drawn" | "text";
  name: string;
  asking: Record<string, Asking>; // by "game.phase": ask me in its windows
}

const KEY = "igroteka.settings";

function initial(): Settings {
  const chosen: Settings = {
    lang: navigator.language.startsWith("ru") ? "ru" : "en",
    theme: "system",
    motion: "system",
    sounds: false,
    textSize: 100,
    board: "drawn",
    name: "",
    asking: {},
  };
  try {
    return { ...chosen, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return chosen;
  }
}

export const settings: Settings = $state(initial());

/** Change something and keep it. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  localStorage.setItem(KEY, JSON.stringify(settings));
  applied();
}

/** Let the page look as chosen. */
export function applied(): void {
  const root = document.documentElement;
  const dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset.motion = motion();
  root.style.fontSize = `${settings.textSize}%`;
}

/** How much things move: the system's wish, unless the person has one of their own. */
export function motion(): "off" | "fast" | "normal" {
  if (settings.motion !== "system") return settings.motion;
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal";
}
