import type { MatchingEntry } from '#contract/money';
import type { Finding } from './machine.ts';

/** `date` has whole seconds, and `isAfterPress` allows two more. */
const CLOCK_ERROR_MS = 3_000;

/** Another key of the player with the same content, so that its entry looks like ours. */
export interface Rival {
  /** `refused` occurs only with `twins`. */
  readonly is: 'sent' | 'accepted' | 'refused';
  /** By the upstream's clock, as in `Press`. */
  readonly pressedAt: number;
  /** By the edge's clock. */
  readonly sentMs: number;
  /** When the outcome became known, by the edge's clock. */
  readonly decidedMs?: number;
  /** The entry named in its answer. */
  readonly entry?: string;
  /** Further entries, because a hop behind the edge repeated the request. */
  readonly twins?: readonly string[];
}

export interface Fitting {
  /** Since the press, oldest first. */
  readonly entries: readonly MatchingEntry<unknown>[];
  /** From before the press, as far as the upstream's clock is known. */
  readonly older?: readonly MatchingEntry<unknown>[];
  /** The lists reach back far enough to have every entry of the press. */
  readonly isComplete?: boolean;
}

export interface Found {
  readonly finding: Finding;
  readonly entry?: MatchingEntry<unknown>;
}

/**
 * Which entry belongs to a key: the only one that fits and belongs to no other key. If several keys with the same content are
 * open, as many entries as keys decide all of them; fewer decide nothing, and more come from elsewhere.
 */
export function findEntry(
  { entries, older = [], isComplete = true }: Fitting,
  own: { readonly pressedAt: number; readonly sentMs: number },
  others: readonly Rival[],
  settleMs: number,
): Found {
  const [state] = entries;
  // A state of the account instead of an entry: it is as the call wanted it.
  if (state !== undefined && state.id === undefined) return { finding: 'here', entry: state };
  // The entry of a key that was opened long ago would be older than our press.
  const rivals = others.filter(
    ({ is, sentMs }) => is === 'accepted' || sentMs + settleMs >= own.sentMs - CLOCK_ERROR_MS,
  );
  const taken = new Set(others.flatMap(({ entry, twins = [] }) => [...twins, ...(entry === undefined ? [] : [entry])]));
  const free = entries.filter(({ id }) => id === undefined || !taken.has(id));
  const nameless = rivals.filter(({ is, entry }) => is === 'accepted' && entry === undefined);
  const later = nameless.filter(({ pressedAt }) => pressedAt >= own.pressedAt);
  const around = nameless.filter(
    ({ pressedAt, decidedMs = Infinity }) => pressedAt < own.pressedAt && decidedMs >= own.sentMs - CLOCK_ERROR_MS,
  );
  const most = Math.max(0, free.length - later.length);
  const least = Math.max(0, most - around.length);
  const open = rivals.filter(({ is }) => is === 'sent');
  if (most === 0) {
    const before = nameless.filter(({ pressedAt }) => pressedAt < own.pressedAt).length;
    const isOlderOurs = older.filter(({ id }) => id === undefined || !taken.has(id)).length > before;
    return { finding: isComplete && !isOlderOurs ? 'absent' : 'ambiguous' };
  }
  const entry = free[open.filter(({ sentMs }) => sentMs < own.sentMs).length] ?? free.at(-1);
  if (least !== most || most !== open.length + 1 || entry === undefined) return { finding: 'ambiguous' };
  return { finding: 'here', entry };
}
