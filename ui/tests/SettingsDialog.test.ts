import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { change, settings } from "../src/lib/settings.svelte";
import SettingsDialog from "../src/parts/SettingsDialog.svelte";
import { wordsOf } from "./project";

const close = vi.fn();

beforeEach(() => {
  close.mockClear();
  change({ lang: "ru", theme: "light", motion: "normal", sounds: false, textSize: 100 });
  render(SettingsDialog, { words: wordsOf("ru"), close });
});

const radio = (name: string) => screen.getByRole("radio", { name });
const root = document.documentElement;
const stored = () => JSON.parse(localStorage.getItem("igroteka.settings") ?? "{}") as Record<string, unknown>;

test("shows what is chosen", () => {
  for (const name of ["Русский", "светлая", "обычное", "100 %"]) expect(radio(name)).toHaveProperty("checked", true);
  expect(screen.getByRole("switch")).toHaveProperty("checked", false);
});

test("whatever is chosen is seen at once and kept", () => {
  radio("English").click();
  expect([settings.lang, root.lang]).toEqual(["en", "en"]);
  radio("тёмная").click();
  expect(root.dataset.theme).toBe("dark");
  radio("нет").click();
  expect(root.dataset.motion).toBe("off");
  radio("130 %").click();
  expect(root.style.fontSize).toBe("130%");
  screen.getByRole("switch").click();
  expect(stored()).toMatchObject({ lang: "en", theme: "dark", motion: "off", textSize: 130, sounds: true });
});

test("can be closed", () => {
  screen.getByRole("button", { name: "Закрыть" }).click();
  expect(close).toHaveBeenCalledOnce();
});
