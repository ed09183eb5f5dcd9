/**
 * Total stakes and highest returns of bets, worked out slowly: every line and every draw is gone through, with fractions of bigints. It
 * shares no code with the engine, which it is compared with.
 */

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function fraction(text: string): Fraction {
  const [whole = '', places = ''] = text.split('.');
  return { over: BigInt(whole + places), under: 10n ** BigInt(places.length) };
}

const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const isMore = (a: Fraction, b: Fraction) => a.over * b.under > b.over * a.under;
const ZERO: Fraction = { over: 0n, under: 1n };

/** Cut to so many places, as plain text. */
function cut({ over, under }: Fraction, places: number): string {
  const digits = String((over * 10n ** BigInt(places)) / under).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

const PLACES_OF_USDT = 6;
const asUsdt = (amount: Fraction) => cut(amount, PLACES_OF_USDT);

/** Every set of so many of the items. */
function folds<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const sets: Item[][] = [];
  for (let mask = 0; mask < 2 ** items.length; mask += 1) {
    const set = items.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
    if (set.length === size) sets.push(set);
  }
  return sets;
}

/** The lines of a bet of several sizes: `everyFold(four, [2, 3, 4])` is a Yankee. */
export const everyFold = (odds: readonly string[], sizes: readonly number[]): readonly (readonly string[])[] =>
  sizes.flatMap((size) => folds(odds, size));

/** The stake of some lines. */
export const totalOf = (lines: number, stake: string): string =>
  asUsdt(Array.from({ length: lines }, () => fraction(stake)).reduce(plus, ZERO));

/** What all lines pay together if every selection wins; each line is cut to the currency's places. */
export const linesReturn = (lines: readonly (readonly string[])[], stake: string): string =>
  asUsdt(lines.map((line) => fraction(asUsdt(line.map(fraction).reduce(times, fraction(stake))))).reduce(plus, ZERO));

/** The most that bets on special numbers pay together, over all 49 draws of the special ball. */
export function drawReturn(
  numbers: readonly { readonly number: number; readonly odds: string }[],
  stake: string,
): string {
  let most = ZERO;
  for (let special = 1; special <= 49; special += 1) {
    const paid = numbers
      .filter(({ number }) => number === special)
      .map(({ odds }) => times(fraction(stake), fraction(odds)))
      .reduce(plus, ZERO);
    if (isMore(paid, most)) most = paid;
  }
  return asUsdt(most);
}

const grouped = (whole: string) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** As the page writes an exact amount: at least two places. @example exact('1234.500000') // '1,234.50' */
export function exact(amount: string): string {
  const [whole = '', places = ''] = amount.split('.');
  return `${grouped(whole)}.${places.padEnd(2, '0').replace(/(?<=^\d\d\d*?)0+$/, '')}`;
}
