import { NICKNAMES } from './nicknames.ts';

/**
 * Compares names: one person may write a name in two scripts, with or without a middle name, in another order, or with look-alike
 * letters. Upstreams use a provider; these tables cover Slipway's languages.
 */

/** By sound, as in passports. */
const SOUNDS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  є: 'ie',
  і: 'i',
  ґ: 'g',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
/** By look: digits and letters of other alphabets instead of Latin ones. */
const LOOKS: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

const folded = (word: string, table: Readonly<Record<string, string>>) =>
  [...word].map((letter) => table[letter] ?? SOUNDS[letter] ?? letter).join('');
/** Unifies spellings of a sound: `Müller` and `Mueller`, `Sergey` and `Sergei`, `Mikhail` and `Mihail`. */
const plainly = (word: string) =>
  word
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('kh', 'h')
    .replaceAll('ph', 'f')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll('w', 'v')
    .replaceAll(/(.)\1+/g, '$1');

/** Without accents and invisible characters: soft hyphens, zero-width spaces, marks of direction. */
const bare = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’ʼ`]/gu, '');

/** Full names by nickname, normalized. */
const WHOLE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(NICKNAMES).map(([nickname, names]) => [
    plainly(bare(nickname)),
    names.map((name) => plainly(bare(name))),
  ]),
);

/** The parts of a name with their spellings. */
export function nameParts(name: string): readonly (readonly string[])[] {
  return bare(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => {
      const spellings = [SOUNDS, LOOKS].map((table) => plainly(folded(part, table)));
      return [...new Set([...spellings, ...spellings.flatMap((each) => WHOLE.get(each) ?? [])])];
    });
}

type Parts = readonly (readonly string[])[];

/** Has letters that are in no table, so that it cannot be compared with Latin names. */
const isUnreadable = (parts: Parts): boolean => parts.flat().some((part) => /[^\p{Script=Latin}\p{N}]/u.test(part));

const SCRIPTS = [
  /\p{Script=Han}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Hiragana}|\p{Script=Katakana}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Thai}/u,
];
/** Scripts that are in no table. */
const scriptsOf = (parts: Parts) => SCRIPTS.filter((script) => parts.flat().some((part) => script.test(part)));

/** Whether names cannot be compared: one is unreadable, or both are, in two scripts. */
export const isIncomparable = (one: Parts, other: Parts): boolean =>
  isUnreadable(one) !== isUnreadable(other) ||
  (isUnreadable(one) && !scriptsOf(one).some((script) => scriptsOf(other).includes(script)));

/** A whole name in a script without spaces. */
const isWholeName = (part: string) => /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u.test(part.normalize('NFC'));

/** Names are also written without the space. */
const glued = (parts: Parts) => parts.map(([sound = '']) => sound).join('');

/**
 * Whether two names can belong to one person: each part of the shorter is in the longer, and at least two are if there are two.
 * An initial counts beside a whole part.
 */
export function canBeOne(one: Parts, other: Parts): boolean {
  const isGlued = glued(one) === glued(other) || glued(one) === glued(other.toReversed());
  if (isGlued && one.length > 0) return true;
  const [shorter, longer] = one.length <= other.length ? [one, [...other]] : [other, [...one]];
  // A single part may be just a first name, unless it is a second spelling beside Latin letters.
  const isAlone = shorter.length === 1 && longer.length > 1 && !shorter.flat().every(isWholeName);
  if (shorter.length === 0 || isAlone) return false;
  // Whole parts first, so that an initial does not take a whole part's place.
  const isWhole = shorter.map((part) => isTaken(longer, (spelling) => part.includes(spelling)));
  const isOne = shorter.every(
    (part, at) => isWhole[at] || isTaken(longer, (spelling) => part.some((each) => isInitial(each, spelling))),
  );
  return isOne && isWhole.includes(true);
}

const isInitial = (one: string, other: string) =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

/** Removes the matching part, if any. */
function isTaken(parts: (readonly string[])[], fits: (spelling: string) => boolean): boolean {
  const at = parts.findIndex((part) => part.some(fits));
  return at >= 0 && parts.splice(at, 1).length > 0;
}

/** Whether two dates can be one birthday: forms that refuse 29 February get a day beside it, and day and month are swapped. */
export function canBeOneDay(one: string, other: string): boolean {
  if (one === other) return true;
  const [year, month, day] = one.split('-');
  const [otherYear, otherMonth, otherDay] = other.split('-');
  if (year !== otherYear) return false;
  if (month === otherDay && day === otherMonth) return true;
  const dates = [`${month}-${day}`, `${otherMonth}-${otherDay}`];
  return dates.includes('02-29') && dates.every((date) => AROUND_LEAP_DAY.includes(date));
}
const AROUND_LEAP_DAY = ['02-28', '02-29', '03-01'];
