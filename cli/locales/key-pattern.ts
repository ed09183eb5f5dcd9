const PLURAL_TAIL = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/u;

/** Tells whether a key of a namespace is meant. */
export type KeyMatcher = (namespace: string, key: string) => boolean;

/**
 * A key pattern of the config: `*` stands for any run of characters, dots too. It may name the namespace (`nav:home`,
 * `nav.home`), and means the plural forms of its key as well.
 *
 * @example keyMatcher('nav.*')('', 'nav.home.title') // true
 * @example keyMatcher('items')('', 'items_few') // true
 */
export function keyMatcher(pattern: string): KeyMatcher {
  if (pattern === '*' || pattern === '**') return () => true;
  const source = pattern.split(/\*+/u).map(escape).join('.*');
  const regex = new RegExp(`^${source}$`, 'su');
  const fits = (key: string, namespace: string): boolean =>
    regex.test(key) || (namespace !== '' && (regex.test(`${namespace}:${key}`) || regex.test(`${namespace}.${key}`)));
  return (namespace, key) => {
    if (fits(key, namespace)) return true;
    const base = key.replace(PLURAL_TAIL, '');
    return base !== key && fits(base, namespace);
  };
}

export function anyMatcher(patterns: readonly string[]): KeyMatcher {
  const matchers = patterns.map(keyMatcher);
  return (namespace, key) => matchers.some((matches) => matches(namespace, key));
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
