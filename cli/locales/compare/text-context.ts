import { fileOf, textOf, type Catalogue } from '#cli/locales/catalogue/catalogue.ts';
import { fixedTermsIn } from '#cli/locales/checks/glossary.ts';
import { isSurelyEnglish } from '#cli/locales/facts/international-words.ts';
import { scriptContext } from '#cli/locales/checks/script.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { termContexts } from '#cli/locales/checks/terms.ts';
import type { TextPair } from '#cli/locales/texts/text-pair.ts';
import type { LocalesConfig } from '#cli/locales/config/config.ts';
import { anyMatcher, lastRule } from '#cli/locales/config/key-pattern.ts';
import { baseLanguage } from '#cli/locales/language/languages.ts';
import { pluralKey } from '#cli/locales/language/plural-forms.ts';
import type { TextContext } from './check-text.ts';

/** Makes the contexts of all languages; shared parts are computed once. */
export function textContexts(catalogue: Catalogue, config: LocalesConfig): (language: string) => TextContext {
  const fixedTerms = (source: SourceText): readonly string[] =>
    (source.fixedTerms ??= fixedTermsIn(source, config.glossary));
  const known = { terms: [...config.glossary].sort((a, b) => b.length - a.length) };
  const allowedTexts = new Set(config.allowUntranslated.map((text) => text.toLowerCase()));
  const allowedKeys = anyMatcher(config.allowUntranslated.filter((text) => !text.includes(' ')));
  const maxLength = lengths(config);
  const isLegal = anyMatcher(config.legal);
  const terms = termContexts(config.terms);
  const keeps = (pair: TextPair): boolean => isKeptEverywhere(catalogue, pair);
  return (language) => {
    const script = scriptContext(language);
    return {
      script,
      untranslated: {
        sourceLanguage: catalogue.sourceLanguage,
        own: script.own,
        known,
        isAllowed: (pair) => allowedTexts.has(pair.source.lower) || allowedKeys(pair.file.namespace, pair.key),
        isKeptEverywhere: keeps,
      },
      terms: terms.get(language) ?? terms.get(baseLanguage(language)),
      fixedTerms,
      maxLength,
      isLegal,
      sentences: new Map(),
      has: (file, reference) => hasText(catalogue, file.namespace, file.language, reference),
    };
  };
}

/** How many characters fit; infinity without a rule. */
export function lengths(config: LocalesConfig): (namespace: string, key: string) => number {
  const ruleOf = lastRule(config.maxLength);
  return (namespace, key) => ruleOf(namespace, key)?.max ?? Number.POSITIVE_INFINITY;
}

/** At least three languages, and a third of all, keep it: "Mega Moolah". */
export function isKeptEverywhere(catalogue: Catalogue, pair: TextPair): boolean {
  const text = pair.source.text;
  const words = text.split(/\s+/u);
  const isName = words.length <= 3 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
  if (!isName || words.some((word) => words.length > 1 && /^(?:the|your|and|of)$/iu.test(word))) return false;
  if (words.every((word) => isSurelyEnglish(word))) return false;
  const others = catalogue.languages.filter((language) => language !== catalogue.sourceLanguage);
  const same = others.filter((language) => textOf(fileOf(catalogue, language, pair.file.namespace), pair.key) === text);
  return same.length >= 3 && (same.length === others.length || same.length * 3 >= others.length);
}

/** A text that `$t(…)` names: in the language or the source, in its own or the given namespace, with any ending. */
function hasText(catalogue: Catalogue, namespace: string, language: string, reference: string): boolean {
  const colon = reference.indexOf(':');
  const named = colon === -1 ? undefined : reference.slice(0, colon);
  const key = named !== undefined && catalogue.namespaces.includes(named) ? reference.slice(colon + 1) : reference;
  const namespaces = key === reference ? [namespace, ...catalogue.namespaces] : [named ?? namespace];
  return [language, catalogue.sourceLanguage].some((one) =>
    namespaces.some((name) => {
      const file = fileOf(catalogue, one, name);
      if (file === undefined) return false;
      if (file.entries.has(key) || file.branches.has(key)) return true;
      const bare = pluralKey(key)?.base;
      if (bare !== undefined && file.entries.has(bare)) return true;
      for (const other of file.entries.keys())
        if (other.startsWith(key) && other.charAt(key.length) === '_') return true;
      return false;
    }),
  );
}
