/** Whatever a position holds is put into words: no keys, no JSON, nothing that only the other language knows. */
import { expect, test } from "vitest";

import { choices, ticked } from "../src/boards/text/choices";
import type { Item } from "../src/boards/text/items";
import { sides, table, type Section } from "../src/boards/text/outline";
import { stage, status } from "../src/boards/text/status";
import { GAMES, positions, scene, words } from "./text_board_scene";
import type { View } from "../src/lib/protocol";
import type { Lang, Words } from "../src/lib/words";

function itemStrings(item: Item): string[] {
  return [item.name, item.figure, item.text, ...item.details, ...item.lit];
}

function sectionStrings(section: Section): string[] {
  const figures = section.figures.flatMap(({ label, value }) => [label, value]);
  return [section.title, ...section.notes, ...figures, ...section.items.flatMap(itemStrings), ...section.sections.flatMap(sectionStrings)];
}

/** Everything that the board says about a position. */
function told(view: View, spoken: Words): string[] {
  const read = scene(view, spoken);
  const options = choices(read, view.options);
  const elements = options.rows.flatMap((row) => row.element ?? []);
  const people = sides(read).flatMap((side) => [
    ...side.notes,
    ...side.figures.flatMap(({ label, value, most }) => [label, value, most]),
    ...side.sections.flatMap(sectionStrings),
  ]);
  return [
    status(read),
    stage(read),
    ...people,
    ...sectionStrings(table(read)),
    ...read.reading.says(read),
    ...options.rows.map((row) => row.text),
    ...elements.map((element) => ticked(read, options, [element])?.text ?? ""),
    ...view.log.flatMap((entry) => entry.lines.map((line) => spoken.tell(line))),
    ...(view.question ? [spoken.tell(view.question)] : []),
  ];
}

const BROKEN = [
  /\[[a-z][\w-]*\]/, // a key that nobody has put into words
  /\{\s*\$/, // an argument that is not there
  /[a-z]_[a-z]/, // a name of the engine
  /undefined|null|NaN|\[object/,
];
const ENGLISH = /[A-Za-z]{3,}/; // beside the names of the seats and Roman numbers
const RUSSIAN = /[А-Яа-яЁё]/;

for (const game of GAMES)
  for (const lang of ["ru", "en"] as Lang[])
    test(`${game} in ${lang}`, () => {
      const foreign = lang === "ru" ? ENGLISH : RUSSIAN;
      const spoken = words(lang, game);
      const found = new Set<string>();
      for (const view of positions(game))
        for (const text of told(view, spoken))
          if ([...BROKEN, foreign].some((sign) => sign.test(text.replace(/\b(III|II|I)\b/g, "")))) found.add(text);
      expect([...found]).toEqual([]);
    });

test("an unknown field of a view does not pass unnoticed", () => {
  const [view] = positions("dice_forge");
  if (!view) throw new Error("no positions");
  const strange = { ...view, board: { ...view.board, new_field: 3 } };
  expect(told(strange, words("en", "dice_forge"))).toContain("[web-text-new_field]");
});
