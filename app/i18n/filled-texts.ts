import { isolated } from './isolated.ts';

type Values = Readonly<Record<string, unknown>>;
type Text = (key: string, values?: Values) => string;

/** Around the name of a value, in a text that is translated once. */
const HOLE = '\u0000';

/**
 * The same texts, each translated once and then filled: i18next looks for a text, its values and texts within it anew at each call, and the first
 * rows of a list make a hundred. Plurals stay with it.
 *
 * @param translate of one language: `t` of `useTranslation`
 */
export function filledTexts<T>(translate: T): T {
  const t = translate as Text;
  /** By key and names of values: what is between the values, and their names. */
  const made = new Map<string, readonly string[]>();
  const filled: Text = (key, values = {}) => {
    if ('count' in values) return t(key, values);
    const names = Object.keys(values);
    const of = `${key} ${names.join(' ')}`;
    const known = made.get(of);
    const parts = known ?? t(key, Object.fromEntries(names.map((name) => [name, HOLE + name + HOLE]))).split(HOLE);
    if (known === undefined) made.set(of, parts);
    return parts.map((part, at) => (at % 2 === 0 ? part : isolated(String(values[part] ?? '')))).join('');
  };
  return filled as T;
}
