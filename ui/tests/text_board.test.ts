/** The text board as people meet it: headings, buttons, focus, what is said aloud. */
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";

import TextBoard from "../src/boards/text/TextBoard.svelte";
import type { Asked, View } from "../src/lib/protocol";
import { entry, Table, tableAt } from "./table";
import { asked, box, GAMES, positions } from "./text_board_scene";

/** A table at this position, in English. */
function open(view: View): Table {
  const table = tableAt(view, box(view.game), "en");
  render(TextBoard, { session: table.session });
  return table;
}

const decision = () => within(document.querySelector<HTMLElement>(".decision")!);
const options = () => [...document.querySelectorAll<HTMLButtonElement>("ol .option")];
const key = (pressed: string) => {
  const event = new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};

test("positions of every game are shown with headings in order and every option a button", () => {
  for (const view of GAMES.flatMap((game) => positions(game).slice(0, 5))) {
    open(view);
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => Number(heading.tagName[1]));
    levels.forEach((level, n) => expect(level).toBeLessThanOrEqual((levels[n - 1] ?? 1) + 1));
    expect(options().length > 0).toBe(view.options.length > 0);
    cleanup();
  }
});

test("an option is taken by a press", () => {
  const view = asked("dice_forge", "die");
  const table = open(view);
  decision().getByRole("button", { name: table.session.words.tell(view.options[1]!) }).click();
  expect(table.last).toEqual({ t: "act", seq: view.seq, options: [1] });
});

test("a number goes to its option, two digits to one beyond nine; Enter is left to the button", async () => {
  const view = asked("dice_forge", "action");
  open(view);
  expect(key("1").defaultPrevented).toBe(true); // the keys of the page would take it at once
  expect(document.activeElement).toBe(options()[0]);
  key("2");
  expect(document.activeElement).toBe(options()[11]);
  key("5"); // there is no option 125
  expect(document.activeElement).toBe(options()[4]);
  key("ArrowDown");
  expect(document.activeElement).toBe(options()[5]);
  expect(key("Enter").defaultPrevented).toBe(false);
});

test("members are ticked, confirmed together, and the group is closed by itself", async () => {
  const view = asked("epic", "mulligan");
  const table = open(view);
  options()[0]!.click();
  options()[2]!.click();
  await tick();
  expect(options()[0]!.getAttribute("aria-pressed")).toBe("true");
  document.querySelector<HTMLButtonElement>("[data-primary]")!.click();
  const members = view.options.filter((offer) => offer.notation !== "pass");
  expect(table.last).toEqual({ t: "act", seq: view.seq, options: [members[0]!.option, members[2]!.option] });

  const pass = view.options.find((offer) => offer.notation === "pass")!;
  table.say({ ...view, seq: view.seq + 2, since: 1, log: [], options: [{ ...pass, option: 7, args: { ...pass.args, named: 2 } }] });
  await tick();
  expect(table.last).toEqual({ t: "act", seq: view.seq + 2, options: [7] });
});

test("dice are ticked for a roll", async () => {
  const view = asked("dice_throne", "rolling");
  const table = open(view);
  options()[0]!.click();
  await tick();
  document.querySelector<HTMLButtonElement>("[data-primary]")!.click();
  const rolled = view.options.find((offer) => offer.key === "option-reroll" && offer.at.join() === "die.0")!;
  expect(table.last).toEqual({ t: "act", seq: view.seq, options: [rolled.option] });
});

test("why not: asked when wanted, answered in place with the clause, gone with the next view", async () => {
  const view = asked("dice_forge", "action");
  const table = open(view);
  const button = decision().getAllByRole("button", { name: /why not\?$/, hidden: true })[0]!;
  button.click();
  const sent = table.last as Extract<Asked, { t: "why" }>;
  expect(sent.t).toBe("why");
  expect(view.options.map((offer) => offer.notation)).not.toContain(sent.notation);
  const why = { key: "refuse-4-5", args: {}, clause: "DF-4.5" };
  table.say({ t: "because", id: sent.id, why });
  await tick();
  const item = within(button.closest("li")!);
  const answer = () => item.queryByText(table.session.words.why(why), { exact: false });
  expect(answer()).toBeTruthy();
  expect(item.getByRole("button", { name: "DF-4.5", hidden: true })).toBeTruthy();
  table.session.whyNot = null; // a tap anywhere closes bubbles, but not this
  await tick();
  expect(answer()).toBeTruthy();
  table.say({ ...view, seq: view.seq + 1 });
  await tick();
  expect(answer()).toBeNull();
});

test("a refused decision tells why, with its clause", async () => {
  const view = asked("epic", "block");
  const table = open(view);
  table.say({ t: "refused", why: { key: "refuse-15-6", args: {}, clause: "EP-15.6" }, seq: view.seq });
  await tick();
  expect(decision().getByRole("alert").textContent).toContain("EP-15.6");
});

test("the focus goes to the next question when the pressed button is gone", async () => {
  const view = asked("dice_forge", "die");
  const table = open(view);
  options()[0]!.focus();
  table.say({ ...view, seq: view.seq + 1, options: [], question: null, board: { ...view.board, player: 0 } });
  await tick();
  await tick();
  expect(document.activeElement?.id).toMatch(/-decision$/);
});

test("the focus stays on what is still there", async () => {
  const view = asked("dice_forge", "action");
  const table = open(view);
  const last = options().at(-1)!;
  last.focus();
  table.say({ ...view, seq: view.seq + 1, options: view.options.slice(0, -1) });
  await tick();
  await tick();
  expect(document.activeElement).toBe(last);
});

test("the log is a log, and says the latest last", () => {
  const view = asked("epic", "block");
  const table = open(view);
  const lines = within(screen.getByRole("log")).getAllByRole("listitem");
  expect(lines.at(-1)?.textContent).toBe(table.session.words.tell(view.log[0]!.lines.at(-1)!));
});

test("an earlier moment is shown without options, with a way back", async () => {
  const view = asked("dice_forge", "action");
  const table = open(view);
  table.say({ t: "moment", moment: 3, of: 9, you: view.you, board: view.board });
  await tick();
  expect(options()).toEqual([]);
  decision().getByRole("button", { name: table.session.words.say("web-back-to-now") }).click();
  await tick();
  expect(options().length).toBeGreaterThan(0);
});

test("behind the curtain there is nothing to be read", async () => {
  const table = open(asked("epic", "block"));
  table.session.curtain = true;
  await tick();
  expect(document.body.textContent?.trim()).toBe("");
});

test("whom we wait for; in a window nobody is named", async () => {
  const view = asked("dice_forge", "action"); // of three players
  const waiting = { ...view, options: [], question: null, you: 0 };
  const table = open({ ...waiting, board: { ...view.board, player: 1 } });
  const heading = () => decision().getByRole("heading", { level: 2 }).textContent;
  expect(heading()).toContain("P1");
  table.say({ ...waiting, seq: view.seq + 1, board: { ...view.board, player: null } });
  await tick();
  expect(heading()).not.toMatch(/P\d/);
});

test("an earlier moment: the log ends there, and nobody is waited for", async () => {
  const view = asked("dice_forge", "action");
  const told = (moment: number) => entry(moment, 0, { key: "log-turn", args: { player: 0, round: moment }, clause: null });
  const table = open({ ...view, log: [told(1), told(2), told(3)] });
  const log = () => screen.getByRole("log").textContent;
  expect(log()).toContain("3");
  table.say({ t: "moment", moment: 2, of: 3, you: 0, board: view.board });
  await tick();
  expect([log()?.includes("2"), log()?.includes("3")]).toEqual([true, false]);
  expect(decision().getByRole("heading", { level: 2 }).textContent).toBe(table.session.words.say("web-looking-back"));
});
