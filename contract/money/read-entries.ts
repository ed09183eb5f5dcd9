import type { MatchingEntry, Page, Press, Search } from './search.ts';

export interface EntriesRead<Receipt> {
  /** Oldest first. */
  readonly entries: readonly MatchingEntry<Receipt>[];
  /** No unread page can have a match, and ids do not repeat. */
  readonly isComplete: boolean;
}

/** More entries than a player makes. */
const PAGES_MAX = 12;
/** Entries of the same moment may be in another order. */
const ORDER_SLACK_MS = 5_000;

type Values = Readonly<Record<string, string | number>>;
type ReadPage = (params: Values, query: Values) => Promise<unknown>;

/**
 * Reads the pages that can have the press's entry: the first if the newest come first, the last if the oldest do, otherwise all.
 *
 * @param read a page's data; undefined ends the reading
 * @returns undefined if a page could not be read
 */
export async function readEntries<Receipt>(
  search: Search<Receipt>,
  press: Press,
  read: ReadPage,
): Promise<EntriesRead<Receipt> | undefined> {
  const { params = {}, query = {} } = search.request(press);
  const data = await read(params, query);
  if (data === undefined) return undefined;
  const first = search.page?.(data as never);
  const entries = search.find(data as never, press);
  return first === undefined ? { entries, isComplete: true } : readOn({ search, press, read }, first, entries);
}

interface Reading<Receipt> {
  readonly search: Search<Receipt>;
  readonly press: Press;
  readonly read: ReadPage;
}

async function readOn<Receipt>(
  { search, press, read }: Reading<Receipt>,
  first: Page,
  entries: readonly MatchingEntry<Receipt>[],
): Promise<EntriesRead<Receipt> | undefined> {
  const found = [entries];
  const isOldBy = (press.earliest ?? press.pressedAt) - ORDER_SLACK_MS;
  const isNewestFirst = goesDown(first.times);
  const isOldestFirst = !isNewestFirst && goesDown(first.times.toReversed());
  let hasOwnIds = hasIds(first);
  const done = (isComplete: boolean) => ({ entries: each(found), isComplete: isComplete && hasOwnIds });
  const pageAt = async (start: number): Promise<Page | undefined> => {
    const { params = {}, query = {} } = search.request(press, start);
    const data = await read(params, query);
    if (data === undefined) return undefined;
    found.push(search.find(data as never, press));
    const page = search.page?.(data as never);
    hasOwnIds &&= page !== undefined && hasIds(page);
    return page;
  };
  let page = first;
  let next = first.times.length;
  for (let pages = 1; ; pages++) {
    // A page may be shorter than requested, with more on the next; the total may be wrong.
    if (page.times.length < page.limit && page.total <= next) return done(true);
    if (isNewestFirst && (page.times.at(-1) ?? Infinity) < isOldBy) return done(true);
    if (page.times.length === 0 || pages === PAGES_MAX) return done(false);
    if (isOldestFirst && page.total > next) break;
    const last = page.times.slice(-1);
    const following = await pageAt(next);
    if (following === undefined) return undefined;
    if (isNewestFirst && !goesDown([...last, ...following.times])) return done(false);
    page = following;
    next += page.times.length;
  }
  let start = page.total;
  for (let pages = 1; pages < PAGES_MAX; pages++) {
    start = Math.max(next, start - first.limit);
    const before = await pageAt(start);
    if (before === undefined) return undefined;
    const [oldest = Infinity] = before.times;
    if (!goesDown(before.times.toReversed())) return done(false);
    if (oldest < isOldBy || (start === next && before.times.length > 0)) return done(true);
  }
  return done(false);
}

const goesDown = (times: readonly number[]): boolean =>
  times.every((at, nth) => nth === 0 || at <= (times[nth - 1] ?? at) + ORDER_SLACK_MS);

/** With repeated ids, the entry of a press could not be identified. */
const hasIds = ({ ids }: Page): boolean => new Set(ids).size === ids.length;

/**
 * A new entry shifts pages by one, so an entry read twice counts once. Two with one id on one page may be two, or one shown
 * twice.
 */
function each<Receipt>(pages: readonly (readonly MatchingEntry<Receipt>[])[]): readonly MatchingEntry<Receipt>[] {
  const pageOfId = new Map<string, number>();
  const isFirst = (id: string, page: number) => (pageOfId.get(id) ?? pageOfId.set(id, page).get(id)) === page;
  const kept = pages.flatMap((entries, page) => entries.filter(({ id }) => id === undefined || isFirst(id, page)));
  const isShared = ({ id }: MatchingEntry<Receipt>) =>
    id !== undefined && kept.filter((other) => other.id === id).length > 1;
  return kept
    .map((entry) => (isShared(entry) ? { ...entry, isVague: true as const } : entry))
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
}
