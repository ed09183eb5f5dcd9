export type Texts = { readonly [key: string]: string | Texts };
type Values = Readonly<Record<string, unknown>>;

const SEPARATOR = ':';
const HOLE = /\{\{(\w+)\}\}/g;

/**
 * The translations of the first views, as i18next gives them: namespace, nested key, plural, values.
 *
 * @throws Error for a key that is not there: then nothing is drawn
 */
export function translator(
  texts: Texts,
  language: string,
  namespace: string,
): (key: string, values?: Values) => string {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [space, path] = key.includes(SEPARATOR) ? (key.split(SEPARATOR) as [string, string]) : [namespace, key];
    const { count } = values;
    const found =
      (typeof count === 'number' ? textAt(texts[space], `${path}_${plurals.select(count)}`) : undefined) ??
      textAt(texts[space], path);
    if (found === undefined) throw new Error(`No text ${space}:${path}`);
    return found.replaceAll(HOLE, (_, name: string) => String(values[name] ?? ''));
  };
}

function textAt(texts: Texts | string | undefined, path: string): string | undefined {
  let found = texts;
  for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
