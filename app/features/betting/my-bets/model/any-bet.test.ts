import { expect, it } from 'vitest';
import { isLotteryBet, isRaceBet, isSportsBet, type AnyBet } from './any-bet.ts';

const BASE = { bet_id: 'b', game: 'soccer' };

it.each([
  ['a bet on matches', { ...BASE, passes: [], matches: [] }, [true, false, false]],
  ['a bet on a draw', { ...BASE, match_id: 'd', picks: [] }, [false, true, false]],
  ['a bet on a race', { ...BASE, race_id: 'r', picks: [] }, [false, false, true]],
  ['a cricket bet', { ...BASE, matchId: 'c', bets: {} }, [false, false, false]],
])('%s is recognised', (_, bet, wanted) => {
  const any = bet as unknown as AnyBet;
  expect([isSportsBet(any), isLotteryBet(any), isRaceBet(any)]).toEqual(wanted);
});
