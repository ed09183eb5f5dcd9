import type { Intent } from './intent.ts';

/** `date` has whole seconds and a path of its own; an entry this much before the press may still be of it. */
const CLOCK_MARGIN_MS = 2_000;

/** Whether an entry of the upstream was made after the player pressed. */
export function isAfterPress(at: string, { pressedAt }: Intent): boolean {
  return Date.parse(at) >= pressedAt - CLOCK_MARGIN_MS;
}

/** Amounts as text are the same number: `5`, `5.0` and `-5.000000` (a movement out of the wallet). */
export function isSameAmount(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** A decimal without its sign and the zeros that say nothing. @example plain('-5.10') // '5.1' */
function plain(amount: string): string {
  const unsigned = amount.replace(/^-/, '');
  return unsigned.includes('.') ? unsigned.replace(/(?:\.|(?<!0))0+$/, '') : unsigned;
}

/** Things bet on, compared as sets: an upstream may hand them back in another order and with amounts at full precision. */
export function areSamePicks(
  one: readonly Readonly<Record<string, unknown>>[],
  other: readonly Readonly<Record<string, unknown>>[],
  members: readonly string[],
): boolean {
  const text = (picks: typeof one) =>
    picks
      .map((pick) => members.map((member) => valueText(pick[member])).join('|'))
      .toSorted()
      .join(' ');
  return text(one) === text(other);
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).toSorted().join(',');
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? plain(value) : String(value ?? '');
}
