import { baseLanguage } from '#cli/locales/language/languages.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { hasNumberWord, spelledOut } from './number-words.ts';
import { discountsIn, isSaidAs, saysNoon } from './said-otherwise.ts';
import { shownText } from './shown-text.ts';
import { datesOf } from './dates.ts';
import { latinDigits } from './digits.ts';
import { sentencesOf } from './sentences.ts';
import { sameSpans } from './units.ts';
import type { SourceNumbers, Written } from '#cli/locales/texts/source-facts.ts';

/** A number with separators between digits, without the sentence's punctuation. */
const NUMBER = /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,'’٫٬\u00A0\u202F]\d+)*/gu;
/** Signs for ten thousand and a thousand: 1万 for 10,000. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?[万萬만]/u, 4],
  [/^\s?[亿億억]/u, 8],
  [/^\s?[千천]/u, 3],
  [
    /^ ?(?:milliard|millard|milyar|miliar|mil mill|m[lr]d|bilh|billion|bn(?!\p{L})|мил?л[иь]ард|мільярд|млрд|مليار|अरब)/iu,
    9,
  ],
  [/^ ?(?:करोड़|करोड|কোটি|crores?(?!\p{L}))/iu, 7],
  [/^ ?(?:लाख|লাখ|লক্ষ|lakhs?(?!\p{L}))/iu, 5],
  [/^ (?:mil|тыс|тысяч|ribu|bin|हज़ार|हजार|হাজার|thousand)(?!\p{L})/iu, 3],
  [/^\s?k(?![\p{L}\d])/iu, 3],
  [/^ (?:mill|млн|миллион|juta|milyon|million|milhõ)/iu, 6],
  [/^\s?M(?![\p{L}\d])/u, 6],
];
/** First characters of these. */
const AFTER = /^\s?[万萬만亿億억千천kmrbtjclтмहহअकलকলم]/iu;
/** Longer ones are identifiers. */
const MAX_LENGTH = 15;
const DATE = /^0\d[.]\d\d$|^\d{1,2}[.]\d{1,2}[.]\d{2,4}$|^\d{4}[.]\d{2}[.]\d{2}$/u;
/** Spellings of "per cent". */
const PERCENT =
  /[%％٪﹪]|per ?cent|por ciento|por cento|pour ?cent|pro[cs]ent|prozent|procent|százalék|la sută|відсот|postot|odstot|phần trăm|peratus|ποσοστ|τοις|אחוז|เปอร์เซ็นต์|процент|yüzde|persen|प्रतिशत|फ़ीसदी|শতাংশ|百分|折|\d ?割|パーセント|퍼센트|프로|درصد|بالمئة|بالمائة/iu;
const NO_PERCENT = 'The source gives a percentage; your text has no % sign. Add it.';
/** {{n}}% in the source; %{{n}}% is a placeholder. */
const VALUE_PERCENT = /(?<!%)\{\{[^{}]*\}\}\s?[%％](?!\w)/u;
/** Numbers that a language may write as digits where English says a, both, once, twice. */
const USUAL = new Set(['0', '1', '2']);
/** English phrases that other languages say with 24 and 7, or 16. */
const ALWAYS = /around the clock|day and night|all day|at any time|24\/7|\bhex(?:adecimal)?\b/u;

/** Converts digits to those of `NUMBER`. */
function withDigits(text: string, traits: number): string {
  const digits = (traits & TRAIT.otherDigit) === 0 ? text : latinDigits(text);
  // .25 means 0.25.
  return digits.includes(' .') ? digits.replaceAll(/ \.(?=\d)/gu, ' 0.') : digits;
}

function numbersIn(latin: string): Written[] {
  return [...latin.matchAll(NUMBER)].flatMap((match): Written[] => {
    const written = match[0];
    if (written.length > MAX_LENGTH) return [];
    // A date: compared part by part, whatever the separators.
    if (DATE.test(written)) return written.split(/\D/u).map((part) => ({ text: part, readings: [bare(part)] }));
    const after = latin.slice(match.index + written.length, match.index + written.length + MAX_LENGTH);
    const scale = AFTER.test(after) ? SCALES.find(([unit]) => unit.test(after)) : undefined;
    const isDecade = DECADE.test(written) && /^s(?!\p{L})/u.test(after);
    const readings = [...readingsOf(written), ...hoursOf(written, after), ...(isDecade ? [written.slice(2)] : [])];
    const all = scale === undefined ? readings : [...readings, ...readings.map((one) => scaled(one, scale[1]))];
    const mayBeWord = isDecade || /^ ?(?:st|nd|rd|th)(?!\p{L})/u.test(after) || (written === '100' && FREE.test(after));
    return [
      { text: written, readings: all, mayBeWord, isNoon: written === '12' && /^(?::00)? ?p\.? ?m\b/iu.test(after) },
    ];
  });
}

/** "4.3." beside a month's name. */
function dayAndMonth(one: Written): readonly Written[] {
  if (!/^\d{1,2}\.\d{1,2}$/u.test(one.text)) return [one];
  return one.text.split('.').map((part) => ({ text: part, readings: [bare(part)] }));
}

function readingsOf(written: string): string[] {
  const whole = bare(written.replaceAll(/\D/gu, ''));
  const last = /\D(\d+)$/u.exec(written);
  if (last === null) return [whole];
  const decimals = last[1] ?? '';
  const before = bare(written.slice(0, last.index).replaceAll(/\D/gu, ''));
  const decimal = /[1-9]/u.test(decimals) ? `${before}.${decimals.replace(/0+$/u, '')}` : before;
  return decimals.length === 3 && !written.startsWith('0') ? [whole, decimal] : [decimal];
}

const DECADE = /^(?:1\d|20)\d0$/u;
/** 100% free is "free". */
const FREE = /^ ?% (?:free|safe|secure)\b/u;

/** 5 PM is 17:00, 12:30 a.m. is 0:30. */
function hoursOf(written: string, after: string): string[] {
  const half = /^(?:[:.]\d\d)?\s?([ap])\.? ?m\b/iu.exec(after)?.[1]?.toLowerCase();
  const hour = Number(written);
  if (half === undefined || !Number.isInteger(hour) || hour > 12) return [];
  return half === 'p' ? [String((hour % 12) + 12)] : [String(hour % 12)];
}

const bare = (digits: string): string => digits.replace(/^0+(?=\d)/u, '');

function scaled(reading: string, places: number): string {
  const [whole = '', decimals = ''] = reading.split('.');
  const digits = decimals.padEnd(places, '0');
  const rest = digits.slice(places);
  return bare(whole + digits.slice(0, places)) + (rest === '' ? '' : `.${rest}`);
}

/** Computed once for all languages. */
function numbersOf(source: SourceText): SourceNumbers {
  if (source.numbers === undefined) {
    const shown = shownText(source.text);
    const hasDigit = (source.traits & TRAIT.digit) !== 0;
    const latin = hasDigit ? withDigits(shown, source.traits) : shown;
    const spelled = SPELLED.test(shown) ? sentencesOf(source.text).map(spelledOut) : [];
    const [, low = '', high = ''] = (hasDigit && RANGE.exec(shown)) || [];
    source.numbers = {
      written: (hasDigit && latin.match(NUMBER)) || [],
      numbers: hasDigit ? numbersIn(latin) : [],
      spelled: spelled.some((values) => values.length > 0) ? spelled : [],
      hasPercent: hasDigit && /\d\s?[%％]/u.test(shown),
      isPercent: shown.includes('%') && VALUE_PERCENT.test(source.text),
      range: low !== '' && Number(low) < Number(high) ? [low, high] : undefined,
    };
  }
  return source.numbers;
}

/** Numbers, ages, amounts and percentages must be those of the source. A small number may be a word on either side. */
export function checkNumbers(pair: TextPair): void {
  const source = numbersOf(pair.source);
  const { numbers: ours, written, spelled } = source;
  const hasNone = ours.length === 0 && spelled.length === 0 && (pair.traits & TRAIT.digit) === 0;
  if (hasNone && !source.isPercent) return;
  const target = shownText(pair.target);
  const isLost = source.isPercent && !PERCENT.test(target);
  if (isLost) addFinding(pair, 'number', NO_PERCENT);
  if (isLost || hasNone) return;
  const latin = withDigits(target, pair.traits);
  const here: readonly string[] = latin.match(NUMBER) ?? [];
  const language = pair.file.language;
  // The usual case first: the same numbers in the same order.
  const isSame =
    spelled.length === 0 &&
    here.length === written.length &&
    here.every((text, at) => text === written[at]) &&
    !(source.hasPercent && target.includes('折'));
  if (!isSame && ALWAYS.test(pair.source.lower)) return;
  const difference = isSame ? undefined : differenceOf(pair, source, target, numbersIn(latin));
  if (difference !== undefined) addFinding(pair, 'number', difference);
  else if (
    source.hasPercent &&
    !PERCENT.test(target) &&
    !(here.length === 0 && ours.every(({ mayBeWord }) => mayBeWord))
  )
    addFinding(pair, 'number', NO_PERCENT);
  else if (source.range !== undefined && isTurnedRange(source.range, target))
    addFinding(
      pair,
      'number',
      'The two numbers of a range are exchanged. Write the smaller one first, as the source does.',
    );
  else {
    const english = here.find((text) => GROUPED.test(text) && written.includes(text));
    if (english !== undefined && decimalSign(language) === ',')
      addFinding(
        pair,
        'number',
        `In ${language} the comma of ${english} begins the decimal places. Write ${Number(english.replaceAll(',', '')).toLocaleString(language.replaceAll('_', '-'), { useGrouping: 'always' })}.`,
      );
  }
}

function differenceOf(
  pair: TextPair,
  source: SourceNumbers,
  target: string,
  theirs: readonly Written[],
): string | undefined {
  const { numbers: ours, spelled: bySentence } = source;
  const language = pair.file.language;
  const spelled = bySentence.flat();
  const { months } = datesOf(pair.source);
  const rest = months.length === 0 ? [...theirs] : theirs.flatMap(dayAndMonth);
  const take = (readings: readonly string[]): boolean => {
    const at = rest.findIndex((one) => one.readings.some((reading) => readings.includes(reading)));
    if (at === -1) return false;
    rest.splice(at, 1);
    return true;
  };
  const spans = sameSpans(pair);
  const discounts = source.hasPercent ? discountsIn(latinDigits(target)) : NO_DISCOUNTS;
  // 15折 is not 15%.
  for (const written of discounts.values()) take([bare(written)]);
  const missing = ours.filter(
    ({ text, readings, mayBeWord, isNoon }) =>
      !take([...readings, ...(spans.get(text) ?? [])]) &&
      !readings.some((reading) => discounts.has(reading)) &&
      !(isNoon === true && saysNoon(target)) &&
      (!isWord(target, language, readings) || isTurned(readings, ours, rest)) &&
      spans.get(text)?.includes('1') !== true &&
      !(mayBeWord === true && rest.length === 0),
  );
  const sentences = bySentence.length > 1 ? sentencesOf(pair.target) : [];
  const lost = bySentence.flatMap((values, at) => {
    const said = (sentences.length === bySentence.length && sentences[at]) || target;
    return values.filter(
      (value) =>
        !take([String(value)]) &&
        hasNumberWord(said, language, value) === false &&
        (hasOther(said, language, value) || (theirs.length === 0 && BOUND.test(pair.source.lower))),
    );
  });
  // "Two weeks" is 14 days.
  for (const [text, others] of spans) if (!/\d/u.test(text)) take(others);
  // March is 3月 and 04.03.
  for (const month of months) take([String(month + 1)]);
  const all = new Set(ours.flatMap(({ readings }) => readings));
  const { lower } = pair.source;
  const extra = rest.filter(
    ({ readings }) =>
      !isSaidAs(lower, readings) &&
      !readings.some((reading) => USUAL.has(reading) || all.has(reading)) &&
      ours.length + spelled.length > 0,
  );
  const unexplained =
    ours.length + spelled.length === 0
      ? rest.filter(({ readings }) => isFact(readings) && !isSaidAs(lower, readings))
      : [];
  const wrong = [...missing.map(({ text }) => text), ...lost.map(String)];
  if (wrong.length > 0)
    return `The source says ${wrong.join(', ')}${rest.length > 0 ? `, your text ${rest.map(({ text }) => text).join(', ')}` : ', your text does not'}. Write the source's number.`;
  return extra.length > 0 || unexplained.length > 0
    ? `The source does not have the number ${[...extra, ...unexplained].map(({ text }) => text).join(', ')}. Remove it, or write the source's.`
    : undefined;
}

const NO_DISCOUNTS: ReadonlyMap<string, string> = new Map();
const SPELLED = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu;

/** The only number was changed: 0 or 2 for 1. */
function isTurned(readings: readonly string[], ours: readonly Written[], rest: readonly Written[]): boolean {
  if (ours.length !== 1 || rest.length !== 1) return false;
  const other = rest[0]?.readings ?? [];
  return ['0', '1'].some((one) => readings.includes(one) && !other.includes(one));
}

/** "25 to 48". */
const RANGE = /(?<![\d.,:/-])(\d{1,4})(?: (?:to|and|up to) |[–-])(\d{1,4})(?!\d|[.,:/-]\d)/u;
const CLOSE_TO = 12;

function isTurnedRange([low, high]: readonly [string, string], target: string): boolean {
  const here = [...latinDigits(target).matchAll(/\d+/gu)];
  const [first, second] = [low, high].map((number) => here.find(([text]) => text === number)?.index);
  return first !== undefined && second !== undefined && first > second && first - second < CLOSE_TO;
}

/** A bound must keep its number. */
const BOUND = /\b(?:at (?:most|least)|exactly|up to|more than|fewer than) (?:t[wh]|f[io]|s[ie]|eight|nine|ten)/u;
/** 10,000 in English. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$/u;
const signs = new Map<string, string>();

function decimalSign(language: string): string {
  let sign = signs.get(language);
  if (sign === undefined) {
    const parts = new Intl.NumberFormat(language.replaceAll('_', '-')).formatToParts(1.5);
    sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    signs.set(language, sign);
  }
  return sign;
}

/** In a sentence without numbers, a translation may have small ones: "half" is 1/2, "daily" is 1日. */
function isFact(readings: readonly string[]): boolean {
  return readings.every((reading) => Number(reading) >= 13);
}

function isWord(text: string, language: string, readings: readonly string[]): boolean {
  return readings.some((reading) => {
    if (reading === '0' || reading === '1') return true;
    return /^(?:[2-9]|10)$/u.test(reading) && hasNumberWord(text, language, Number(reading)) !== false;
  });
}

/** Another number's word is there: a changed fact, not one said without a number. */
function hasOther(text: string, language: string, value: number): boolean {
  // There, number characters are parts of many words; before a unit of time they are numbers.
  if (['zh', 'ja'].includes(baseLanguage(language)))
    return /[二两三四五六七八九十](?=[个個か]?[月年周週天])/u.test(text);
  if (baseLanguage(language) === 'ko') return false;
  return [2, 3, 4, 5, 6, 7, 8, 9].some((other) => other !== value && hasNumberWord(text, language, other) === true);
}
