import type { Term, TermList } from '#cli/locales/config/config.ts';
import { anyMatcher, type KeyMatcher } from '#cli/locales/config/key-pattern.ts';
import { NOT_SHOWN } from './glossary.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

interface Words {
  readonly term: Term;
  readonly accepted: readonly string[];
  readonly refused: readonly (readonly [folded: string, written: string])[];
  readonly fits: KeyMatcher;
}

export interface TermContext {
  readonly termsIn: (source: SourceText) => readonly string[];
  readonly words: ReadonlyMap<string, Words>;
}

/** The glossaries of all languages. Terms of a source text are found once for all of them. */
export function termContexts(lists: Readonly<Record<string, TermList>>): ReadonlyMap<string, TermContext> {
  let known = contexts.get(lists);
  if (known === undefined) {
    const termsIn = termFinder(Object.values(lists));
    known = new Map(
      Object.entries(lists).map(([language, list]) => [
        language,
        { termsIn, words: new Map(Object.entries(list).map(([name, term]) => [name, wordsOf(term)])) },
      ]),
    );
    contexts.set(lists, known);
  }
  return known;
}

/** `--watch` asks repeatedly with the same config. */
const contexts = new WeakMap<object, ReadonlyMap<string, TermContext>>();

function wordsOf(term: Term): Words {
  return {
    term,
    accepted: [term.use, ...term.also].map(fold),
    refused: term.never.map((word) => [fold(word), word]),
    fits: term.in.length === 0 ? () => true : anyMatcher(term.in),
  };
}

/**
 * Finds the terms of a source text. The longest counts: "bet slip" does not contain "bet". A term required only in labels counts
 * where it is the whole text, and wherever its synonyms are refused.
 */
function termFinder(lists: readonly TermList[]): (source: SourceText) => readonly string[] {
  const names = [...new Set(lists.flatMap((list) => Object.keys(list)))];
  if (names.length === 0) return () => [];
  const searched = names.filter((name) =>
    lists.some((list) => list[name]?.isInSentences === true || (list[name]?.never.length ?? 0) > 0),
  );
  const byForm = new Map(names.flatMap((name) => formsOf(name).map((form) => [form, name] as const)));
  const forms = searched.flatMap(formsOf).sort((a, b) => b.length - a.length);
  const any = new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}_-])(?:${forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)).join('|')})(?![\\p{Script=Latin}\\p{N}_-])`,
    'gu',
  );
  return (source) => {
    if (source.terms !== undefined) return source.terms;
    const found = new Set<string>();
    const label = byForm.get(labelOf(source.lower));
    if (label !== undefined) found.add(label);
    if (forms.length > 0)
      for (const [form] of source.lower.replaceAll(NOT_SHOWN, ' ').matchAll(any)) {
        const name = byForm.get(form);
        if (name !== undefined) found.add(name);
      }
    source.terms = [...found];
    return source.terms;
  };
}

function formsOf(name: string): string[] {
  if (/(?:s|[^\p{L}])$/u.test(name)) return [name];
  if (/[^aeiou]y$/u.test(name)) return [name, `${name.slice(0, -1)}ies`];
  return [name, /(?:ch|sh|x)$/u.test(name) ? `${name}es` : `${name}s`];
}

/** Without what follows a label: "Stake:" is the term "stake". */
function labelOf(lower: string): string {
  return lower.replace(/(?<![\s:.…])[\s:.…]+$/u, '').trim();
}

/**
 * Betting terms (odds, stake, line): where the source has one, the translation uses the glossary's word and no refused one. Case
 * and accents are ignored; a listed word may be the beginning of a longer one.
 */
export function checkTerms(pair: TextPair, context: TermContext): void {
  const names = context.termsIn(pair.source);
  if (names.length === 0) return;
  const target = fold(pair.target);
  for (const name of names) {
    const words = context.words.get(name);
    if (words === undefined || !words.fits(pair.file.namespace, pair.key)) continue;
    const { use, also, isInSentences } = words.term;
    const refused = words.refused.find(([folded]) => target.includes(folded));
    if (refused !== undefined)
      addFinding(
        pair,
        'glossary-synonym',
        `"${name}" is called ${use} in this language. ${refused[1]} is a second word for it: players take it for another thing.`,
      );
    else if (
      !words.accepted.some((word) => target.includes(word)) &&
      (isInSentences || formsOf(name).includes(labelOf(pair.source.lower)))
    )
      addFinding(
        pair,
        'glossary-term',
        `The source has "${name}"; players of this language say: ${[use, ...also].join(', ')}. Use one of these words, or add yours to the glossary.`,
      );
  }
}

/** A note for translators: "odds: 赔率". */
export function termNotes(context: TermContext, source: SourceText, namespace: string, key: string): string[] {
  return context.termsIn(source).flatMap((name) => {
    const words = context.words.get(name);
    if (words === undefined || !words.fits(namespace, key)) return [];
    const { use, never } = words.term;
    return [`${name}: ${use}${never.length === 0 ? '' : ` (not ${never.join(', ')})`}`];
  });
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
}
