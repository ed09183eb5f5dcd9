import type { MatchingEntry } from './search.ts';

/** A press with the same content, or the examined one. */
export interface LikePress {
  /** `sent`: open. */
  readonly is: 'sent' | 'accepted' | 'refused';
  readonly pressedAt: number;
  readonly decidedMs?: number | undefined;
  /** The entry named by its answer or the lists. */
  readonly entry?: string | undefined;
  readonly twins?: readonly string[];
}

/** Entries with the same content. */
export interface FittingEntries {
  /** Since the press, oldest first. */
  readonly entries: readonly MatchingEntry<unknown>[];
  /** From before, as far as the books' clock is known. */
  readonly older?: readonly MatchingEntry<unknown>[];
}

export interface TwinsFound {
  /**
   * twins    the lists have more entries than the known presses can have made
   * unclear  an entry may be a twin or of another press
   */
  readonly is: 'none' | 'twins' | 'unclear';
  /** Entries that no press names. */
  readonly free: readonly string[];
  /** The press's own entry, if its answer named none. */
  readonly own?: string;
}

/** `date` has whole seconds. */
const CLOCK_ERROR_MS = 3_000;

/**
 * Whether the upstream has several entries for a decided press: without keys it carries out every delivery. Named entries belong
 * to their presses. Of the others, each press has one if its answer named none, and perhaps one if it is open or named one that
 * the list lacks. A twin hidden behind an earlier press is found when that one is examined.
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
    // Ids may repeat.
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
  // As many entries as presses: one each, in order.
  const mine = free.length === least && least === counted.length && isSure(own) ? ids[rankOf(own, near)] : undefined;
  if (mine !== undefined) return { is: 'none', free: ids, own: mine };
  // If the books' clock is behind, later entries look older.
  const before = free.length === 0 && isSure(own) ? freeOf(older) : [];
  const mayHave = others.filter((other) => !isNamed(other)).length + 1;
  return before.length > mayHave
    ? { is: 'unclear', free: before.flatMap(({ id }) => id ?? []) }
    : { is: 'none', free: ids };
}

const rankOf = (own: LikePress, others: readonly LikePress[]): number =>
  others.filter(({ pressedAt }) => pressedAt < own.pressedAt).length;
