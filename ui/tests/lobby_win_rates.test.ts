/** The win rates on the page of the heroes are those of docs/heroes.md; `npx vitest run -u` writes them anew. */
import { expect, test } from "vitest";

import { file } from "./project";

const NOTE =
  "Made of docs/heroes.md by `npx vitest run -u tests/lobby_win_rates.test.ts`: per cent of the duels that a hero wins, over all and against each other hero.";

function measured(page: string): { all: Record<string, number>; against: Record<string, Record<string, number>> } {
  const rows = page
    .split("\n")
    .filter((line) => /^\| [a-z_]+\*? \|/.test(line))
    .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  const heroes = rows.map((row) => (row[0] ?? "").replace("*", ""));
  const all: Record<string, number> = {};
  const against: Record<string, Record<string, number>> = {};
  rows.forEach((row, n) => {
    const hero = heroes[n] ?? "";
    all[hero] = Number(row.at(-1));
    const others = heroes.map((other, m): [string, string] => [other, row[m + 1] ?? ""]);
    against[hero] = Object.fromEntries(others.filter(([, rate]) => rate !== "").map(([other, rate]) => [other, Number(rate)]));
  });
  return { all, against };
}

test("the page shows what was measured", async () => {
  const found = measured(file("docs/heroes.md"));
  expect(Object.keys(found.all)).toHaveLength(16);
  const written = `${JSON.stringify({ note: NOTE, ...found }, null, 1)}\n`;
  await expect(written).toMatchFileSnapshot("../src/pages/lobby/win_rates.json");
});
