import { dateNames, type Names } from '#cli/locales/language/date-names.ts';
import { baseLanguage } from '#cli/locales/language/languages.ts';
import { isLong, stemOf } from '#cli/locales/language/stems.ts';
import type { SourceDates } from '#cli/locales/texts/source-facts.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { latinDigits } from './digits.ts';
import { shownText } from './shown-text.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const NAME =
  /(?<![\p{L}\p{N}])(?:(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)|(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)s?)(?![\p{L}\p{N}])/gu;
/** A whole label. */
const LABEL = /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)$/u;
/** Other words too, so that they need a number or "in" beside them. */
const AMBIGUOUS = /^(?:March|May|\p{Lu}\p{Ll}{2}|Sept)$/u;
const BEFORE =
  /(?:\d(?:st|nd|rd|th)?\.?,? (?:of )?|\b(?:in|since|until|till|by|from|of|before|after|during|every|this) )$/iu;
const AFTER = /^\.?,? \d/u;
const NONE: SourceDates = { months: [], surely: [], days: [] };

/** The months and weekdays that a source names; found once for all languages. */
export function datesOf(source: SourceText): SourceDates {
  return (source.dates ??= (source.traits & TRAIT.capital) === 0 ? NONE : datesIn(source.text));
}

function datesIn(text: string): SourceDates {
  if (LABEL.test(text)) return { ...NONE, days: [DAYS.findIndex((day) => day.startsWith(text))] };
  const [months, surely, days] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const { 0: whole, 1: month, 2: day, index } of text.matchAll(NAME)) {
    if (day !== undefined) days.add(DAYS.indexOf(day));
    if (month === undefined) continue;
    const at = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3)));
    months.add(at);
    const isSure =
      !AMBIGUOUS.test(month) ||
      whole === text ||
      BEFORE.test(text.slice(0, index)) ||
      AFTER.test(text.slice(index + whole.length));
    if (isSure) surely.add(at);
  }
  return months.size + days.size === 0 ? NONE : { months: [...months], surely: [...surely], days: [...days] };
}

/** A month or weekday must be the source's, as a name or as a number. */
export function checkDates(pair: TextPair): void {
  const { surely, days } = datesOf(pair.source);
  if (surely.length + days.length === 0) return;
  const names = dateNames(pair.file.language);
  const text = latinDigits(shownText(pair.target)).toLowerCase();
  const base = baseLanguage(pair.file.language);
  reportOther(pair, MONTHS, surely, saidIn(text, names.months, surely, base, numberedMonths(text)));
  reportOther(pair, DAYS, days, saidIn(text, names.days, days, base, numberedDays(text, base)));
}

/** Which of them a text surely names, and which it may name. */
interface SaidDates {
  readonly surely: ReadonlySet<number>;
  readonly maybe: ReadonlySet<number>;
}

function reportOther(pair: TextPair, english: readonly string[], ours: readonly number[], said: SaidDates): void {
  const lost = ours.filter((one) => !said.maybe.has(one) && !said.surely.has(one));
  const others = [...said.surely].filter((one) => !ours.includes(one));
  // "Monday to Saturday" may be "but for Sunday".
  if (lost.length === 0 || lost.length !== others.length) return;
  const list = (all: readonly number[]): string => all.map((one) => english[one]).join(', ');
  addFinding(pair, 'number', `The source says ${list(lost)}, your text ${list(others)}. Write the source's.`);
}

/** 3月 and 3월, 十二月; 3か月 is another thing. */
const NUMBERED = /(\d{1,2}) ?[月월]|(十[一二]?|[一二三四五六七八九])月/gu;
const CHINESE = '〇一二三四五六七八九十';

function numberedMonths(text: string): number[] {
  return [...text.matchAll(NUMBERED)]
    .map(([, digits, chinese = '']) =>
      digits === undefined ? [...chinese].reduce((sum, sign) => sum + CHINESE.indexOf(sign), 0) : Number(digits),
    )
    .filter((month) => month >= 1 && month <= 12)
    .map((month) => month - 1);
}

const WEEKDAY = /(?:星期|[周週]|[礼禮]拜)([日一二三四五六天])|([日月火水木金土])曜/gu;

function numberedDays(text: string, language: string): number[] {
  if (language !== 'zh' && language !== 'ja' && language !== 'yue') return [];
  return [...text.matchAll(WEEKDAY)].map(([, chinese = '', japanese = '']) =>
    chinese === '' ? '日月火水木金土'.indexOf(japanese) : chinese === '天' ? 0 : '日一二三四五六'.indexOf(chinese),
  );
}

/** Without spaces between words. */
const UNSPACED = new Set(['th', 'lo', 'km', 'my', 'ko']);
const LETTER = /[\p{L}\p{M}\d]/u;
/** Endings that a long enough name may have: суббота, субботу; Samstag, Samstags. */
const ENDING = 3;
function saidIn(
  text: string,
  { long, short }: Names,
  ours: readonly number[],
  language: string,
  numbered: readonly number[],
): SaidDates {
  const surely = new Set(numbered);
  const maybe = new Set<number>();
  if (language === 'zh' || language === 'ja') return { surely, maybe };
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const claimed = new Map<string, number>();
  for (const word of words) {
    let longest = 0;
    for (const [at, names] of long.entries())
      for (const name of names) {
        const stem = stemOf(name);
        const isName = word === name || (isLong(name) && word.startsWith(stem) && word.length <= stem.length + ENDING);
        if (!isName || stem.length <= longest) continue;
        longest = stem.length;
        claimed.set(word, at);
      }
  }
  for (const at of claimed.values()) surely.add(at);
  for (const [at, names] of long.entries())
    if (names.some((name) => (UNSPACED.has(language) || /[^\p{L}\p{M}]/u.test(name)) && hasName(text, name, language)))
      surely.add(at);
  const isLabel = words.length === 1;
  for (const [at, names] of short.entries())
    if (isLabel && ours.length === 1 && names.includes(text.trim().replace(/\.$/u, ''))) surely.add(at);
  for (const at of ours) {
    const starts = [...(long[at] ?? []), ...(short[at] ?? [])]
      .map((name) => /^[\p{L}\p{M}]+/u.exec(name)?.[0] ?? '')
      .filter((name) => name.length > 1 && isOnly(name, long))
      .map((name) => name.slice(0, Math.max(3, name.length - 2)));
    if (words.some((word) => (claimed.get(word) ?? at) === at && starts.some((start) => word.startsWith(start))))
      maybe.add(at);
  }
  return { surely, maybe };
}

/** "tháng" begins the names of all months. */
const isOnly = (start: string, long: readonly (readonly string[])[]): boolean =>
  long.filter((names) => names.some((name) => name.startsWith(start))).length < 3;

function hasName(text: string, name: string, language: string): boolean {
  const at = text.indexOf(name);
  if (at === -1) return false;
  if (UNSPACED.has(language)) return true;
  return !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length));
}
