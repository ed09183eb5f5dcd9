import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Match, SportGame } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import type { Failure } from '#app/api/refusals/beside.ts';
import type { Transport } from '#app/api/transport.ts';
import type { AppStore, RootState } from '#app/store/store.ts';
import { useIsCalm } from '#app/ui/first/calm.ts';
import { BookReader } from './book-reader.ts';
import { MatchBook, type Quote } from './match-book.ts';
import type { ListStatus } from './match-list.ts';
import { OwnReader } from './own-reader.ts';
import type { PriceKey } from './match-shape.ts';
import {
  CACHED_MS,
  listMatches,
  listMatchPage,
  matchChanges,
  type MatchSource,
  type ReadChanges,
  type ReadPage,
} from './matches-api.ts';

type Thunk<Result> = ThunkAction<Result, RootState, Transport, UnknownAction>;

interface StoreBook {
  readonly book: MatchBook;
  readonly readers: Map<MatchSource, BookReader>;
  readonly ownReaders: Map<SportGame, OwnReader>;
  /** Games whose first matches were read before anything shows them. */
  readonly begun: Set<SportGame>;
  /** Why a list could not be read, the last time. */
  readonly errors: Map<MatchSource, Failure>;
  /** By sources, what stood where their lists were first drawn in the view that is or was last on the page. */
  readonly drawn: Map<string, { readonly view: string; readonly ids: ReadonlySet<string> }>;
}

/** By transport, which thunks have too: a page has one store and one transport, and so has every test. */
const bookEntries = new WeakMap<Transport, StoreBook>();

const entryOf: Thunk<StoreBook> = (_dispatch, _getState, transport) => {
  const known = bookEntries.get(transport);
  if (known !== undefined) return known;
  const made: StoreBook = {
    book: new MatchBook(),
    readers: new Map(),
    ownReaders: new Map(),
    begun: new Set(),
    errors: new Map(),
    drawn: new Map(),
  };
  bookEntries.set(transport, made);
  return made;
};

/** The book of a store: the page has one, and every test its own. */
const bookEntryOf = (store: Pick<AppStore, 'dispatch'>): StoreBook => store.dispatch(entryOf);

const ONCE = { forceRefetch: true, subscribe: false } as const;
/** Answers of an upstream that has no such row. */
const LACKS_ROW: ReadonlySet<number> = new Set([400, 404, 405, 501]);
/** Stores whose upstream has answered so: it is not asked again. */
const lackingChanges = new WeakSet<object>();

const changesReader =
  (store: AppStore): ReadChanges =>
  async (game, since, wait, ended, part) => {
    if (lackingChanges.has(store)) return 'lacking';
    const call = store.dispatch(matchChanges.initiate({ game, since, wait, ...part }, ONCE));
    ended?.addEventListener('abort', () => call.abort());
    const { data, error } = await call;
    bookEntryOf(store).errors.set(game, error);
    const failed = error as ApiError | undefined;
    if (failed === undefined || !('status' in failed) || !LACKS_ROW.has(failed.status)) return data;
    lackingChanges.add(store);
    return 'lacking';
  };

function readerOf(store: AppStore, source: MatchSource): BookReader {
  const { book, readers, errors } = bookEntryOf(store);
  const known = readers.get(source);
  if (known !== undefined) return known;
  const readPage: ReadPage = async (asked, part) => {
    const call = store.dispatch(listMatchPage.initiate({ source: asked, ...part }, ONCE));
    const { data, error } = await call;
    errors.set(asked, error);
    return data;
  };
  const reader = new BookReader(book, source, readPage, source === '365sports' ? undefined : changesReader(store));
  readers.set(source, reader);
  return reader;
}

function ownReaderOf(store: AppStore, game: SportGame): OwnReader {
  const { book, ownReaders } = bookEntryOf(store);
  const made = ownReaders.get(game) ?? new OwnReader(book, game, changesReader(store), readerOf(store, game));
  ownReaders.set(game, made);
  return made;
}

/** Reads the beginning of a list into the book, before anything shows it. */
export const beginList = (store: AppStore, source: MatchSource): Promise<void> => readerOf(store, source).begin();

/** The same for the first matches of a game. */
export async function readFirstMatches(store: AppStore, game: SportGame, most: number): Promise<void> {
  const { data } = await store.dispatch(listMatches.initiate({ game, most }, { subscribe: false }));
  if (data === undefined) return;
  const { book, begun } = bookEntryOf(store);
  book.takeMatches(data.matches, data.begunAt - CACHED_MS);
  book.flush();
  begun.add(game);
}

/** Games whose first matches were read before anything shows them. */
export const begunIn = (store: AppStore): Set<SportGame> => bookEntryOf(store).begun;

export const bookOf = (store: Pick<AppStore, 'dispatch'>): MatchBook => bookEntryOf(store).book;

const useAppStore = () => useStore() as AppStore;
export const useMatchBook = (): MatchBook => bookOf(useAppStore());

/** The sources of a key. `''.split(' ')` has one, empty: a brand without sports would request the matches of ''. */
const sourcesIn = (key: string): readonly MatchSource[] => (key === '' ? [] : (key.split(' ') as MatchSource[]));

const RANK: readonly ListStatus[] = ['failed', 'late', 'loading', 'partial', 'ready'];

/**
 * Lists of matches, kept up to date while the component is mounted. They contain what sorting needs: use
 * `useMatch` for a match, and `useQuote` for its odds.
 *
 * @param view names the view that draws them in an order of its own, where rows must not move for what is read later; without it, all that is read
 * is returned at once
 */
export function useMatchLists(sources: readonly MatchSource[], view?: string) {
  const store = useAppStore();
  const book = bookOf(store);
  const key = sources.join(' ');
  const readers = useMemo(() => sourcesIn(key).map((source) => readerOf(store, source)), [store, key]);
  useEffect(() => {
    const ends = readers.map((reader) => reader.use());
    return () => ends.forEach((end) => end());
  }, [readers]);
  const version = useSyncExternalStore(
    useCallback(
      (onChange) => {
        const ends = sourcesIn(key).map((source) => book.onList(source, onChange));
        return () => ends.forEach((end) => end());
      },
      [book, key],
    ),
    useListsSnapshot(book, key, view !== undefined),
  );
  const retry = useCallback(() => readers.forEach((reader) => reader.retry()), [readers]);
  const { errors, drawn } = bookEntryOf(store);
  if (view !== undefined && version.total !== undefined && drawn.get(key)?.view !== view)
    drawn.set(key, { view, ids: new Set(version.matches.map(({ match_id: id }) => id)) });
  return {
    ...version,
    /** The matches with which the view was first drawn, by id; undefined before every list has answered. */
    first: drawn.get(key)?.ids,
    error: sourcesIn(key)
      .map((source) => errors.get(source))
      .find(Boolean),
    retry,
  };
}

const byStart = (a: Match, b: Match) => Number(a.start_time > b.start_time) - Number(a.start_time < b.start_time);

interface ReadLists {
  readonly status: ListStatus;
  readonly matches: readonly Match[];
  /** Matches that the upstream has, read or not; undefined until every list has answered. */
  readonly total: number | undefined;
  /** All of them have been read: counting them gives no number that grows. */
  readonly isWhole: boolean;
  /** The lists of which more is to be read. */
  readonly partial: readonly MatchSource[];
}

/**
 * Returns the same object while none of the lists has changed.
 *
 * @param isInOrder nothing that starts later than the last match of a list that is read in part: more of that list may come before it
 */
function useListsSnapshot(book: MatchBook, key: string, isInOrder: boolean) {
  const last = useRef<{ lists: readonly object[]; value: ReadLists }>(undefined);
  return useCallback(() => {
    const lists = sourcesIn(key).map((source) => book.list(source));
    const known = last.current;
    const isSame = known?.lists.length === lists.length && known.lists.every((list, at) => list === lists[at]);
    if (isSame) return known.value;
    const [only] = lists;
    const read =
      lists.length === 1 && only !== undefined ? only.matches : lists.flatMap((list) => list.matches).sort(byStart);
    const ends = lists.flatMap(({ status: each, matches }) =>
      each === 'partial' ? (matches.at(-1)?.start_time ?? []) : [],
    );
    const end = ends.sort()[0];
    const isCut = isInOrder && lists.length > 1 && end !== undefined;
    const matches = isCut ? read.filter(({ start_time: start }) => start <= end) : read;
    const status = RANK.find((each) => lists.some((list) => list.status === each)) ?? 'ready';
    const totals = lists.flatMap(({ total }) => total ?? []);
    const total = totals.length === lists.length ? totals.reduce((sum, each) => sum + each, 0) : undefined;
    const partial = sourcesIn(key).filter((_source, at) => lists[at]?.status === 'partial');
    last.current = { lists, value: { status, matches, total, isWhole: total === read.length, partial } };
    return last.current.value;
  }, [book, key, isInOrder]);
}

/** Watches matches whose odds, scores and states must be current: those on the screen and on the slip. */
export function useWatch(sources: readonly MatchSource[], ids: readonly string[]): void {
  const store = useAppStore();
  const who = useRef({});
  const key = sources.join(' ');
  useEffect(() => {
    const self = who.current;
    if (key === '') return undefined;
    const readers = sourcesIn(key).map((source) => readerOf(store, source));
    for (const reader of readers) reader.watch(self, ids);
    return () => readers.forEach((reader) => reader.watch(self, []));
  }, [store, key, ids]);
}

/** A match; changes of its odds do not rerender. Undefined while it is on no list. */
export function useMatch(id: string): Match | undefined {
  const book = useMatchBook();
  return useSyncExternalStore(
    useCallback((onChange) => book.onMatch(id, onChange), [book, id]),
    useCallback(() => book.shape(id), [book, id]),
  );
}

/** One price. The component rerenders only when this price changes. */
export function useQuote({ matchId, market, outcome }: PriceKey): Quote {
  const book = useMatchBook();
  // Both functions stay the same: React would subscribe anew after every change of the price.
  const [listen, read] = useMemo(() => {
    const key = { matchId, market, outcome };
    return [(onChange: () => void) => book.onPrice(key, onChange), () => book.quote(key)] as const;
  }, [book, matchId, market, outcome]);
  return useSyncExternalStore(listen, read);
}

/** Matches of a game by id with their current odds, read by themselves; undefined until they have been read. */
export function useMatchesNow(game: SportGame | undefined, ids: readonly string[]) {
  const store = useAppStore();
  const book = bookOf(store);
  const reader = useMemo(() => (game === undefined ? undefined : ownReaderOf(store, game)), [store, game]);
  const who = useRef({});
  // The list in view goes before the slip's.
  const isCalm = useIsCalm();
  useEffect(() => (isCalm ? reader?.watch(who.current, ids) : undefined), [reader, ids, isCalm]);
  useEffect(() => {
    const self = who.current;
    return () => reader?.watch(self, NONE);
  }, [reader]);
  const listenToLists = useCallback(
    (onChange: () => void) => {
      if (game === undefined) return () => undefined;
      const ends = [book.onList(game, onChange), book.onList(`own ${game}`, onChange)];
      return () => ends.forEach((end) => end());
    },
    [book, game],
  );
  const statusNow = () => reader?.status ?? 'loading';
  const last = useRef<readonly Match[]>(NONE);
  const matches = useSyncExternalStore(
    useCallback(
      (onChange) => {
        const ends = [listenToLists(onChange), ...ids.map((id) => book.onAny(id, onChange))];
        return () => ends.forEach((end) => end());
      },
      [book, listenToLists, ids],
    ),
    () => {
      const status = statusNow();
      if (status === 'loading' || status === 'partial' || status === 'failed') return undefined;
      const now = ids.flatMap((id) => book.match(id) ?? []);
      const isSame = now.length === last.current.length && now.every((match, at) => match === last.current[at]);
      if (!isSame) last.current = now;
      return last.current;
    },
  );
  const status = useSyncExternalStore(listenToLists, statusNow);
  const retry = useCallback(() => reader?.retry(), [reader]);
  return {
    matches,
    status,
    isLate: status === 'late' || status === 'failed',
    error: game && bookEntryOf(store).errors.get(game),
    retry,
  };
}

const NONE: readonly never[] = [];
