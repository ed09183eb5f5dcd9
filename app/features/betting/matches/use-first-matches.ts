import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SportGame } from '#contract/entities';
import { useListMatchesQuery } from './matches-api.ts';
import { useMatchBook } from './use-matches.ts';

const POLL_MS = 10_000;

/** The first matches of a game, read every 10 s in one call and written to the book, where rows and odds buttons read them. */
export function useFirstMatches(game: SportGame, most: number) {
  const book = useMatchBook();
  const { currentData, fulfilledTimeStamp, isError, refetch } = useListMatchesQuery(
    { game, most },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  // A cached response may be older than the book, which the lobby keeps up to date: it only adds missing matches.
  const [cachedAt] = useState(fulfilledTimeStamp);
  useEffect(() => {
    if (currentData === undefined) return;
    const isCached = fulfilledTimeStamp === cachedAt;
    book.takeMatches(currentData.matches.filter(({ match_id: id }) => !isCached || book.match(id) === undefined));
  }, [book, currentData, fulfilledTimeStamp, cachedAt]);
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
  return { matches: shown?.matches, isError, refetch };
}
