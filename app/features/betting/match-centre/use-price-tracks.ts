import { useEffect } from 'react';
import { serverClock } from '#app/api/server-clock.ts';
import { PriceTracks, type Prices } from './model/price-tracks.ts';

const known = new WeakMap<object, PriceTracks>();

/** The recorded prices of a store: they stay when the player leaves a match and comes back. */
export function tracksOf(store: object): PriceTracks {
  const found = known.get(store);
  if (found !== undefined) return found;
  const made = new PriceTracks();
  known.set(store, made);
  return made;
}

/**
 * Records the prices of a match while the component is mounted.
 *
 * @param listen calls back after each change
 * @param read the prices now; undefined while the match is not known
 */
export function useRecordedPrices(
  tracks: PriceTracks,
  matchId: string,
  listen: (onChange: () => void) => () => void,
  read: () => Prices | undefined,
): void {
  useEffect(() => {
    const take = () => {
      const prices = read();
      if (prices !== undefined) tracks.record(matchId, prices, serverClock.gameTime());
    };
    take();
    return listen(take);
  }, [tracks, matchId, listen, read]);
}
