import type { MatchingEntry } from './search.ts';

/** A press whose entries look like those of the one that is judged, or that one itself. */
export interface LikePress {
  /** `sent`: its outcome is open. */
  readonly is: 'sent' | 'accepted' | 'refused';
  readonly pressedAt: number;
  /** When its outcome was known. */
  readonly decidedMs?: number | undefined;
  /** Its entry, if its answer or a look has named one. */
  readonly entry?: string | undefined;
  /** Further entries that were found of it. */
  readonly twins?: readonly string[];
}

/** What the lists have that fits by content. */
export interface FittingEntries {
  /** Since the press, oldest first. */
  readonly entries: readonly MatchingEntry<unknown>[];
  /** From before it, as far as is known of the clock of the books. */
  readonly older?: readonly MatchingEntry<unknown>[];
}

export interface TwinsFound {
  /**
   * twins    the lists have more than the presses that are known can have made
   * unclear  there is an entry that may be a twin, and may as well be of another press
   */
  readonly is: 'none' | 'twins' | 'unclear';
  /** Entries that no press has by its name. */
  readonly free: readonly string[];
  /** The answer named no entry, and this one is its own. */
  readonly own?: string;
}

/** `date` has whole seconds. */
const CLOCK_ERROR_MS = 3_000;

/**
 * Whether the upstream has a decided press more often than it was sent: an upstream without keys carries out every delivery. Entries that a
 * press has by name are its own. Of the others each press has one if its answer named none, and one perhaps if it is open, or named one that
 * the list does not show. A twin that hides behind an earlier press is found by the look for that one.
 *
 * @param isTaken by presses that are no longer known
 */
export function findTwins(
  { entries, older = [] }: FittingEntries,
  own: LikePress,
  others: readonly LikePress[],
  isTaken: (id: string) => boolean = () => false,
): TwinsFound {
  const names = [own, ...others].flatMap(({ entry, twins = [] }) => [
    ...twins,
    ...(entry === undefined ? [] : [entry]),
  ]);
  const freeOf = (all: typeof entries) => {
    // Two entries may have the same id.
    const left = [...names];
    const isNamedOnce = (id: string) => left.includes(id) && left.splice(left.indexOf(id), 1).length > 0;
    return all.filter(({ id }) => id !== undefined && !isNamedOnce(id) && !isTaken(id));
  };
  const isListed = ({ entry }: LikePress) => [...entries, ...older].some(({ id }) => id !== undefined && id === entry);
  const isNamed = (press: LikePress) => press.is === 'refused' || isListed(press);
  const free = freeOf(entries);
  const ids = free.flatMap(({ id }) => id ?? []);
  const near = others.filter(
    (other) =>
      !isNamed(other) && Math.max(other.pressedAt, other.decidedMs ?? Infinity) >= own.pressedAt - CLOCK_ERROR_MS,
  );
  const isSure = ({ is, entry }: LikePress) => is === 'accepted' && entry === undefined;
  const counted = isNamed(own) ? near : [own, ...near];
  const least = counted.filter(isSure).length;
  if (free.length > counted.length) return { is: free.some(({ isVague }) => isVague) ? 'unclear' : 'twins', free: ids };
  if (free.length > least) return { is: 'unclear', free: ids };
  // As many entries as presses: each press has made one, in the order of the presses.
  const mine = free.length === least && least === counted.length && isSure(own) ? ids[rankOf(own, near)] : undefined;
  if (mine !== undefined) return { is: 'none', free: ids, own: mine };
  // The clock of the books may be behind: then what was made after the press looks older.
  const before = free.length === 0 && isSure(own) ? freeOf(older) : [];
  const mayHave = others.filter((other) => !isNamed(other)).length + 1;
  return before.length > mayHave
    ? { is: 'unclear', free: before.flatMap(({ id }) => id ?? []) }
    : { is: 'none', free: ids };
}

const rankOf = (own: LikePress, others: readonly LikePress[]): number =>
  others.filter(({ pressedAt }) => pressedAt < own.pressedAt).length;
