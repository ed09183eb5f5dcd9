import { baseLanguage } from '#cli/locales/language/languages.ts';
import type { Said } from '#cli/locales/texts/source-facts.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { maySayNot } from './negation.ts';
import { OPPOSITE_ACTS } from './opposite-acts.ts';
import { OPPOSITE_LABELS } from './opposite-labels.ts';
import { OPPOSITE_WORDS } from './opposite-words.ts';
import { sentencesOf } from './sentences.ts';
import { shownText } from './shown-text.ts';
import { VOTED } from './voted-words.ts';

/** Acts are said in too many ways to be missed. */
const OPPOSITES = [...OPPOSITE_ACTS, ...OPPOSITE_WORDS, ...OPPOSITE_LABELS, ...VOTED];
export const mayVote = ({ about }: Said): boolean => about >= OPPOSITE_ACTS.length;
/** For lower-case texts. */
const english = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'u');
const ENGLISH = OPPOSITES.map(({ english: [one, other] }) => [english(one), english(other)] as const);
const GROUP = 6;
/** Combined in groups of this size: most sentences match none. */
const GROUPS = OPPOSITES.filter((_, at) => at % GROUP === 0).map((_, group) =>
  english(
    OPPOSITES.slice(group * GROUP, (group + 1) * GROUP)
      .flatMap((two) => two.english)
      .join('|'),
  ),
);
const NOT = /\b(?:not|no|cannot|never|without|un(?:til|less))\b|n['’]t\b/u;
/** Without spaces or with a postponed "not": it is anywhere in the clause. */
const NOT_BEHIND = new Set(['zh', 'ja', 'ko', 'hi', 'bn', 'tr']);
const PART = /[，,;；:：、।]/u;
const BEFORE = 24;
const ENDINGLESS = new Set(['zh', 'ja', 'ko', 'hi', 'bn']);
const LETTER = /\p{L}/u;

type Words = readonly string[];
type Two = readonly [Words, Words];
const WORDS = new Map<string, readonly (Two | undefined)[]>();

/** Each language's words for the opposites, built once. */
function oppositesIn(language: string): readonly (Two | undefined)[] {
  let known = WORDS.get(language);
  if (known === undefined) {
    known = OPPOSITES.map(({ words: { [language]: two } }) => two && [two[0].split('|'), two[1].split('|')]);
    WORDS.set(language, known);
  }
  return known;
}

interface Found {
  readonly at: number;
  readonly word: string;
}

/** The first of some words in a text. Plain searches: compiling an expression per pair and language takes longer. */
function firstIn(text: string, words: Words, isEndingless: boolean): Found | undefined {
  let found: Found | undefined;
  for (const written of words) {
    const isWhole = written.endsWith('_');
    const word = isWhole ? written.slice(0, -1) : written;
    let at = text.indexOf(word);
    while (at !== -1 && (found === undefined || at < found.at)) {
      const isBegun = isEndingless || !LETTER.test(text.charAt(at - 1));
      if (isBegun && !(isWhole && LETTER.test(text.charAt(at + word.length)))) found = { at, word };
      else at = text.indexOf(word, at + 1);
    }
  }
  return found;
}

/** What a source says of which an opposite exists, by sentence. */
export const saidOf = (source: SourceText): readonly (readonly Said[])[] => (source.opposites ??= saidBy(source));

/** Whether a text in small letters has a word for it; undefined in languages without a list. */
export function says(language: string, { about, side }: Said, text: string): boolean | undefined {
  const words = oppositesIn(language)[about]?.[side];
  return words && firstIn(text, words, ENDINGLESS.has(language)) !== undefined;
}

/** The English word. */
export const wordOf = ({ about, side }: Said, { lower }: SourceText): string =>
  ENGLISH[about]?.[side].exec(lower)?.[0] ?? '';

/** At most for at least, never for always, deposit for withdrawal: the opposite of the source without the source's own word. */
export function checkOpposite(pair: TextPair): void {
  const { source } = pair;
  const said = saidOf(source);
  if (said.length === 0) return;
  const language = baseLanguage(pair.file.language);
  const isEndingless = ENDINGLESS.has(language);
  const opposites = oppositesIn(language);
  const whole = shownText(pair.target).toLowerCase();
  let theirs: readonly string[] | undefined;
  for (const [at, things] of said.entries())
    for (const { about, side } of things) {
      const two = opposites[about];
      if (two === undefined || firstIn(whole, two[side === 0 ? 1 : 0], isEndingless) === undefined) continue;
      theirs ??= said.length === 1 ? [whole] : sentencesOf(pair.target).map((sentence) => sentence.toLowerCase());
      const isEven = theirs.length === said.length;
      if (!isEven && said.some((others) => others.some((one) => one.about === about && one.side !== side))) continue;
      const text = isEven ? (theirs[at] ?? '') : whole;
      const second = firstIn(text, two[1], isEndingless);
      const found = side === 0 ? second : firstIn(text, two[0], isEndingless);
      if (found === undefined) continue;
      // "Deactivate" contains "activate", not the reverse.
      const saysBoth =
        side === 0
          ? firstIn(`${text.slice(0, found.at)} ${text.slice(found.at + found.word.length)}`, two[0], isEndingless)
          : second;
      if (saysBoth !== undefined || (!isOfTime(about) && isDenied(language, text, found))) continue;
      addFinding(
        pair,
        'opposite',
        `The source says "${wordOf({ about, side }, source)}", your text the opposite (${found.word}). Say what the source says.`,
      );
      return;
    }
}

/** "Never" is a negation itself. */
const isOfTime = (about: number): boolean => OPPOSITES[about]?.english[0] === 'always';

function isDenied(language: string, text: string, { word, at }: Found): boolean {
  if (!NOT_BEHIND.has(language)) return maySayNot(language, text.slice(Math.max(0, at - BEFORE), at));
  const before = text.slice(0, at).split(PART).at(-1) ?? '';
  const after = text.slice(at + word.length).split(PART)[0] ?? '';
  return maySayNot(language, `${before} ${after}`);
}

/** By sentence; empty if no sentence has one. */
function saidBy({ lower, text }: SourceText): readonly (readonly Said[])[] {
  const said = GROUPS.some((group) => group.test(lower)) ? sentencesOf(text).map(saidIn) : [];
  return said.some((things) => things.length > 0) ? said : [];
}

function saidIn(written: string): readonly Said[] {
  const sentence = written.toLowerCase();
  let isInGroup = false;
  return ENGLISH.flatMap(([one, other], about): readonly Said[] => {
    if (about % GROUP === 0) isInGroup = GROUPS[about / GROUP]?.test(sentence) === true;
    if (!isInGroup) return [];
    const [isOne, isOther] = [one.test(sentence), other.test(sentence)];
    if (isOne === isOther) return [];
    const side = isOne ? 0 : 1;
    if (
      about < OPPOSITES.length - VOTED.length &&
      !isOfTime(about) &&
      NOT.test(sentence.replace(ENGLISH[about]?.[side] ?? '', ''))
    )
      return [];
    return [{ about, side }];
  });
}
