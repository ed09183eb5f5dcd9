export type Texts = { readonly [key: string]: string | Texts };
export type Values = Readonly<Record<string, unknown>>;

const SEPARATOR = ':';
const HOLE = /\{\{(\w+)\}\}/g;
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

const rules = new Map<string, Intl.PluralRules>();

/**
 * A text of catalogues as i18next (JSON v4) has them: namespace, nested key, plural form, values; undefined if there is none. For the app and
 * for the script of the first odds. i18next itself was a tenth of the first JavaScript, and of its rules no text uses more than these
 * (the test compares them in all languages).
 */
export function textOf(
  texts: Texts,
  language: string,
  namespace: string,
  key: string,
  values: Values = {},
): string | undefined {
  const [space, path] = key.includes(SEPARATOR) ? (key.split(SEPARATOR) as [string, string]) : [namespace, key];
  const { count } = values;
  const forms =
    typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${pluralOf(language, count)}`, ''] : [''];
  for (const form of forms) {
    const found = textAt(texts[space], path + form);
    if (found !== undefined)
      return found.replaceAll(HOLE, (hole, name: string) =>
        name in values ? isolated(String(values[name] ?? '')) : hole,
      );
  }
  return undefined;
}

/**
 * A value in a text. A name that is written from the right is set apart (first strong isolate): two of them with a dash between
 * would change places. Nothing is escaped, since React does that.
 */
const isolated = (value: string): string => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

function pluralOf(language: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}

function textAt(texts: Texts | string | undefined, path: string): string | undefined {
  let found = texts;
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
