import type { Page, Press } from './search.ts';

/** `date` has whole seconds and a delay: an entry this long before the press may belong to it. */
export const CLOCK_MARGIN_MS = 2_000;

/** Whether an entry was made after the press, by the books' clock. */
export function isAfterPress(at: string, { pressedAt, earliest = pressedAt - CLOCK_MARGIN_MS }: Press): boolean {
  return Date.parse(at) >= earliest;
}

/** Equal numbers: `5`, `5.0` and `-5.000000` (a movement out of the wallet). */
export function isSameAmount(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Without sign and trailing zeros. @example plain('-5.10') // '5.1' */
export function plain(amount: string): string {
  const unsigned = amount.replace(/^-/, '');
  return unsigned.includes('.') ? unsigned.replace(/(?:\.|(?<!0))0+$/, '') : unsigned;
}

/** Compared as sets: an upstream may change the order and show full precision. */
export function areSamePicks(
  one: readonly Readonly<Record<string, unknown>>[],
  other: readonly Readonly<Record<string, unknown>>[],
  members: readonly string[],
): boolean {
  return picksText(one, members) === picksText(other, members);
}

export function picksText(picks: readonly Readonly<Record<string, unknown>>[], members: readonly string[]): string {
  return picks
    .map((pick) => members.map((member) => valueText(pick[member])).join('|'))
    .toSorted()
    .join(' ');
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).toSorted().join(',');
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? plain(value) : String(value ?? '');
}

/** Decimals of an amount: at most 12 (primitives.ts). */
const SCALE = 12;

/** Exact. The contract does not import the engine. */
export function sumOf(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => {
    const [whole = '0', part = ''] = amount.split('.');
    return sum + BigInt(whole + part.padEnd(SCALE, '0'));
  }, 0n);
  const digits = total.toString().padStart(SCALE + 1, '0');
  return plain(`${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`);
}

/** `page` of a list with `limit` requested entries. */
export const pageOf = (
  entries: readonly (readonly [id: string, at: string])[],
  limit: number,
  total: number,
): Page => ({
  ids: entries.map(([id]) => id),
  times: entries.map(([, at]) => Date.parse(at)),
  limit,
  total,
});
