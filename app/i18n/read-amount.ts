import { regional } from './format.ts';

export type AmountProblem = 'missing' | 'notANumber' | 'ambiguous' | 'tooManyPlaces' | 'tooLong';
export type ReadAmount = { readonly amount: string } | { readonly problem: AmountProblem };

/** Digits before the point that the contract's amounts have. */
const WHOLE_MOST = 18;
const SPACES = /[ \u00a0\u202f]/g;
/** The digits that a language may show besides the western ones; never mixed with them. */
const OWN_ZERO: Readonly<Record<string, number>> = { hi: 0x0966, bn: 0x09e6 };
/** Thousands by three, and the Indian way: 1,234,567 and 12,34,567. */
const GROUPED = /^[1-9]\d{0,2}(?:([., ])\d{3})(?:\1\d{3})*$/;
const GROUPED_INDIAN = /^[1-9]\d?(?:([., ])\d{2})*\1\d{3}$/;

/**
 * An amount as a person types or pastes it, in the form that leaves the app. The page's language decides what a single separator
 * means; the other one is understood where it can mean one thing only. Whatever could be two amounts is refused: nobody's money is a guess.
 * No sign, no exponent, no full-width digit, no place more than asked for, and never a JavaScript number.
 *
 * @param places digits after the point that the currency has
 * @example readAmount('1.000,50', { language: 'pt', places: 2 }) // { amount: '1000.50' }
 * @example readAmount('1e3', { language: 'en', places: 2 }) // { problem: 'notANumber' }
 */
export function readAmount(
  typed: string,
  { language, places }: { readonly language: string; readonly places: number },
): ReadAmount {
  const text = western(typed.trim(), language).replace(SPACES, ' ');
  if (text === '') return { problem: 'missing' };
  if (!/^[\d., ]+$/.test(text) || !/\d/.test(text)) return { problem: 'notANumber' };
  const parts = split(text, separatorsOf(language));
  if ('problem' in parts) return parts;
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0';
  if (parts.fraction.length > places) return { problem: 'tooManyPlaces' };
  if (whole.length > WHOLE_MOST) return { problem: 'tooLong' };
  return { amount: parts.fraction === '' ? whole : `${whole}.${parts.fraction}` };
}

interface Parts {
  readonly whole: string;
  readonly fraction: string;
}
type Split = Parts | { readonly problem: 'notANumber' | 'ambiguous' };

interface Separators {
  readonly decimal: string;
  readonly group: string;
}

function split(text: string, separators: Separators): Split {
  const marks = [...text].filter((mark) => mark === '.' || mark === ',');
  const last = marks.at(-1);
  // Only spaces, or nothing at all, between the digits.
  if (last === undefined) return wholeOnly(text);
  const isOnlyOne = marks.length === 1;
  if (isOnlyOne) return text.includes(' ') ? atMark(text, last) : singleMark(text, last, separators);
  // The same mark over and over can only be thousands; where both occur, the last one is the point.
  return marks.every((mark) => mark === last) && !text.includes(' ') ? wholeOnly(text) : atMark(text, last);
}

/** 1.5, 1,5 and 1.000: one mark, which may be the point or thousands. */
function singleMark(text: string, mark: string, { decimal, group }: Separators): Split {
  const looksGrouped = GROUPED.test(text);
  if (mark === decimal || !looksGrouped) return atMark(text, mark);
  return mark === group ? wholeOnly(text) : { problem: 'ambiguous' };
}

function atMark(text: string, mark: string): Split {
  const at = text.lastIndexOf(mark);
  const [before, fraction] = [text.slice(0, at), text.slice(at + 1)];
  if (!/^\d*$/.test(fraction) || before.includes(mark)) return { problem: 'notANumber' };
  if (before === '') return { whole: '0', fraction };
  const whole = wholeOnly(before);
  return 'problem' in whole ? whole : { ...whole, fraction };
}

function wholeOnly(text: string): Split {
  if (/^\d+$/.test(text)) return { whole: text, fraction: '' };
  if (!GROUPED.test(text) && !GROUPED_INDIAN.test(text)) return { problem: 'notANumber' };
  return { whole: text.replace(/\D/g, ''), fraction: '' };
}

/** Devanagari in Hindi, Bengali in Bengali; a number that mixes them with western digits stays as it is, and is refused. */
function western(text: string, language: string): string {
  const zero = OWN_ZERO[language];
  if (zero === undefined || /[0-9]/.test(text)) return text;
  return [...text]
    .map((mark) => {
      const digit = (mark.codePointAt(0) ?? 0) - zero;
      return digit >= 0 && digit <= 9 ? String(digit) : mark;
    })
    .join('');
}

const separators = new Map<string, Separators>();

/** As numbers are shown in that language, so that what was copied from the page reads as it was meant. */
function separatorsOf(language: string): Separators {
  const region = regional(language);
  const held = separators.get(region) ?? askSeparators(region);
  separators.set(region, held);
  return held;
}

function askSeparators(region: string): Separators {
  const parts = new Intl.NumberFormat(region, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const mark = (type: string) => (parts.find((part) => part.type === type)?.value ?? '').replace(SPACES, ' ');
  return { decimal: mark('decimal'), group: mark('group') };
}
