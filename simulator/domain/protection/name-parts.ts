/**
 * Names as they are compared: one person writes a name in two scripts, with or without a middle name, in another order, or with letters
 * that only look the same. Upstreams have a provider for this; the tables here are those of the languages that Slipway speaks.
 */

/** By sound, as passports write them. */
const SOUNDS: Readonly<Record<string, string>> = {
  // Russian, Ukrainian
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
  // Greek
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
  // Latin letters that are no letter with a mark
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
/** By look: letters of other alphabets that stand for a Latin one. */
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
/** What the ways to write a sound in Latin letters come to: `Müller` and `Mueller`, `Sergey` and `Sergei`, `Mikhail` and `Mihail`. */
const plainly = (word: string) =>
  word
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('kh', 'h')
    .replaceAll('ph', 'f')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll('w', 'v')
    .replaceAll(/(.)\1+/g, '$1');

/** The parts of a name, each with the ways it may be written. */
export function nameParts(name: string): readonly (readonly string[])[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => [...new Set([SOUNDS, LOOKS].map((table) => plainly(folded(part, table))))]);
}

/** Whether two names can be of one person: each part of the shorter is one of the longer, and at least two are, if there are two. */
export function canBeOne(one: readonly (readonly string[])[], other: readonly (readonly string[])[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, [...other]] : [other, [...one]];
  if (shorter.length === 0 || (shorter.length === 1 && longer.length > 1)) return false;
  return shorter.every((part) => {
    const at = longer.findIndex((each) => each.some((spelling) => part.includes(spelling)));
    return at >= 0 && longer.splice(at, 1).length > 0;
  });
}

/** Whether two dates can be one birthday: forms that refuse the 29th of February are given a day beside it, and day and month are mixed up. */
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
