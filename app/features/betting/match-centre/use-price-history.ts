import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { PriceTrack, SportGame } from '#contract/entities';
import { lackOf } from './lacks-row.ts';
import { useGetPriceHistoryQuery } from './match-details-api.ts';
import type { PriceTracks } from './model/price-tracks.ts';

/** The key of a selection in the tracks. */
export type SelectionKey = (track: Pick<PriceTrack, 'kind' | 'handicap_val' | 'outcome'>) => string;

/** Stores whose upstream has answered that it lacks the row: it is not asked again. */
const lacking = new WeakSet<object>();

/**
 * Adds the upstream's history of a match's prices to what the page has seen, when a chart is opened and when its tab is in front again. Where the
 * upstream has none, the chart has what the page has seen.
 */
export function usePriceHistory(tracks: PriceTracks, game: SportGame, id: string, keyOf: SelectionKey): void {
  const store = useStore();
  const [isLacking, setLacking] = useState(() => lacking.has(store));
  const { currentData, error } = useGetPriceHistoryQuery(isLacking ? skipToken : { game, id }, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  useEffect(() => {
    if (currentData === undefined || currentData.match_id !== id) return;
    tracks.learn(
      id,
      currentData.tracks.map((track) => ({
        key: keyOf(track),
        points: track.prices.map(({ at, odds }) => ({ atMs: Date.parse(at), odds })),
      })),
    );
  }, [tracks, id, keyOf, currentData]);
  if (!isLacking && lackOf(error) === 'row') setLacking(true);
  useEffect(() => {
    if (isLacking) lacking.add(store);
  }, [isLacking, store]);
}
