import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { useListMatchesQuery } from '#app/features/matches/index.ts';
import { useGetGameLimitsQuery } from './limits-api.ts';

/** While picks are on the slip, their odds are read again this often, whatever page is open. */
const BOOK_POLL_MS = 5_000;

/** Matches and limits of the games that are on the slip; of the others nothing is asked. */
export function useBook(items: readonly { readonly game: SportGame }[]) {
  const has = (game: SportGame) => items.some((item) => item.game === game);
  const soccer = useGameBook('soccer', has('soccer'));
  const basketball = useGameBook('basketball', has('basketball'));
  const bd = useGameBook('bd', has('bd'));
  const matches = useMemo(
    () => ({ soccer: soccer.matches, basketball: basketball.matches, bd: bd.matches }),
    [soccer.matches, basketball.matches, bd.matches],
  );
  const limits = useMemo(
    () => ({ soccer: soccer.limits, basketball: basketball.limits, bd: bd.limits }),
    [soccer.limits, basketball.limits, bd.limits],
  );
  const books = [soccer, basketball, bd];
  return {
    matches,
    limits,
    /** A list that was never read, or is no longer what the server would say. */
    isLate: books.some(({ isLate }) => isLate),
    retry: () => books.forEach(({ retry }) => retry()),
  };
}

function useGameBook(game: SportGame, isNeeded: boolean) {
  const list = useListMatchesQuery(isNeeded ? { game } : skipToken, {
    pollingInterval: BOOK_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const { currentData: limits } = useGetGameLimitsQuery(isNeeded ? { game } : skipToken);
  return {
    matches: list.currentData?.matches,
    limits,
    isLate: isNeeded && list.isError,
    retry: () => {
      if (isNeeded) void list.refetch();
    },
  };
}
