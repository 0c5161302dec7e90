/** Clauses of the rules: searched, and gathered by chapter. */
import type { Rule } from "./protocol";
import type { Lang } from "./words";

export interface Chapter {
  id: string; // DF-5
  number: string; // 5
  rules: Rule[];
}

const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");

export const title = (rule: Rule, lang: Lang) => (lang === "ru" ? rule.title_ru : rule.title_en);
export const text = (rule: Rule, lang: Lang) => (lang === "ru" ? rule.ru : rule.en);

/** The clauses in which every word occurs, in whichever language; all of them without words. */
export function search(rules: readonly Rule[], sought: string): Rule[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const all = folded(Object.values(rule).join(" "));
    return words.every((word) => all.includes(word));
  });
}

export function chapters(rules: readonly Rule[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const id = rule.id.slice(0, rule.id.lastIndexOf("."));
    const chapter = found.get(id) ?? { id, number: id.slice(id.lastIndexOf("-") + 1), rules: [] };
    chapter.rules.push(rule);
    found.set(id, chapter);
  }
  return [...found.values()];
}

/** A text taken apart where a sought word stands: every other part is a find. */
export function found(whole: string, sought: string): string[] {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return [whole];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("е", "[её]"));
  return whole.split(new RegExp(`(${escaped.join("|")})`, "gi"));
}
