import { describe, expect, it } from 'vitest';
import { summariseMoves } from './summarise-moves.ts';

const move = (matchId: string, was: string, odds: string, outcome = 'w') => ({
  matchId,
  market: 'wl',
  outcome,
  was,
  odds,
});

describe('what is said of moved odds', () => {
  it('names picks and counts what is on the screen, by where prices ended', () => {
    const news = summariseMoves(
      [move('a', '2.00', '2.10'), move('b', '3.00', '2.00'), move('b', '2.00', '3.50'), move('c', '1.50', '1.40')],
      new Set(['b']),
      [{ matchId: 'a', market: 'wl', outcome: 'w' }],
    );
    expect(news.picks).toMatchObject([
      { item: { matchId: 'a' }, move: { direction: 'up', was: '2.00', odds: '2.10' } },
    ]);
    expect([news.up, news.down]).toEqual([1, 0]);
  });

  it('says nothing of a price that came back, nor of matches that nobody sees', () => {
    expect(summariseMoves([move('a', '2.00', '2.10'), move('a', '2.10', '2.0')], new Set(['a']), [])).toEqual({
      picks: [],
      up: 0,
      down: 0,
    });
    expect(summariseMoves([move('z', '2.00', '2.10')], new Set(['a']), [])).toMatchObject({ up: 0, down: 0 });
  });

  it('names three picks at most and counts the others', () => {
    const outcomes = ['w', 'd', 'l', 'x', 'y'];
    const picks = outcomes.map((outcome) => ({ matchId: 'a', market: 'wl', outcome }));
    const news = summariseMoves(
      outcomes.map((outcome) => move('a', '2.00', '1.90', outcome)),
      new Set(['a']),
      picks,
    );
    expect([news.picks.length, news.down]).toEqual([3, 2]);
  });
});
