interface Schema {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly key?: Schema;
  readonly pipe?: readonly { readonly type: string }[];
}

/** Keys of all settings, dotted, without list numbers. An unknown kind of schema counts as one setting, so that none is missed. */
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

/** A short name for another form. */
const isName = (option: unknown): boolean => (option as Schema).pipe?.some(({ type }) => type === 'transform') === true;

/** Settings without a row, and rows without a setting. A star is any name. */
export function unmatched(keys: readonly string[], named: readonly string[]) {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^.]+')}$`);
  const patterns = named.map((name) => [name, fits(name.replace('$', '\\$'))] as const);
  return {
    untold: keys.filter((key) => !patterns.some(([, pattern]) => pattern.test(key))),
    about: patterns.flatMap(([name, pattern]) => (keys.some((key) => pattern.test(key)) ? [] : [name])),
  };
}
