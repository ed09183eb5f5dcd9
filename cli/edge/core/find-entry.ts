import type { MatchingEntry } from '#contract/money';
import type { Finding } from './machine.ts';

/** `date` has whole seconds, and `isAfterPress` allows two more. */
const CLOCK_ERROR_MS = 3_000;

/** Another key of the same player with the same content. Its entry looks like ours. */
export interface Rival {
  readonly is: 'sent' | 'accepted';
  /** By the clock of the upstream, as in `Press`. */
  readonly pressedAt: number;
  /** By the clock of the edge. */
  readonly sentMs: number;
  /** When its outcome was known, by the clock of the edge. */
  readonly decidedMs?: number;
  /** The entry that belongs to it, if its answer named one. */
  readonly entry?: string;
}

export interface Found {
  readonly finding: Finding;
  readonly entry?: MatchingEntry<unknown>;
}

/**
 * Which entry of the upstream's lists belongs to a key: the only one that fits and that no other key has. Where several keys with the same
 * content are open, as many entries as keys make all of them certain; fewer say nothing, and more come from elsewhere.
 *
 * @param entries that match by content and time, oldest first
 */
export function findEntry(
  entries: readonly MatchingEntry<unknown>[],
  own: { readonly pressedAt: number; readonly sentMs: number },
  others: readonly Rival[],
  settleMs: number,
): Found {
  const [state] = entries;
  // A state of the account, not an entry: it is as the call wanted it.
  if (state !== undefined && state.id === undefined) return { finding: 'here', entry: state };
  // What an open key from long ago has done would be listed before our press.
  const rivals = others.filter(
    ({ is, sentMs }) => is === 'accepted' || sentMs + settleMs >= own.sentMs - CLOCK_ERROR_MS,
  );
  const taken = new Set(rivals.flatMap(({ entry }) => entry ?? []));
  const free = entries.filter(({ id }) => id === undefined || !taken.has(id));
  const nameless = rivals.filter(({ is, entry }) => is === 'accepted' && entry === undefined);
  const later = nameless.filter(({ pressedAt }) => pressedAt >= own.pressedAt);
  const around = nameless.filter(
    ({ pressedAt, decidedMs = Infinity }) => pressedAt < own.pressedAt && decidedMs >= own.sentMs - CLOCK_ERROR_MS,
  );
  const most = Math.max(0, free.length - later.length);
  const least = Math.max(0, most - around.length);
  const open = rivals.filter(({ is }) => is === 'sent');
  if (most === 0) return { finding: 'absent' };
  const entry = free[open.filter(({ sentMs }) => sentMs < own.sentMs).length] ?? free.at(-1);
  if (least !== most || most !== open.length + 1 || entry === undefined) return { finding: 'ambiguous' };
  return { finding: 'here', entry };
}
