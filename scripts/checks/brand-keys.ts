/** As much of a valibot schema as the walk needs. */
interface Schema {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly key?: Schema;
  readonly pipe?: readonly { readonly type: string }[];
}

/**
 * The key of every setting of a schema, dotted, those in lists without a number. A schema that this walk does not know counts as one
 * setting, so that nothing is left out unseen.
 */
export function keysOf(schema: object, at = ''): readonly string[] {
  const { type, entries, wrapped, item, options = [], key } = schema as Schema;
  const below = (name: string) => (at === '' ? name : `${at}.${name}`);
  if (wrapped !== undefined) return keysOf(wrapped, at);
  if (type === 'array' && item !== undefined) return keysOf(item, at);
  if (entries !== undefined) return Object.entries(entries).flatMap(([name, each]) => keysOf(each, below(name)));
  if (type === 'record' && key !== undefined) return (key.options ?? []).map((name) => below(String(name)));
  if (type === 'union' && options.some(isName))
    return [at, ...options.flatMap((each) => (isName(each) ? [] : keysOf(each as object, at)))];
  if (type === 'variant') return [...new Set(options.flatMap((each) => keysOf(each as object, at)))];
  return [at];
}

/** A name that stands for what another form says in full. */
const isName = (option: unknown): boolean => (option as Schema).pipe?.some(({ type }) => type === 'transform') === true;

/** Settings that no row is about, and rows that are about no setting. A star in a row is any one name. */
export function unmatched(keys: readonly string[], named: readonly string[]) {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^.]+')}$`);
  const patterns = named.map((name) => [name, fits(name.replace('$', '\\$'))] as const);
  return {
    untold: keys.filter((key) => !patterns.some(([, pattern]) => pattern.test(key))),
    about: patterns.flatMap(([name, pattern]) => (keys.some((key) => pattern.test(key)) ? [] : [name])),
  };
}
