import { anyMatcher, keyMatcher, type KeyMatcher } from '#cli/locales/config/key-pattern.ts';
import type { SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import type { CodeUses } from './find-uses.ts';

/**
 * The keys that the program may use. In doubt a key counts as used: a text wrongly called unused gets deleted, and players see its
 * key. So any string in the program that equals a key counts, and any template that could produce one.
 */
export class UsedKeys {
  readonly #exact = new Set<string>();
  readonly #objects = new Set<string>();
  readonly #withContext = new Set<string>();
  readonly #literals = new Set<string>();
  readonly #prefixes = new Set<string>();
  readonly #patterns = new Map<string, KeyMatcher>();
  readonly #always: KeyMatcher;

  constructor(usedKeys: readonly string[]) {
    this.#always = anyMatcher(usedKeys);
  }

  addFile({ strings, patterns, keyPrefixes }: CodeUses): void {
    for (const text of strings) this.#literals.add(text);
    for (const pattern of patterns) if (isKeyPattern(pattern)) this.addPattern(pattern, undefined);
    for (const keyPrefix of keyPrefixes) this.#prefixes.add(keyPrefix);
  }

  addLiteral(key: string): void {
    this.#literals.add(key);
  }

  add(namespace: string, key: string, source: SourceNamespace, hasContext: boolean): void {
    this.#exact.add(`${namespace}:${key}`);
    if (source.file.branches.has(key)) this.#objects.add(`${namespace}:${key}`);
    if (hasContext || !(source.file.entries.has(key) || source.groups.has(key)))
      this.#withContext.add(`${namespace}:${key}`);
  }

  /** A pattern needs a literal word: `${a}.${b}` would match every key. */
  addPattern(pattern: string, keyPrefix: string | undefined): void {
    if (keyPrefix === undefined && !/[\p{L}\p{N}]{2}/u.test(pattern.replaceAll('*', ''))) return;
    const whole = keyPrefix === undefined || pattern.includes(':') ? pattern : `${keyPrefix}.${pattern}`;
    if (!this.#patterns.has(whole)) this.#patterns.set(whole, keyMatcher(whole));
  }

  /** @param names the key itself and its other names, such as the base of a plural */
  has(namespace: string, key: string, names: readonly string[]): boolean {
    if (this.#always(namespace, key)) return true;
    for (const name of names) {
      if (this.#exact.has(`${namespace}:${name}`) || this.#isLiteral(namespace, name)) return true;
      if (this.#isPart(namespace, name) || this.#isVariant(namespace, name)) return true;
      for (const fits of this.#patterns.values()) if (fits(namespace, name)) return true;
    }
    return false;
  }

  #isLiteral(namespace: string, key: string): boolean {
    if (this.#literals.has(key) || this.#literals.has(`${namespace}:${key}`)) return true;
    for (const prefix of this.#prefixes)
      if (key.startsWith(`${prefix}.`) && this.#literals.has(key.slice(prefix.length + 1))) return true;
    return false;
  }

  /** Inside a group that the program reads as a whole. */
  #isPart(namespace: string, key: string): boolean {
    for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1))
      if (this.#objects.has(`${namespace}:${key.slice(0, dot)}`)) return true;
    return false;
  }

  /** `friend_male` of t('friend', { context }). */
  #isVariant(namespace: string, key: string): boolean {
    for (let cut = key.lastIndexOf('_'); cut > 0; cut = key.lastIndexOf('_', cut - 1))
      if (this.#withContext.has(`${namespace}:${key.slice(0, cut)}`)) return true;
    return false;
  }
}

/** Begins with a word and its separator (`errors.*`, `nav-*`), or has a computed namespace: `page-*:*.text`. */
export function isKeyPattern(pattern: string): boolean {
  if (/[\s/]/u.test(pattern)) return false;
  if (/^[\w-][\w.:-]*(?<=.[.:_-])\*/u.test(pattern)) return true;
  const [namespace = '', key = '', ...rest] = pattern.split(':');
  return rest.length === 0 && /[A-Za-z]{2}/u.test(namespace) && /^[\w*-]+$/u.test(namespace) && /^[\w*.-]+$/u.test(key);
}
