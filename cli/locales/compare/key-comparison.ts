import { textOf } from '#cli/locales/catalogue/catalogue.ts';
import { SourceText } from '#cli/locales/texts/source-text.ts';
import { neededForms, type PluralKey } from '#cli/locales/language/plural-forms.ts';
import { checkPair, kindOf, type Comparison } from './comparison.ts';

/** Collects absent and surplus keys of a file, so that a key that differs only in case is reported once. */
export class KeyComparison {
  readonly #comparison: Comparison;
  readonly #absent: string[] = [];
  readonly #extra: string[] = [];
  /** Keys with the wrong kind of value: absent keys below them are not reported. */
  readonly #explained = new Set<string>();

  constructor(comparison: Comparison) {
    this.#comparison = comparison;
  }

  absent(key: string): void {
    this.#absent.push(key);
  }

  extra(key: string): void {
    this.#extra.push(key);
  }

  wrongType(key: string, expected: string, found: string): void {
    const { source, target, report } = this.#comparison;
    report({
      check: 'wrong-type',
      file: target,
      key,
      at: 'value',
      source: textOf(source.file, key),
      target: target.entries.get(key) === null ? 'null' : textOf(target, key),
      advice: `The source has ${expected} here, this file ${found}. Write ${expected}.`,
    });
  }

  /** A plural form of a key without forms in the source: allowed if the language has it. */
  formOfPlain(key: string, parsed: PluralKey, value: string): void {
    const { source, target, report } = this.#comparison;
    const base = source.plain.get(parsed.base);
    if (base instanceof SourceText) checkPair(this.#comparison, key, value, base, base.family, parsed.form);
    if (parsed.form !== 'zero' && !neededForms(target, false).includes(parsed.form))
      report({
        check: 'plural-extra',
        file: target,
        key,
        at: 'key',
        target: value,
        advice: `${target.language} has no form "${parsed.form}": the text is never shown. Remove it.`,
      });
  }

  finish(): void {
    const extraByLower = new Map(this.#extra.map((key) => [key.toLowerCase(), key]));
    for (const key of this.#absent) this.#reportAbsent(key, extraByLower);
    for (const key of extraByLower.values()) if (!this.#isExplained(key)) this.#reportExtra(key);
  }

  #reportAbsent(key: string, extraByLower: Map<string, string>): void {
    const { source, target, report, isWider } = this.#comparison;
    const text = textOf(source.file, key);
    const branch = target.branches.get(key);
    if (branch !== undefined) {
      this.#explained.add(key);
      this.wrongType(key, 'a text', branch === 'list' ? 'a list [ ]' : 'a group { }');
      return;
    }
    const blocked = this.#blockedBy(key);
    if (blocked !== undefined) {
      if (!this.#explained.has(blocked))
        this.wrongType(
          blocked,
          source.file.branches.get(blocked) === 'list' ? 'a list [ ]' : 'a group { }',
          kindOf(target.entries.get(blocked)),
        );
      this.#explained.add(blocked);
      return;
    }
    if (this.#hasForms(key)) return;
    const twin = extraByLower.get(key.toLowerCase());
    if (twin !== undefined) {
      extraByLower.delete(key.toLowerCase());
      report({
        check: 'key-case',
        file: target,
        key: twin,
        at: 'key',
        source: text,
        target: textOf(target, twin),
        advice: `The source writes the key ${key}: keys are case-sensitive. Use this spelling.`,
      });
      return;
    }
    if (isWider?.(key) === true) return;
    const isVariant = this.#isContextVariant(key);
    report({
      check: 'missing-key',
      file: target,
      key,
      at: 'parent',
      source: text,
      advice: isVariant
        ? 'The source has a text of its own for this case; here the general one is shown. Add it if the language distinguishes them.'
        : 'Add the key with its translation; until then players see another language.',
      ...(isVariant ? { severity: 'warning' as const } : {}),
    });
  }

  #reportExtra(key: string): void {
    const { source, target, report } = this.#comparison;
    const twin = [...source.file.entries.keys()].find(
      (other) => other.length === key.length && other.toLowerCase() === key.toLowerCase(),
    );
    if (twin === undefined)
      report({
        check: 'extra-key',
        file: target,
        key,
        at: 'key',
        target: textOf(target, key),
        advice: 'The source has no such key, so the text is never shown. Remove it, or add it to the source.',
      });
    else
      report({
        check: 'key-case',
        file: target,
        key,
        at: 'key',
        source: textOf(source.file, twin),
        target: textOf(target, key),
        advice: `The source writes the key ${twin}: keys are case-sensitive. Keep that one.`,
      });
  }

  /** Prefix of the key that is a text here and a group in the source. */
  #blockedBy(key: string): string | undefined {
    const { source, target } = this.#comparison;
    for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
      const part = key.slice(0, dot);
      if (target.entries.has(part) && source.file.branches.has(part)) return part;
    }
    return undefined;
  }

  #isExplained(key: string): boolean {
    for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1))
      if (this.#explained.has(key.slice(0, dot))) return true;
    return this.#explained.has(key);
  }

  /** The source has {{count}} without forms: a translation with all forms does not lack the key. */
  #hasForms(key: string): boolean {
    const { target } = this.#comparison;
    return neededForms(target, false).every((form) => target.entries.has(`${key}_${form}`));
  }

  #isContextVariant(key: string): boolean {
    const { source, target } = this.#comparison;
    const cut = key.lastIndexOf('_');
    if (cut <= 0 || !source.contexts.has(key.slice(cut + 1))) return false;
    const base = key.slice(0, cut);
    return target.entries.has(base);
  }
}
