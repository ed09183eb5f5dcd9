import type { MatchingEntry } from '#contract/money';
import type { Rival } from './find-entry.ts';

/** A key that was decided. */
export interface DecidedKey {
  readonly is: 'accepted' | 'refused';
  readonly pressedAt: number;
  /** Its entry, if its answer named one. */
  readonly entry?: string | undefined;
}

/** `date` has whole seconds. */
const CLOCK_ERROR_MS = 3_000;

/**
 * Entries that fit a decided key, and that neither it nor another key accounts for: a hop behind the edge has repeated its request, or an
 * equal call went past the edge. Where an answer names no entry, or a key has no answer yet, one entry is counted for it.
 *
 * @param entries that match by content and time, oldest first
 */
export function findTwins(
  entries: readonly MatchingEntry<unknown>[],
  own: DecidedKey,
  rivals: readonly Rival[],
): readonly string[] {
  const named = [own, ...rivals].flatMap(({ entry }) => entry ?? []);
  const taken = new Set([...named, ...rivals.flatMap(({ twins = [] }) => twins)]);
  const free = entries.flatMap(({ id }) => (id === undefined || taken.has(id) ? [] : [id]));
  // A cricket bet's receipt names the bet, and the list that is read its movement in the wallet.
  const isListed = (entry: string | undefined) => entries.some(({ id }) => id === entry && id !== undefined);
  const isNameless = own.is === 'accepted' && !isListed(own.entry);
  const others = rivals.filter(
    ({ is, entry, pressedAt, decidedMs = Infinity }) =>
      is !== 'refused' && !isListed(entry) && Math.max(pressedAt, decidedMs) >= own.pressedAt - CLOCK_ERROR_MS,
  );
  const accounted = others.length + (isNameless ? 1 : 0);
  return free.length > accounted ? free : [];
}
