import type { Finding } from './walk.ts';

/** One fault of a stylesheet can have a hundred causes; the first of them show which it is. */
const LINES_MAX = 20;

/**
 * One line for each cause: what is wrong, the first text that shows it, how often and in how many languages, fonts, widths and
 * addresses it was found, and the first of them.
 *
 * @example ['cut: p.name "Комбинации": 8 x (language: 1, font: 2, width: 2, address: 2; first ru, DejaVu Sans, 320, /my-bets)']
 */
export function causes(found: readonly Finding[], most = LINES_MAX): readonly string[] {
  const byCause = new Map<string, Finding[]>();
  for (const finding of found) byCause.set(finding.what, [...(byCause.get(finding.what) ?? []), finding]);
  const lines = [...byCause].slice(0, most).map(([what, all]) => {
    const { text, at = {} } = all[0] ?? {};
    const counts = Object.keys(at).map((kind) => `${kind}: ${new Set(all.map((each) => each.at[kind])).size}`);
    const first = Object.values(at).join(', ');
    return `${what}${text === undefined ? '' : ` "${text}"`}: ${all.length} x (${counts.join(', ')}; first ${first})`;
  });
  return byCause.size > most ? [...lines, `and ${byCause.size - most} more causes`] : lines;
}
