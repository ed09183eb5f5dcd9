import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { SportGame } from '#contract/entities';
import type { AppStore } from '#app/store/store.ts';
import { CACHED_MS, useListMatchesQuery } from './matches-api.ts';
import { begunIn, useMatchBook } from './use-matches.ts';

const POLL_MS = 10_000;

/** The first matches of a game, read every 10 s in one call and written to the book, where rows and odds buttons read them. */
export function useFirstMatches(game: SportGame, most: number) {
  const book = useMatchBook();
  // What was read just before the page was drawn is not asked for again.
  const store = useStore() as AppStore;
  const [refetchOnMountOrArgChange] = useState(() => (begunIn(store).has(game) ? POLL_MS / 1_000 : true));
  // Not while it renders: a render that waits for code is thrown away, and begins anew.
  useEffect(() => void begunIn(store).delete(game), [store, game]);
  const { currentData, isError, error, refetch } = useListMatchesQuery(
    { game, most },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange },
  );
  // An answer that came late, or is cached, may be older than the book.
  useEffect(() => {
    if (currentData !== undefined) book.takeMatches(currentData.matches, currentData.begunAt - CACHED_MS);
  }, [book, currentData]);
  // The book takes matches with the next frame; rows before that would be headings alone, and grow.
  const isInBook = useSyncExternalStore(
    useCallback(
      (onChange) => {
        const ends = currentData?.matches.map(({ match_id: id }) => book.onMatch(id, onChange)) ?? [];
        return () => ends.forEach((end) => end());
      },
      [book, currentData],
    ),
    useCallback(
      () => currentData?.matches.every(({ match_id: id }) => book.shape(id) !== undefined) === true,
      [book, currentData],
    ),
  );
  const [shown, setShown] = useState<typeof currentData>();
  if (isInBook && shown !== currentData) setShown(currentData);
  return { matches: shown?.matches, isError, error, refetch };
}
