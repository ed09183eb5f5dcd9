const PLURAL_TAIL = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/u;

/** Whether a pattern matches a key of a namespace. */
export type KeyMatcher = (namespace: string, key: string) => boolean;

/**
 * A key pattern of the config: `*` matches any run of characters, dots too. It may name the namespace (`nav:home`,
 * `nav.home`), and also matches the plural forms of its key.
 *
 * @example keyMatcher('nav.*')('', 'nav.home.title') // true
 * @example keyMatcher('items')('', 'items_few') // true
 */
export function keyMatcher(pattern: string): KeyMatcher {
  if (pattern === '*' || pattern === '**') return () => true;
  const parts = pattern.split(/\*+/u);
  const matches = (text: string): boolean => hasParts(text, parts);
  const fits = (key: string, namespace: string): boolean =>
    matches(key) || (namespace !== '' && (matches(`${namespace}:${key}`) || matches(`${namespace}.${key}`)));
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

/** Not a regular expression: with several stars one would backtrack over a long key thousands of times. */
function hasParts(text: string, [first = '', ...others]: readonly string[]): boolean {
  const last = others.pop();
  if (last === undefined) return text === first;
  const end = text.length - last.length;
  let from = first.length;
  if (from > end || !text.startsWith(first) || !text.endsWith(last)) return false;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at === -1 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}
