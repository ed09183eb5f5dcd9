import { anyMatcher, keyMatcher, type KeyMatcher } from '#cli/locales/key-pattern.ts';
import type { SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import { template } from './key-expression.ts';
import type { CodeUses } from './find-uses.ts';

/**
 * What the program may ask for. Errs towards "used": a text wrongly called unused gets deleted, and then players see its
 * key. So a string anywhere in the program that equals a key counts, and every template that could make one.
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

  addFile(code: CodeUses): void {
    for (const { value, offset } of code.tokens.strings) {
      this.#literals.add(value);
      // 'errors.' + code, wherever it is put together
      const after = code.tokens.code.slice(offset + value.length + 2, offset + value.length + 12);
      if (/[.:_]$/u.test(value) && value.length > 2 && /^\s*\+/u.test(after)) this.addPattern(`${value}*`, undefined);
    }
    for (const { value } of code.tokens.templates) for (const key of template(value).keys) this.#literals.add(key);
    for (const { value } of code.tokens.templates)
      for (const pattern of template(value).patterns)
        if (/^[\w-][\w.:-]*(?<=.[.:_])\*/u.test(pattern) && !/[\s/]/u.test(pattern))
          this.addPattern(pattern, undefined);
    for (const { keyPrefix } of code.bindings) if (keyPrefix !== undefined) this.#prefixes.add(keyPrefix);
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

  /** A pattern needs a word of its own: `${a}.${b}` could be anything and says nothing. */
  addPattern(pattern: string, keyPrefix: string | undefined): void {
    if (!/[\p{L}\p{N}]{2}/u.test(pattern.replaceAll('*', ''))) {
      if (keyPrefix === undefined) return;
    }
    const whole = keyPrefix === undefined || pattern.includes(':') ? pattern : `${keyPrefix}.${pattern}`;
    if (!this.#patterns.has(whole)) this.#patterns.set(whole, keyMatcher(whole));
  }

  /** @param names the key itself, and what else stands for it: the base of a plural */
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

  /** Below a group that is asked for as a whole. */
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
