import { describe, expect, it } from 'vitest';
import type { Settings } from '../../core/store/settings.ts';
import { FixturesBook } from './fixtures-book.ts';
import { popularPicks } from './popular-picks.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');
const book = (seed: string) =>
  new FixturesBook(seed, { all: () => [], set: () => undefined } as unknown as Settings, 36);

describe('popular picks', () => {
  const picks = popularPicks(book('slipway'), NOW);

  it('are favourites of matches on sale that can be bet on, the most popular first', () => {
    expect(picks).toHaveLength(12);
    for (const { game, match_id: id, market: kind, outcome } of picks) {
      const match = book('slipway')
        .onSale(game, NOW)
        .find(({ match_id: each }) => each === id);
      const market = match?.markets.find((each) => each.kind === kind);
      expect(market?.status).toBe('open');
      const least = Math.min(...(market?.outcomes ?? []).map(({ odds }) => Number(odds)));
      expect(Number(market?.outcomes.find((each) => each.outcome === outcome)?.odds)).toBe(least);
    }
    const bets = picks.map(({ bets: count = 0 }) => count);
    expect(bets).toEqual([...bets].sort((a, b) => b - a));
  });

  it('are the same from the same seed, and others from another', () => {
    expect(popularPicks(book('slipway'), NOW)).toEqual(picks);
    expect(popularPicks(book('other'), NOW)).not.toEqual(picks);
  });
});
