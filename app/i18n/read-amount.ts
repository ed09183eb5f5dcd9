import { withoutDirection } from './direction-marks.ts';
import { regional } from './format.ts';

export type AmountProblem = 'missing' | 'notANumber' | 'ambiguous' | 'tooManyPlaces' | 'tooLong';
export type ReadAmount = { readonly amount: string } | { readonly problem: AmountProblem };

/** Digits before the point in the contract's amounts. */
export const WHOLE_MAX = 18;
const SPACES = /\p{Zs}/gu;
/** The straight and the curved one: Switzerland's thousands are written with either. */
const APOSTROPHES = /['\u2019]/g;
/**
 * The zeros of scripts that keyboards write, in any language: the two kinds of Arabic-Indic digits, Devanagari, Bengali,
 * Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Thai, Lao, Burmese, Khmer.
 */
const OWN_ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x1040,
  0x17e0,
];
/** Full-width digits, points and commas, which Japanese and Chinese keyboards write: the same signs in another width. */
const FULL_WIDTH = /[\uff10-\uff19\uff0e\uff0c]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Between Arabic digits: 1٬234٫50. */
const ARABIC_DECIMAL = /\u066b/g;
const ARABIC_GROUP = /\u066c/g;
/** Groups of three, and the Indian way: 1,234,567 and 12,34,567. */
const GROUPED = /^[1-9]\d{0,2}(?:([., ])\d{3})(?:\1\d{3})*$/;
const GROUPED_INDIAN = /^[1-9]\d?(?:([., ])\d{2})*\1\d{3}$/;

/**
 * A typed or pasted amount in the contract's form. The page's language decides what a single separator means; the other separator
 * is accepted if it can mean only one thing. Anything that could be two amounts is refused, since a guess could cost money. No
 * sign, exponent or more places than requested, and never a JavaScript number.
 *
 * @param places digits after the point that the currency has
 * @example readAmount('1.000,50', { language: 'pt', places: 2 }) // { amount: '1000.50' }
 * @example readAmount('1e3', { language: 'en', places: 2 }) // { problem: 'notANumber' }
 */
export function readAmount(
  typed: string,
  { language, places }: { readonly language: string; readonly places: number },
): ReadAmount {
  const own = separatorsOf(language);
  const text = digitsAndMarks(typed, own);
  if (text === '') return { problem: 'missing' };
  if (!/^[\d., ]+$/.test(text) || !/\d/.test(text)) return { problem: 'notANumber' };
  const parts = split(text, own);
  if ('problem' in parts) return parts;
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0';
  if (parts.fraction.length > places) return { problem: 'tooManyPlaces' };
  if (whole.length > WHOLE_MAX) return { problem: 'tooLong' };
  return { amount: parts.fraction === '' ? whole : `${whole}.${parts.fraction}` };
}

/** Apostrophes between thousands are spaces from here on, where the language has them: the one means as little as the other. */
function digitsAndMarks(typed: string, { decimal, group }: Separators): string {
  const marked = typed.replace(ARABIC_DECIMAL, decimal).replace(ARABIC_GROUP, group);
  const text = westernDigits(withoutDirection(marked)).replace(SPACES, ' ').trim();
  return /^['\u2019]$/.test(group) ? text.replace(APOSTROPHES, ' ') : text;
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
  // A repeated separator can only be thousands; if both occur, the last one is the point.
  return marks.every((mark) => mark === last) && !text.includes(' ') ? wholeOnly(text) : atMark(text, last);
}

/** 1.5, 1,5 and 1.000: one separator, which may be the point or thousands. */
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

/** Digits of one other script as western ones; a number that mixes two scripts is unchanged, and refused. */
export function westernDigits(typed: string): string {
  const text = typed.replace(FULL_WIDTH, (mark) => String.fromCharCode(mark.charCodeAt(0) - FULL_WIDTH_OFFSET));
  if (/[0-9]/.test(text)) return text;
  const digitIn = (zero: number, mark: string) => {
    const digit = (mark.codePointAt(0) ?? 0) - zero;
    return digit >= 0 && digit <= 9 ? String(digit) : undefined;
  };
  const zeros = OWN_ZEROS.filter((zero) => [...text].some((mark) => digitIn(zero, mark) !== undefined));
  const [zero] = zeros;
  return zero === undefined || zeros.length > 1 ? text : [...text].map((mark) => digitIn(zero, mark) ?? mark).join('');
}

const separators = new Map<string, Separators>();

/** @example decimalMark('pt') // ',' */
export const decimalMark = (language: string): string => separatorsOf(language).decimal;

/** The separators with which the language shows numbers, so that copied amounts are read correctly. */
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
