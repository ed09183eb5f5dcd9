import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { DetailedGame, MatchDetails } from '#contract/entities';
import { lackOf } from './lacks-row.ts';
import { useGetMatchDetailsQuery } from './match-details-api.ts';
import { readEvery } from '#app/api/read-every.ts';

const LIVE_MS = 5_000;
/** The same of a match whose minute and score are known from its list: they bring most of what is new. */
const LISTED_MS = 20_000;
/** A cache between may have an answer from before the list's (contract/shared-reads.ts). */
const CACHED_MS = 2_000;
/** The form of a match to come changes seldom; its state changes with the kick-off. */
const OTHER_MS = 60_000;

/** Stores whose upstream has answered that it lacks the row: it is not asked again. */
const lacking = new WeakSet<object>();

/**
 * The details of a match, kept up to date while it is live. Undefined while they are read, and where the upstream has none.
 *
 * @param isLive as the lists say, which know of a kick-off sooner
 * @param moment state, minute and score by a list that is followed: another one, and the details are read again
 */
export function useMatchDetails(
  game: DetailedGame,
  id: string,
  isLive: boolean,
  moment?: string,
): MatchDetails | undefined {
  const store = useStore();
  const [lacks, setLacks] = useState<'match' | 'row' | undefined>(() => (lacking.has(store) ? 'row' : undefined));
  const [state, setState] = useState<MatchDetails['state']>();
  const isOver = state === 'finished' || state === 'void';
  const liveMs = moment === undefined ? LIVE_MS : LISTED_MS;
  const { currentData, error, refetch } = useGetMatchDetailsQuery(
    lacks === undefined ? { game, id } : skipToken,
    readEvery(isOver ? 0 : isLive || state === 'live' ? liveMs : OTHER_MS),
  );
  if (currentData !== undefined && currentData.state !== state) setState(currentData.state);
  const lack = lackOf(error);
  if (lack !== undefined && lacks === undefined) setLacks(lack);
  useEffect(() => {
    if (lacks === 'row') lacking.add(store);
  }, [lacks, store]);
  const isRead = currentData !== undefined && !isOver;
  const known = useRef({ id, moment });
  useEffect(() => {
    const before = known.current;
    known.current = { id, moment };
    if (!isRead || before.id !== id || before.moment === undefined || before.moment === moment) return undefined;
    const timer = setTimeout(() => void refetch(), CACHED_MS);
    return () => clearTimeout(timer);
  }, [id, moment, isRead, refetch]);
  return currentData;
}
