import { useLayoutEffect, useState } from 'react';
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
  const [taken, setTaken] = useState<typeof currentData>();
  useLayoutEffect(() => {
    if (currentData === undefined) return;
    const isCached = fulfilledTimeStamp === cachedAt;
    book.takeMatches(currentData.matches.filter(({ match_id: id }) => !isCached || book.match(id) === undefined));
    // oxlint-disable-next-line react/set-state-in-effect -- the book, a store outside of React, has them from here on
    setTaken(currentData);
  }, [book, currentData, fulfilledTimeStamp, cachedAt]);
  // Rows whose match is not in the book yet would be painted as headings alone, and grow.
  return { matches: taken?.matches, isError, refetch };
}
