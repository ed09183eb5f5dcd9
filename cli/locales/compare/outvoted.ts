import { fileOf, type Catalogue, type CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import type { Report } from '#cli/locales/catalogue/finding.ts';
import { MISSING_MARK } from '#cli/locales/catalogue/missing-mark.ts';
import type { CheckId } from '#cli/locales/config/check-list.ts';
import { mayVote, saidOf, says, wordOf } from '#cli/locales/facts/opposite.ts';
import { LIKE } from '#cli/locales/facts/order.ts';
import { LIKE_NOT, NOT, PLAIN_NOT, SAYS_NOT } from '#cli/locales/facts/says-not.ts';
import { sentencesOf } from '#cli/locales/facts/sentences.ts';
import { shownText } from '#cli/locales/facts/shown-text.ts';
import { baseLanguage } from '#cli/locales/language/languages.ts';
import { readPlaceholders } from '#cli/locales/syntax/placeholders.ts';
import { SourceText } from '#cli/locales/texts/source-text.ts';
import type { SourceNamespace } from './source-namespace.ts';

/** So many languages besides one can outvote it, and of them so many must agree. */
const VOTERS = 3;
const AGREE = 0.88;
/** A language that leaves something out more often than once in so many texts has another way to say it. */
const SELDOM = 12;
const ONCE = 4;

/** A source text and its translations, by the place of the language. */
interface Row {
  readonly source: SourceText;
  readonly files: readonly (CatalogueFile | undefined)[];
  readonly texts: readonly (string | undefined)[];
}

/** One language against the others, in one text. */
interface Outvoted {
  readonly row: Row;
  readonly at: number;
  readonly check: CheckId;
  readonly advice: string;
}

/**
 * What nearly all languages say of a text and one does not: "not", "only", "at most", a whole sentence, the order of two values, or
 * that two texts are two. Needs four languages.
 */
export function reportOutvoted(
  catalogue: Catalogue,
  sources: ReadonlyMap<string, SourceNamespace>,
  isFound: (file: CatalogueFile, key: string) => boolean,
  report: Report,
): void {
  const languages = catalogue.languages.filter((one) => baseLanguage(one) !== baseLanguage(catalogue.sourceLanguage));
  if (languages.length <= VOTERS) return;
  const bases = languages.map(baseLanguage);
  const rows = [...sources].flatMap(([namespace, source]) =>
    rowsOf(
      source,
      languages.map((language) => fileOf(catalogue, language, namespace)),
    ),
  );
  const shares = sharesOf(rows, languages.length);
  const reported = new Map<Row, Set<number>>();
  for (const { row, at, check, advice } of [
    ...lost(rows, bases, shares),
    ...turned(rows, bases),
    ...copied(rows, bases),
  ]) {
    const [file, target, known] = [row.files[at], row.texts[at], reported.get(row) ?? new Set<number>()];
    if (file === undefined || target === undefined || known.has(at) || isFound(file, row.source.key)) continue;
    reported.set(row, known.add(at));
    report({ check, file, key: row.source.key, at: 'value', source: row.source.text, target, advice });
  }
}

/** The texts that enough languages translate. */
function rowsOf({ plain, groups }: SourceNamespace, files: Row['files']): Row[] {
  const forms = [...groups.values()].flatMap(({ family }) => family);
  return [...plain.values(), ...forms].flatMap((source) => {
    if (!(source instanceof SourceText) || source.text === '') return [];
    const texts = files.map((file) => {
      const text = file?.areTextsTrusted === true ? file.entries.get(source.key) : undefined;
      const isVote = typeof text === 'string' && text !== source.text && text !== '' && !text.startsWith(MISSING_MARK);
      return isVote ? text : undefined;
    });
    return texts.filter((text) => text !== undefined).length > VOTERS ? [{ source, files, texts }] : [];
  });
}

/** How often a language says what nearly all say, and where it does not. */
interface Tally {
  said: number;
  readonly lost: Outvoted[];
}

/** Whether a text in a language says something; undefined if that is not known. */
type Says = (base: string, text: string, at: number) => boolean | undefined;

function lost(rows: readonly Row[], bases: readonly string[], shares: readonly number[]): Outvoted[] {
  const tallies = new Map<string, Tally>();
  const added: Outvoted[] = [];
  const vote = (row: Row, texts: Row['texts'], what: string, isSaid: Says, check: CheckId): void => {
    const votes = bases.map((base, at) => {
      const text = texts[at];
      return text === undefined ? undefined : isSaid(base, text, at);
    });
    const said = votes.filter((one) => one === true).length;
    const others = said + votes.filter((one) => one === false).length - 1;
    if (others < VOTERS || said < others * AGREE) return;
    for (const [at, one] of votes.entries()) {
      if (one === undefined) continue;
      const tally = tallies.get(`${at} ${what}`) ?? { said: 0, lost: [] };
      tallies.set(`${at} ${what}`, tally);
      const advice = `The source and ${said} of ${others} other languages have ${what}, your text does not. Say what the source says.`;
      if (one) tally.said += 1;
      else tally.lost.push({ row, at, check, advice });
    }
  };
  for (const row of rows) {
    const { source } = row;
    const isNot = NOT.test(shownText(source.lower));
    const said = saidOf(source);
    if (!isNot && STOP.test(source.text)) added.push(...addedNot(row, bases));
    const ours = sentencesOf(source.text).map((sentence) => sentence.toLowerCase());
    if (!isNot && said.length === 0 && ours.length < 2) continue;
    const theirs = row.texts.map((text) => {
      if (text === undefined) return [];
      return (ours.length < 2 ? [text] : sentencesOf(text)).map((sentence) => sentence.toLowerCase());
    });
    for (const [place, sentence] of ours.entries()) {
      const isNegative = NOT.test(sentence);
      if (!isNegative && said[place] === undefined) continue;
      const parts = theirs.map((sentences) => (sentences.length === ours.length ? sentences[place] : undefined));
      if (isNegative) vote(row, parts, '"not"', (base, text) => SAYS_NOT.get(base)?.test(text), 'negation');
      for (const one of (said[place] ?? []).filter(mayVote))
        vote(row, parts, `"${wordOf(one, source)}"`, (base, text) => says(base, one, text), 'opposite');
    }
    if (ours.length < 2 || !STOP.test(source.text)) continue;
    const isWhole: Says = (base, text, at) =>
      DENSE.has(base)
        ? undefined
        : (theirs[at]?.length ?? 0) >= ours.length || text.length > source.text.length * (shares[at] ?? 1) * MERGED;
    vote(row, row.texts, 'all sentences', isWhole, 'sentences');
  }
  return [...[...tallies.values()].flatMap(seldom), ...added];
}

const STOP = /[.!?]$/u;
/** Two sentences made one are shorter by less. */
const MERGED = 0.8;
/** A clause is a sentence there. */
const DENSE = new Set(['zh', 'yue', 'ja', 'ko', 'th']);

/** A language's only one, or few beside what it says as the others do. */
const seldom = (tally: Tally): readonly Outvoted[] =>
  tally.said >= tally.lost.length * (tally.lost.length === 1 ? ONCE : SELDOM) ? tally.lost : [];

/** A "not" that neither the source nor another language has. */
function addedNot(row: Row, bases: readonly string[]): readonly Outvoted[] {
  const says = (words: ReadonlyMap<string, RegExp>, at: number): boolean =>
    words.get(bases[at] ?? '')?.test(row.texts[at]?.toLowerCase() ?? '') === true;
  const at = bases.findIndex((_, place) => says(PLAIN_NOT, place));
  if (at === -1 || LIKE_NOT.test(row.source.lower) || bases.some((_, other) => other !== at && says(SAYS_NOT, other)))
    return [];
  const advice = 'Your text says "not"; neither the source nor another language does. Say what the source says.';
  return [{ row, at, check: 'negation', advice }];
}

/** How long each language's texts are beside the source's. */
function sharesOf(rows: readonly Row[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => {
    let [own, sources] = [1, 1];
    for (const { source, texts } of rows) {
      own += texts[at]?.length ?? 0;
      sources += texts[at] === undefined ? 0 : source.text.length;
    }
    return own / sources;
  });
}

/** One or two words between values, such as "of", decide their order. */
const FEW_WORDS = 2;

/** Two values that only one language has the other way round, or only one of those with the sentence structure of English. */
function turned(rows: readonly Row[], bases: readonly string[]): Outvoted[] {
  return rows.flatMap((row): readonly Outvoted[] => {
    const { text, placeholders } = row.source;
    const names = placeholders.names.filter((name) => text.split(`{{${name}}}`).length === 2);
    if (names.length < 2) return [];
    const words = shownText(text).match(/\p{L}+/gu)?.length ?? 0;
    if (words > 0 && words <= FEW_WORDS) return [];
    const orders = row.texts.map((one) => (one === undefined ? undefined : readPlaceholders(one).names));
    for (const [first, one] of names.entries())
      for (const other of names.slice(first + 1)) {
        const voters = [...orders.keys()].filter(
          (at) => orders[at]?.includes(one) === true && orders[at].includes(other),
        );
        const isTurned = (at: number): boolean => (orders[at]?.indexOf(one) ?? 0) > (orders[at]?.indexOf(other) ?? 0);
        const alike = voters.filter((at) => LIKE.has(bases[at] ?? '') && !(FREE.has(bases[at] ?? '') && isTurned(at)));
        const at = sole(voters, isTurned) ?? sole(alike, isTurned);
        if (at === undefined || isReversed(names, orders[at] ?? [])) continue;
        const advice = `{{${one}}} and {{${other}}} are in another order than in the source and other languages. Exchange them, unless your sentence says it the other way round.`;
        return [{ row, at, check: 'placeholder-order', advice }];
      }
    return [];
  });
}

/** Any order of words is usual there. */
const FREE = new Set('ru uk bg pl cs de no nb da sv el'.split(' '));

/** Three values or more from the last to the first: another structure of the sentence. */
const isReversed = (names: readonly string[], order: readonly string[]): boolean =>
  names.length > 2 && order.filter((name) => names.includes(name)).join() === [...names].reverse().join();

function sole(voters: readonly number[], isTurned: (at: number) => boolean): number | undefined {
  const found = voters.length > VOTERS ? voters.filter(isTurned) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** Shorter texts may be one word for two. */
const SENTENCE = 20;
/** "Goal" and "goals" begin alike. */
const BEGINNING = /\b(?!please)[a-z]{4,5}/gu;
const SHARED = 2;

/** Two texts that differ by a word in the source and in all other languages, and are one here. */
function copied(rows: readonly Row[], bases: readonly string[]): Outvoted[] {
  return bases.flatMap((_, at) => {
    const first = new Map<string, Row>();
    return rows.flatMap((row): readonly Outvoted[] => {
      const text = row.texts[at];
      if (text === undefined || row.source.text.length < SENTENCE) return [];
      const before = first.get(text);
      if (before === undefined) first.set(text, row);
      if (before === undefined || before.source.text === row.source.text || !areTwo(before, row, at)) return [];
      const advice = `It is the text of ${before.source.key}, whose source says: ${before.source.text} One of the two is wrong.`;
      return [{ row, at, check: 'same-source', advice }];
    });
  });
}

function areTwo(one: Row, other: Row, at: number): boolean {
  const [ours, theirs] = [one, other].map(({ source }) => new Set(shownText(source.lower).match(BEGINNING)));
  const shared = [...(ours ?? [])].filter((word) => theirs?.has(word)).length;
  if (shared < SHARED || shared === ours?.size || shared === theirs?.size) return false;
  const both = one.texts.map((text, place) => [text, other.texts[place]] as const);
  const voters = both.filter(([text, next], place) => place !== at && text !== undefined && next !== undefined);
  return voters.length >= VOTERS && voters.every(([text, next]) => text !== next);
}
