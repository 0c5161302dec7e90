/**
 * Glyphs of statuses that the sprite has no icon for. Grid 100, live area 8–92, round joins; a stroke has a
 * width, a shape without one is filled.
 */
export interface Shape {
  d: string;
  w?: number;
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const STATUS_GLYPHS: Record<string, Shape[]> = {
  blind: [
    { d: "M8 50C24 22 76 22 92 50C76 78 24 78 8 50Z", w: 8 },
    { d: "M20 86L80 14", w: 9 },
  ],
  entangle: [
    { d: "M22 88C22 48 78 56 78 12M78 88C78 48 22 56 22 12", w: 9 },
    { d: "M6 44C16 34 26 40 28 50C18 56 8 54 6 44ZM94 44C84 34 74 40 72 50C82 56 92 54 94 44Z" },
  ],
  targeted: [
    { d: circle(50, 50, 30), w: 8 },
    { d: "M50 6V32M50 68V94M6 50H32M68 50H94", w: 8 },
  ],
  poison: [
    { d: "M40 10H60M42 12V36L20 76Q14 90 30 90H70Q86 90 80 76L58 36V12", w: 8 },
    { d: "M33 60H67L76 78Q78 85 70 85H30Q22 85 24 78Z" },
  ],
  cleanse: [
    { d: "M40 22L48 48L74 56L48 64L40 90L32 64L6 56L32 48Z" },
    { d: "M76 8L80 22L94 26L80 30L76 44L72 30L58 26L72 22ZM80 62L83 72L93 75L83 78L80 88L77 78L67 75L77 72Z" },
  ],
  barbed_vine: [
    { d: "M12 88C42 82 20 42 50 38C78 34 66 14 90 12", w: 8 },
    { d: "M34 70L12 60L32 54ZM42 46L32 22L56 36ZM64 34L88 44L74 20Z" },
  ],
  wellspring: [
    { d: "M50 8C58 26 72 34 72 50A22 22 0 0 1 28 50C28 34 42 26 50 8Z" },
    { d: "M10 86Q23 76 37 86T63 86T90 86", w: 8 },
  ],
  smoke_bomb: [
    { d: "M30 86A20 20 0 0 1 22 48A22 22 0 0 1 62 34A22 22 0 0 1 84 62A14 14 0 0 1 72 86Z" },
    { d: "M70 26C80 24 76 14 88 12", w: 7 },
  ],
  shame: [
    { d: circle(50, 50, 40), w: 8 },
    { d: "M32 40V46M68 40V46M32 72Q50 54 68 72", w: 9 },
  ],
  back_strike: [{ d: "M68 10L90 32L68 54M86 32H40A25 25 0 0 0 40 84H64", w: 10 }],
  cursed_doubloon: [
    { d: circle(50, 50, 40), w: 8 },
    { d: "M35 35L65 65M65 35L35 65", w: 10 },
  ],
  powder_keg: [
    { d: "M26 26Q50 18 74 26Q84 56 74 88Q50 96 26 88Q16 56 26 26Z", w: 8 },
    { d: "M20 46H80M20 70H80", w: 6 },
    { d: "M50 20C50 8 64 12 70 6", w: 6 },
  ],
  wither: [
    { d: "M16 10C58 6 84 34 70 74C44 76 12 54 16 10Z" },
    { d: "M70 74C76 82 70 92 58 92", w: 8 },
  ],
  parlay: [{ d: "M24 94V10M24 14H84L70 34L84 54H24", w: 9 }],
  synth: [
    { d: "M50 8L86 29V71L50 92L14 71V29Z", w: 8 },
    { d: "M50 26C56 42 66 48 66 58A16 16 0 0 1 34 58C34 48 44 42 50 26Z" },
  ],
  nanite: [
    { d: circle(50, 50, 20) },
    { d: "M50 26V10M50 74V90M26 50H10M74 50H90M33 33L21 21M67 67L79 79M67 33L79 21M33 67L21 79", w: 7 },
  ],
  constrict: [
    { d: "M76 16C30 6 12 28 32 42C52 54 86 46 84 64C82 84 42 82 16 90", w: 10 },
    { d: circle(80, 17, 10) },
  ],
  holy_presence: [
    { d: "M16 20a34 12 0 1 0 68 0a34 12 0 1 0 -68 0Z", w: 7 },
    { d: "M42 42H58V56H74V70H58V94H42V70H26V56H42Z" },
  ],
  mesmerize: [{ d: "M50 52C50 42 64 44 62 56C60 70 38 68 36 50C36 28 66 20 78 42C90 66 66 92 40 86C14 78 8 46 24 24", w: 9 }],
};
