/** Numbers as people read them. */

/** A mean: whole, or with one digit after the point. */
export function mean(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}

/** The same for a column of them: always with one digit. */
export function tenths(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A chance in per cent: never 0 or 100 unless it is impossible or certain. */
export function percent(chance: number, lang: string): string {
  const whole = chance * 100;
  if (chance > 0 && whole < 0.05) return `<${tenths(0.1, lang)}`;
  if (chance > 0 && whole < 1) return tenths(whole, lang);
  if (chance < 1 && whole > 99.5) return tenths(Math.min(whole, 99.9), lang);
  return String(Math.round(whole));
}
