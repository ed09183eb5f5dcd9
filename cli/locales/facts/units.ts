import { baseLanguage } from '#cli/locales/language/languages.ts';
import { unitNames, type Unit, type UnitWords } from '#cli/locales/language/unit-names.ts';
import { latinDigits } from './digits.ts';
import type { Span } from '#cli/locales/texts/source-facts.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** A number, number word or value, and its unit of time. */
const ENGLISH =
  /(?:\d|\}\}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve))[\s-]+(second|minute|hour|day|week|month|year)s?\b/giu;

const SIGN = /\}\}\s?(s|sec|min|h|hrs?)(?![\p{L}\d])/gu;
const OF_SIGN: Readonly<Record<string, Unit>> = {
  s: 'second',
  sec: 'second',
  min: 'minute',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
};

/** More words than Intl has, found anywhere in a text; other languages have those of Intl beside a number. */
const WORDS: Readonly<Record<string, UnitWords>> = {
  zh: {
    second: /秒/u,
    minute: /分/u,
    hour: /小时|小時|时/u,
    day: /天|日/u,
    week: /周|週|星期/u,
    month: /月/u,
    year: /年|岁|歲/u,
  },
  ja: { second: /秒/u, minute: /分/u, hour: /時間|時/u, day: /日/u, week: /週/u, month: /月/u, year: /年|歳|才/u },
  ko: {
    second: /초/u,
    minute: /분/u,
    hour: /시간/u,
    day: /일|하루/u,
    week: /주/u,
    month: /개월|달|월/u,
    year: /년|세|살|해/u,
  },
  es: {
    second: /segundo/iu,
    minute: /minuto/iu,
    hour: /\bhoras?\b/iu,
    day: /d[ií]as?\b/iu,
    week: /semana/iu,
    month: /\bmes(?:es)?\b/iu,
    year: /\baños?/iu,
  },
  pt: {
    second: /segundo/iu,
    minute: /minuto/iu,
    hour: /\bhoras?\b/iu,
    day: /\bdias?\b/iu,
    week: /semana/iu,
    month: /\bm[êe]s(?:es)?\b/iu,
    year: /\banos?\b/iu,
  },
  ru: {
    second: /секунд/iu,
    minute: /минут/iu,
    hour: /час/iu,
    day: /день|дня|дней|сут/iu,
    week: /недел/iu,
    month: /месяц/iu,
    year: /(?<!\p{L})(?:год|лет)/iu,
  },
  tr: {
    second: /saniye|\bsn\b/iu,
    minute: /dakika/iu,
    hour: /saat/iu,
    day: /gün/iu,
    week: /hafta/iu,
    month: /\bay\b|\bay[ıid]|\bayd|\balt[ıi] ay|aylık/iu,
    year: /yıl|\byaş/iu,
  },
  id: {
    second: /detik/iu,
    minute: /menit/iu,
    hour: /\bjam\b/iu,
    day: /hari/iu,
    week: /minggu|pekan/iu,
    month: /bulan/iu,
    year: /tahun/iu,
  },
  hi: {
    second: /सेकंड|सेकेंड/u,
    minute: /मिनट/u,
    hour: /घंट|घण्ट/u,
    day: /दिन/u,
    week: /हफ़्त|हफ्त|सप्ताह/u,
    month: /महीन|माह/u,
    year: /साल|वर्ष/u,
  },
  bn: {
    second: /সেকেন্ড/u,
    minute: /মিনিট/u,
    hour: /ঘণ্টা|ঘন্টা/u,
    day: /দিন/u,
    week: /সপ্তাহ/u,
    month: /মাস/u,
    year: /বছর|বৎসর/u,
  },
};

const wordsIn = (language: string): UnitWords | undefined => WORDS[language] ?? unitNames(language);

/** Equal spans: a number and its unit, twice. */
const EQUAL: readonly (readonly [string, Unit, string, Unit])[] = [
  ['24', 'hour', '1', 'day'],
  ['48', 'hour', '2', 'day'],
  ['72', 'hour', '3', 'day'],
  ['7', 'day', '1', 'week'],
  ['14', 'day', '2', 'week'],
  ['12', 'month', '1', 'year'],
  ['24', 'month', '2', 'year'],
  ['60', 'minute', '1', 'hour'],
  ['60', 'second', '1', 'minute'],
  ['90', 'second', '1.5', 'minute'],
];
/** Two weeks in Romance languages. */
const FORTNIGHT = [...EQUAL, ['15', 'day', '2', 'week']] as const;
const ROMANCE = new Set(['fr', 'es', 'it', 'pt', 'ca', 'gl']);
const SPAN = /(?<![\d.,])(\d+|one|two|three)[\s-]+(second|minute|hour|day|week|month|year)s?\b/giu;
const FEW: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };
const spansOf = (source: SourceText): readonly Span[] =>
  (source.spans ??= [...source.text.matchAll(SPAN)].map(([, number = '', unit = '']) => ({
    number,
    unit: unit.toLowerCase() as Unit,
    isOnce: source.text.split(number).length === 2,
  })));

const NO_SPANS: ReadonlyMap<string, readonly string[]> = new Map();

/** Numbers of the source that the translation says in another unit: for the 24 of "24 hours" 1, where the text says "a day". */
export function sameSpans({ source, target, file }: TextPair): ReadonlyMap<string, readonly string[]> {
  const named = (source.units ??= unitsIn(source.text));
  const base = baseLanguage(file.language);
  const words = named.length === 0 ? undefined : wordsIn(base);
  if (words === undefined) return NO_SPANS;
  const found = new Map<string, string[]>();
  const said = new Set(latinDigits(target).match(/\d+/gu));
  for (const { number, unit: counted } of spansOf(source)) {
    const ours = FEW[number.toLowerCase()] ?? number;
    for (const [many, small, few, large] of ROMANCE.has(base) ? FORTNIGHT : EQUAL) {
      const other = ours === many && counted === small ? few : ours === few && counted === large ? many : undefined;
      // "24 days" for "24 hours" is not the same.
      if (other === undefined || said.has(ours) || !words[other === few ? large : small].test(target)) continue;
      found.set(number, [...(found.get(number) ?? []), other]);
    }
  }
  return found;
}

/** A duration or age keeps the source's unit. */
export function checkUnits(pair: TextPair): void {
  const named = (pair.source.units ??= unitsIn(pair.source.text));
  if (named.length === 0) return;
  const base = baseLanguage(pair.file.language);
  const words = wordsIn(base);
  if (words === undefined) return;
  const other = besideNumber(pair, words) ?? (WORDS[base] === undefined ? besideValue(pair, words) : undefined);
  if (other !== undefined) {
    addFinding(
      pair,
      'duration',
      `The source counts in ${other[0]}s, your text in ${other[1]}s. Use the source's unit.`,
    );
    return;
  }
  if (WORDS[base] === undefined) return;
  const lost = named.find((unit) => !words[unit].test(pair.target));
  if (lost === undefined || sameSpans(pair).size > 0) return;
  const instead = UNITS.find(
    (unit) =>
      unit !== lost &&
      (startsIn(pair.source.text, unit) === 0
        ? words[unit].test(pair.target)
        : pair.target.split(words[unit]).length - 1 > startsIn(pair.source.text, unit)),
  );
  if (instead !== undefined)
    addFinding(pair, 'duration', `The source counts in ${lost}s, your text in ${instead}s. Use the source's unit.`);
}

const wordBehind = (text: string, at: number): string => /^.?\p{L}[\p{L}\p{M}]*/u.exec(text.slice(at))?.[0] ?? '';

/** The unit after a number of the source, if it is another: "na hora ... 24 dias". */
function besideNumber({ source, target, traits }: TextPair, words: UnitWords): [Unit, Unit] | undefined {
  const spans = spansOf(source).filter(({ isOnce }) => isOnce);
  if (spans.length === 0 || (traits & TRAIT.digit) === 0) return undefined;
  const digits = (traits & TRAIT.otherDigit) === 0 ? target : latinDigits(target);
  let numbers: readonly RegExpExecArray[] | undefined;
  for (const { number, unit: ours } of spans) {
    const first = digits.indexOf(number);
    if (first === -1) continue;
    if (digits.lastIndexOf(number) === first && words[ours].test(wordBehind(target, first + number.length))) continue;
    numbers ??= [...digits.matchAll(NUMBER)];
    const here = numbers.filter(([text]) => text === number);
    const [only] = here;
    if (only === undefined || here.length > 1) continue;
    const behind = wordBehind(target, only.index + number.length);
    const their = onlyUnit(behind, words);
    if (their !== undefined && their !== ours && behind.search(words[their]) <= 1) return [ours, their];
  }
  return undefined;
}

function onlyUnit(word: string, words: UnitWords): Unit | undefined {
  const [unit, ...others] = UNITS.filter((one) => words[one].test(word));
  return others.length === 0 ? unit : undefined;
}

const VALUE = /\{\{[\s-]*([^\s{},]+)[^{}]*\}\}/gu;
const ENGLISH_UNIT = /^[ -](second|minute|hour|day|week|month|year)s?\b/u;

/** The unit after a value of the source, if it is another: {{n}} hours, {{n}} Tage. */
function besideValue({ source, target }: TextPair, words: UnitWords): [Unit, Unit] | undefined {
  if (!target.includes('{{')) return undefined;
  const theirs = [...target.matchAll(VALUE)];
  for (const { 0: whole, 1: name, index } of source.text.matchAll(VALUE)) {
    const ours = ENGLISH_UNIT.exec(source.text.slice(index + whole.length))?.[1] as Unit | undefined;
    const [only, ...others] = ours === undefined ? [] : theirs.filter((one) => one[1] === name);
    if (ours === undefined || only === undefined || others.length > 0) continue;
    const their = onlyUnit(wordBehind(target, only.index + only[0].length), words);
    if (their !== undefined && their !== ours) return [ours, their];
  }
  return undefined;
}

const NUMBER = /\d+(?:[.,]\d+)*/gu;

const unitsIn = (text: string): Unit[] => [
  ...[...text.matchAll(ENGLISH)].map((match) => (match[1] ?? '').toLowerCase() as Unit),
  ...(text.includes('}}') ? [...text.matchAll(SIGN)].flatMap(([, sign = '']) => OF_SIGN[sign] ?? []) : []),
];

/** How many English words begin with the unit. */
const startsIn = (text: string, unit: Unit): number =>
  (text.toLowerCase().match(/\b[a-z]+/gu) ?? []).filter((word) => word.startsWith(unit)).length;
