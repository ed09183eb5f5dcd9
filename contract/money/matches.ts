import type { Page, Press } from './search.ts';

/** `date` has whole seconds and its own delay; an entry this long before the press may still belong to it. */
export const CLOCK_MARGIN_MS = 2_000;

/** Whether an entry of the upstream was made after the player pressed, by the clock of its books. */
export function isAfterPress(at: string, { pressedAt, earliest = pressedAt - CLOCK_MARGIN_MS }: Press): boolean {
  return Date.parse(at) >= earliest;
}

/** Whether amounts are the same number: `5`, `5.0` and `-5.000000` (a movement out of the wallet). */
export function isSameAmount(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** A decimal without sign and idle zeros. @example plain('-5.10') // '5.1' */
export function plain(amount: string): string {
  const unsigned = amount.replace(/^-/, '');
  return unsigned.includes('.') ? unsigned.replace(/(?:\.|(?<!0))0+$/, '') : unsigned;
}

/** Selections, compared as sets: an upstream may return them in another order and with amounts at full precision. */
export function areSamePicks(
  one: readonly Readonly<Record<string, unknown>>[],
  other: readonly Readonly<Record<string, unknown>>[],
  members: readonly string[],
): boolean {
  return picksText(one, members) === picksText(other, members);
}

/** Equal for selections that are the same. */
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

/** Digits after the point of an amount: at most 12 (primitives.ts). */
const SCALE = 12;

/** The exact sum. The contract imports nothing of the engine. */
export function sumOf(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => {
    const [whole = '0', part = ''] = amount.split('.');
    return sum + BigInt(whole + part.padEnd(SCALE, '0'));
  }, 0n);
  const digits = total.toString().padStart(SCALE + 1, '0');
  return plain(`${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`);
}

/** `page` of a list, of which `limit` entries were requested. */
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
