/** Numbers as people read them. */

/** A mean: whole, or with one digit after the point. */
export function mean(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}

/** A chance in per cent: never 0 or 100 unless it is impossible or certain. */
export function percent(chance: number, lang: string): string {
  const whole = chance * 100;
  if (chance > 0 && whole < 1) return whole < 0.1 ? "<0,1".replace(",", decimal(lang)) : one(whole, lang);
  if (chance < 1 && whole > 99) return one(Math.min(whole, 99.9), lang);
  return String(Math.round(whole));
}

function one(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}

function decimal(lang: string): string {
  return one(0.5, lang)[1] ?? ".";
}
