const PLURAL_TAIL = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/u;

export type KeyMatcher = (namespace: string, key: string) => boolean;

/**
 * A key pattern of the config: `*` matches any characters, dots included. It may name the namespace (`nav:home`, `nav.home`), and
 * matches plural forms too.
 *
 * @example keyMatcher('nav.*')('', 'nav.home.title') // true
 * @example keyMatcher('items')('', 'items_few') // true
 */
export function keyMatcher(pattern: string): KeyMatcher {
  if (pattern === '*' || pattern === '**') return () => true;
  const [first = '', ...others] = pattern.split(/\*+/u);
  const last = others.pop();
  const matches = (text: string): boolean =>
    last === undefined ? text === first : hasParts(text, first, others, last);
  const fits = (key: string, namespace: string): boolean =>
    matches(key) || (namespace !== '' && (matches(`${namespace}:${key}`) || matches(`${namespace}.${key}`)));
  return (namespace, key) => {
    if (fits(key, namespace)) return true;
    const base = key.replace(PLURAL_TAIL, '');
    return base !== key && fits(base, namespace);
  };
}

export function anyMatcher(patterns: readonly string[]): KeyMatcher {
  if (patterns.length === 0) return () => false;
  const matchers = patterns.map(keyMatcher);
  return answeredOnce((namespace, key) => matchers.some((matches) => matches(namespace, key)));
}

/** The last rule whose pattern fits: general ones first, exceptions after, as with ignores. */
export function lastRule<T extends { readonly key: string }>(
  rules: readonly T[],
): (namespace: string, key: string) => T | undefined {
  if (rules.length === 0) return () => undefined;
  const matchers = rules.map((rule) => ({ rule, fits: keyMatcher(rule.key) }));
  return answeredOnce((namespace, key) => matchers.findLast(({ fits }) => fits(namespace, key))?.rule);
}

/** All languages ask for the same keys. */
function answeredOnce<T>(answerFor: (namespace: string, key: string) => T): (namespace: string, key: string) => T {
  const known = new Map<string, Map<string, T>>();
  return (namespace, key) => {
    let keys = known.get(namespace);
    if (keys === undefined) known.set(namespace, (keys = new Map<string, T>()));
    let answer = keys.get(key);
    if (answer === undefined) keys.set(key, (answer = answerFor(namespace, key)));
    return answer;
  };
}

/** Not a regular expression: with several stars it would backtrack thousands of times on a long key. */
function hasParts(text: string, first: string, others: readonly string[], last: string): boolean {
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
