import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { SportGame } from '#contract/entities';
import { useOwnRegions } from '#app/features/account/account/index.ts';
import { useMatchesNow } from '#app/features/betting/matches/index.ts';
import { useIsCalm } from '#app/ui/first/calm.ts';
import { useGetGameLimitsQuery } from './limits-api.ts';

/** A match of a slip. */
interface Wanted {
  readonly game: SportGame;
  readonly matchId: string;
}

/**
 * The current matches of a slip, on any page, and the limits of their games. Only these matches are polled
 * (features/betting/matches); nothing is requested for other games.
 */
export function useBook(wanted: readonly Wanted[]) {
  const idsOf = (game: SportGame) => wanted.flatMap((each) => (each.game === game ? [each.matchId] : []));
  const soccer = useGameBook('soccer', idsOf('soccer'));
  const basketball = useGameBook('basketball', idsOf('basketball'));
  const bd = useGameBook('bd', idsOf('bd'));
  const matches = useMemo(
    () => ({ soccer: soccer.matches, basketball: basketball.matches, bd: bd.matches }),
    [soccer.matches, basketball.matches, bd.matches],
  );
  const ownRegions = useOwnRegions();
  const limits = useMemo(
    () => ({
      soccer: ownRegions('soccer', soccer.limits),
      basketball: ownRegions('basketball', basketball.limits),
      bd: ownRegions('bd', bd.limits),
    }),
    [ownRegions, soccer.limits, basketball.limits, bd.limits],
  );
  const books = [soccer, basketball, bd];
  return {
    matches,
    limits,
    /** A list was never read, or is outdated. */
    isLate: books.some(({ isLate }) => isLate),
    error: books.find(({ error }) => error !== undefined)?.error,
    retry: () => books.forEach(({ retry }) => retry()),
  };
}

function useGameBook(game: SportGame, matchIds: readonly string[]) {
  const key = [...new Set(matchIds)].join(' ');
  const ids = useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
  const isNeeded = ids.length > 0;
  const { matches, isLate, error, retry } = useMatchesNow(isNeeded ? game : undefined, ids);
  const isCalm = useIsCalm();
  const { currentData: limits } = useGetGameLimitsQuery(isNeeded && isCalm ? { game } : skipToken);
  return { matches, limits, isLate, error, retry };
}
