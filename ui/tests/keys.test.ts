/** Keys press what the page has marked for them. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keyboard } from "../src/lib/keys";
import { side } from "../src/lib/side.svelte";
import { offer, Table, view } from "./table";

let table: Table;
const pressed: string[] = [];
const close = vi.fn(() => false);
const listKeys = vi.fn();
let off = () => {};

beforeEach(() => {
  pressed.length = 0;
  close.mockClear();
  listKeys.mockClear();
  side.open = false;
  table = new Table();
  table.say(view({ options: [offer(0, "feat hydra", "card.hydra"), offer(1, "pass")], undo: true }));
  document.body.innerHTML = `
    <button id="one" data-choice>1</button><div inert><button id="not" data-choice>x</button></div>
    <button id="two" data-choice>2</button><button id="main" data-primary>!</button>
    <button id="hydra" data-at="card.hydra" aria-pressed="false">h</button>
    <button id="owl" data-at="card.owl" aria-pressed="true">o</button><input id="text" />`;
  for (const button of document.querySelectorAll("button")) button.onclick = () => pressed.push(button.id);
  const onkeydown = keyboard({ session: table.session, close, listKeys });
  window.addEventListener("keydown", onkeydown);
  off = () => window.removeEventListener("keydown", onkeydown);
});
afterEach(() => off());

function press(key: string, on = "", some: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...some });
  (document.getElementById(on) ?? document.body).dispatchEvent(event);
  return event;
}

test("a figure presses the button of that place; what is behind something else does not count", () => {
  press("1");
  press("2");
  expect(pressed).toEqual(["one", "two"]);
  expect(press("3").defaultPrevented).toBe(false);
});

test("Enter commits, unless it is meant for the button it is pressed on", () => {
  press("Enter");
  expect(press("Enter", "hydra").defaultPrevented).toBe(false);
  press("Enter", "owl"); // picked already
  expect(pressed).toEqual(["main", "main"]);
});

test("Escape closes one thing at a time", () => {
  table.session.tap("card.hydra");
  table.session.whyNot = { element: null, refusal: { key: "x", args: {}, clause: null } };
  press("Escape");
  expect([table.session.whyNot, table.session.picked]).toEqual([null, ["card.hydra"]]);
  press("Escape");
  expect(table.session.picked).toEqual([]);
  expect(close).not.toHaveBeenCalled();
  press("Escape");
  expect(close).toHaveBeenCalledOnce();
});

test("Escape comes back from an earlier moment", () => {
  table.say({ t: "moment", moment: 0, of: 1, you: 0, board: {} });
  press("Escape");
  expect(table.session.past).toBeNull();
});

test("letters go by their place, so that any layout will do", () => {
  press("г", "", { code: "KeyU" });
  expect(table.last).toEqual({ t: "undo", seq: 1 });
  press("д", "", { code: "KeyL" });
  expect([side.open, side.shown]).toEqual([true, "log"]);
  press("к", "", { code: "KeyR" });
  expect([side.open, side.shown]).toEqual([true, "rules"]);
  press("к", "", { code: "KeyR" });
  expect(side.open).toBe(false);
});

test("a question mark asks for a hint, two of them for the keys", () => {
  press("?");
  expect(table.last).toEqual({ t: "hint", seq: 1 });
  press("?");
  expect(listKeys).toHaveBeenCalledOnce();
});

test("whoever types is left alone, and so are the keys of the browser", () => {
  expect(press("1", "text").defaultPrevented).toBe(false);
  expect(press("1", "", { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(pressed).toEqual([]);
});

test("arrows go to the nearest element in that direction", () => {
  const put = (id: string, left: number, top: number) => {
    document.getElementById(id)!.getBoundingClientRect = () => new DOMRect(left, top, 10, 10);
  };
  put("hydra", 0, 0);
  put("owl", 100, 0);
  press("ArrowRight");
  expect(document.activeElement?.id).toBe("hydra");
  press("ArrowRight", "hydra");
  expect(document.activeElement?.id).toBe("owl");
  press("ArrowUp", "owl");
  expect(document.activeElement?.id).toBe("owl");
  expect(press("ArrowLeft", "main").defaultPrevented).toBe(false);
});
