import { describe, expect, it } from 'vitest';
import { summarisePriceChanges } from './summarise-price-changes.ts';

const change = (matchId: string, was: string, odds: string, outcome = 'w') => ({
  matchId,
  market: 'wl',
  outcome,
  was,
  odds,
});

describe('what is said of moved odds', () => {
  it('names picks and counts what is on the screen, by where prices ended', () => {
    const news = summarisePriceChanges(
      [
        change('a', '2.00', '2.10'),
        change('b', '3.00', '2.00'),
        change('b', '2.00', '3.50'),
        change('c', '1.50', '1.40'),
      ],
      new Set(['b']),
      [{ matchId: 'a', market: 'wl', outcome: 'w' }],
    );
    expect(news.picks).toMatchObject([
      { item: { matchId: 'a' }, change: { direction: 'up', was: '2.00', odds: '2.10' } },
    ]);
    expect([news.up, news.down]).toEqual([1, 0]);
  });

  it('is silent about a price that came back, and about matches off the screen', () => {
    expect(
      summarisePriceChanges([change('a', '2.00', '2.10'), change('a', '2.10', '2.0')], new Set(['a']), []),
    ).toEqual({
      picks: [],
      up: 0,
      down: 0,
    });
    expect(summarisePriceChanges([change('z', '2.00', '2.10')], new Set(['a']), [])).toMatchObject({ up: 0, down: 0 });
  });

  it('names three picks at most and counts the others', () => {
    const outcomes = ['w', 'd', 'l', 'x', 'y'];
    const picks = outcomes.map((outcome) => ({ matchId: 'a', market: 'wl', outcome }));
    const news = summarisePriceChanges(
      outcomes.map((outcome) => change('a', '2.00', '1.90', outcome)),
      new Set(['a']),
      picks,
    );
    expect([news.picks.length, news.down]).toEqual([3, 2]);
  });
});
