/** Where things lie on the sea: a wide map for desks, a dense one for phones. Pixels of the drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Isle {
  x: number;
  y: number;
  rx: number;
  ry: number;
  seed: number;
}

export interface Geography {
  width: number;
  height: number;
  card: { width: number; height: number };
  portal: number; // its diameter
  cards: Record<number, Point[]>; // the piles of each portal
  portals: Record<number, Point>;
  pawn: number; // its height on a portal
  start: Point[]; // where the pawn of each seat stands at home
  isles: Isle[];
  moon: { at: Point; size: number };
  sun: { at: Point; size: number };
}

const at = (x: number, y: number): Point => ({ x, y });

/** Left and right islands in three rows from below, the great one above them all. */
function rows(xs: [number, number, number, number], ys: [number, number, number], top: Point[]): Record<number, Point[]> {
  const [a, b, c, d] = xs;
  const [upper, middle, lower] = ys;
  return {
    1: [at(a, lower), at(b, lower)],
    2: [at(a, middle), at(b, middle)],
    3: [at(a, upper), at(b, upper)],
    4: top,
    5: [at(c, upper), at(d, upper)],
    6: [at(c, middle), at(d, middle)],
    7: [at(c, lower), at(d, lower)],
  };
}

export const WIDE: Geography = {
  width: 550,
  height: 497,
  card: { width: 88, height: 106 },
  portal: 50,
  cards: rows([12, 106, 357, 451], [132, 255, 378], [at(137, 13), at(231, 13), at(325, 13)]),
  portals: { 1: at(204, 390), 2: at(204, 288), 3: at(204, 184), 4: at(252, 128), 5: at(300, 184), 6: at(300, 288), 7: at(300, 390) },
  pawn: 44,
  start: [at(214, 448), at(246, 448), at(278, 448), at(310, 448)],
  isles: [
    { x: 275, y: 66, rx: 158, ry: 64, seed: 3 },
    ...[0, 1, 2].flatMap((row) => [
      { x: 112, y: 185 + 123 * row, rx: 118, ry: 58, seed: 10 + row },
      { x: 440, y: 185 + 123 * row, rx: 116, ry: 58, seed: 20 + row },
    ]),
  ],
  moon: { at: at(58, 62), size: 1 },
  sun: { at: at(496, 62), size: 1 },
};

export const DENSE: Geography = {
  width: 374,
  height: 344,
  card: { width: 75, height: 77 },
  portal: 32,
  cards: rows([4, 81, 218, 295], [92, 177, 262], [at(70, 7), at(149, 7), at(228, 7)]),
  portals: { 1: at(155, 298), 2: at(155, 206), 3: at(155, 128), 4: at(171, 90), 5: at(187, 128), 6: at(187, 206), 7: at(187, 298) },
  pawn: 27,
  start: [at(158, 243), at(190, 243), at(158, 268), at(190, 268)],
  isles: [
    { x: 187, y: 50, rx: 120, ry: 48, seed: 3 },
    ...[0, 1, 2].flatMap((row) => [
      { x: 80, y: 130 + 85 * row, rx: 84, ry: 42, seed: 10 + row },
      { x: 294, y: 130 + 85 * row, rx: 84, ry: 42, seed: 20 + row },
    ]),
  ],
  moon: { at: at(38, 44), size: 0.62 },
  sun: { at: at(338, 44), size: 0.62 },
};

/** A small steady source of chance, so that a coast always looks the same. */
function coastline(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const POINTS = 14;
const FULLNESS = 0.62; // below 1: fuller corners than an ellipse, so that two cards rest on the island
const ROUGHNESS = 0.05;

/** The coast of an island as a smooth closed path, wider or narrower by `more`. */
export function coast(isle: Isle, more: number, down = 0): string {
  const luck = coastline(isle.seed * 7919);
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (2 * Math.PI * i) / POINTS;
    const rough = 1 + (2 * luck() - 1) * ROUGHNESS;
    const bend = (part: number) => Math.sign(part) * Math.abs(part) ** FULLNESS;
    return at(isle.x + (isle.rx + more) * rough * bend(Math.cos(angle)), isle.y + down + (isle.ry + more) * rough * bend(Math.sin(angle)));
  });
  const point = (i: number) => points[(i + POINTS) % POINTS]!;
  const text = (p: Point) => `${p.x.toFixed(0)} ${p.y.toFixed(0)}`;
  let path = `M${text(point(0))}`;
  for (let i = 0; i < POINTS; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const lead = at(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const arrive = at(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    path += `C${text(lead)} ${text(arrive)} ${text(to)}`;
  }
  return `${path}Z`;
}

/** Small waves, strewn evenly. */
export function waves(width: number, height: number, count: number): string {
  const luck = coastline(4242);
  let path = "";
  for (let i = 0; i < count; i++) {
    const length = 9 + 7 * luck();
    path += `M${(luck() * width).toFixed(0)} ${(20 + luck() * (height - 20)).toFixed(0)}q${(length / 2).toFixed(0)} -5 ${length.toFixed(0)} 0t${length.toFixed(0)} 0`;
  }
  return path;
}
