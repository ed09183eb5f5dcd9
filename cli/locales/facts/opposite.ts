import { baseLanguage } from '#cli/locales/language/languages.ts';
import type { Said } from '#cli/locales/texts/source-facts.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { maySayNot } from './negation.ts';
import { OPPOSITE_ACTS } from './opposite-acts.ts';
import { OPPOSITE_LABELS } from './opposite-labels.ts';
import { OPPOSITE_WORDS } from './opposite-words.ts';
import { sentencesOf } from './sentences.ts';
import { shownText } from './shown-text.ts';

const OPPOSITES = [...OPPOSITE_WORDS, ...OPPOSITE_LABELS, ...OPPOSITE_ACTS];
type Two = readonly [RegExp, RegExp];
const english = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'iu');
const ENGLISH: readonly Two[] = OPPOSITES.map(({ english: [one, other] }) => [english(one), english(other)]);
/** Either of two: most sentences have neither. */
const EITHER = OPPOSITES.map((two) => english(two.english.join('|')));
const ANY = english(OPPOSITES.flatMap((two) => two.english).join('|'));
const NOT = /\b(?:not|no|cannot|never|without|un(?:til|less))\b|n['’]t\b/iu;
/** "Not" in languages that write no blanks or put it behind: anywhere in the part of the sentence. */
const NOT_BEHIND: Readonly<Record<string, RegExp>> = {
  zh: /[不没沒無无非未勿禁别]/u,
  ja: /ない|なく|なか|ませ|ず|未|不/u,
  ko: /않|없|못|아니|지 마|말/u,
  hi: /नहीं|मत(?!\p{L}|\p{M})|(?<!\p{L})न(?!\p{L}|\p{M})/u,
  bn: /না(?!\p{L})|নয়|নেই|নি(?!\p{L})/u,
  tr: /değil|yok|hiç|m[ae](?:z|yın|yin|dan|den|yan|yen|m[ae]l[ıi])|m[ıiuü]yor/iu,
};
const PART = /[，,;；:：、।]/u;
const BEFORE = 24;
const ENDINGLESS = new Set(['zh', 'ja', 'ko', 'hi', 'bn']);
const WORDS = new Map<string, Two | undefined>();

/** How a language says two opposites, made once. */
function oppositeIn(language: string, about: number): Two | undefined {
  const id = `${language} ${about}`;
  if (!WORDS.has(id)) {
    const start = ENDINGLESS.has(language) ? '' : '(?<!\\p{L})';
    const made = (text: string): RegExp => new RegExp(`${start}(?:${text.replaceAll('_', '(?!\\p{L})')})`, 'iu');
    const two = OPPOSITES[about]?.words[language];
    WORDS.set(id, two && [made(two[0]), made(two[1])]);
  }
  return WORDS.get(id);
}

/** All expressions of a language. */
export const oppositesIn = (language: string): readonly (Two | undefined)[] =>
  OPPOSITES.map((_, about) => oppositeIn(language, about));

/** At most for at least, never for always, a deposit for a withdrawal: the source's opposite, and not what it says. */
export function checkOpposite(pair: TextPair): void {
  const { source } = pair;
  const said = (source.opposites ??= ANY.test(source.text) ? sentencesOf(source.text).map(saidIn) : []);
  if (said.length === 0) return;
  const language = baseLanguage(pair.file.language);
  const whole = shownText(pair.target);
  let theirs: readonly string[] | undefined;
  for (const [at, things] of said.entries())
    for (const { about, side } of things) {
      const two = oppositeIn(language, about);
      if (two?.[1 - side]?.test(whole) !== true) continue;
      theirs ??= said.length === 1 ? [whole] : sentencesOf(pair.target);
      const isEven = theirs.length === said.length;
      if (!isEven && said.some((others) => others.some((one) => one.about === about && one.side !== side))) continue;
      const text = isEven ? (theirs[at] ?? '') : whole;
      // "Deactivate" has "activate" in it, and not the other way round.
      const rest = text.replace(two[1], ' ');
      const found = side === 0 ? two[1].exec(text) : two[0].exec(rest);
      if (found === null || (side === 0 ? two[0].test(rest) : rest !== text)) continue;
      if (!isOfTime(about) && isDenied(language, text, found)) continue;
      addFinding(
        pair,
        'opposite',
        `The source says "${ENGLISH[about]?.[side].exec(source.text)?.[0] ?? ''}", your text the opposite (${found[0]}). Say what the source says.`,
      );
      return;
    }
}

/** "Never" is a "not" itself. */
const isOfTime = (about: number): boolean => OPPOSITES[about]?.english[0] === 'always';

function isDenied(language: string, text: string, { 0: word, index }: RegExpExecArray): boolean {
  const behind = NOT_BEHIND[language];
  if (behind === undefined) return maySayNot(language, text.slice(Math.max(0, index - BEFORE), index));
  const before = text.slice(0, index).split(PART).at(-1) ?? '';
  const after = text.slice(index + word.length).split(PART)[0] ?? '';
  return behind.test(`${before} ${after}`);
}

function saidIn(sentence: string): readonly Said[] {
  return ENGLISH.flatMap(([one, other], about): readonly Said[] => {
    if (EITHER[about]?.test(sentence) !== true) return [];
    const [isOne, isOther] = [one.test(sentence), other.test(sentence)];
    if (isOne === isOther) return [];
    const side = isOne ? 0 : 1;
    if (!isOfTime(about) && NOT.test(sentence.replace(ENGLISH[about]?.[side] ?? '', ''))) return [];
    return [{ about, side }];
  });
}
