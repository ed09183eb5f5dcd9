import { expect, it } from 'vitest';
import { valueOf } from '#app/test/markup/value-of.ts';
import { useObstacleText } from './obstacle-text.ts';
import type { DrawObstacle } from './summarise-draw-slip.ts';

const textOf = (obstacle: DrawObstacle) =>
  valueOf(function useText() {
    return useObstacleText('USDT')(obstacle);
  });
const limit = (name: string) =>
  ({
    kind: 'limit',
    warning: { name, limit: '1234.5', amount: '2', currency: 'USDT' },
    isOfItem: false,
  }) as DrawObstacle;

it.each<[DrawObstacle, string]>([
  [{ kind: 'phase', phase: undefined }, 'No draw takes bets at the moment.'],
  [{ kind: 'phase', phase: 'toCome' }, 'Betting on this draw is not open yet.'],
  [{ kind: 'phase', phase: 'closed' }, 'Betting is closed for this draw. Wait for the next one.'],
  [{ kind: 'gone' }, 'Remove the selections that are no longer on offer.'],
  [{ kind: 'oddsMoved' }, 'Accept the new odds to place the bet.'],
  [{ kind: 'amount', problem: 'tooManyPlaces' }, 'USDT amounts have fewer decimal places.'],
  [{ kind: 'amount', problem: 'notPositive' }, 'The amount must be above zero.'],
  [limit('exceedsMaxBet'), 'The total stake can be at most 1,234.50\u00a0USDT.'],
  [limit('belowMinBet'), 'The total stake must be at least 1,234.50\u00a0USDT.'],
  [limit('insufficientAccountBalance'), 'Your balance of 1,234.50\u00a0USDT does not cover this stake.'],
  [limit('belowLotteryGameMinBet'), 'Each bet must be at least 1,234.50\u00a0USDT.'],
  [limit('exceedsLotteryGameMaxBet'), 'Each bet can be at most 1,234.50\u00a0USDT.'],
  [limit('cannotWin'), 'This bet cannot win: it costs 2.00\u00a0USDT and returns at most 1,234.50\u00a0USDT.'],
  [
    { kind: 'limit', warning: { name: 'disabledRegions', region: 'GB' }, isOfItem: false },
    'This game is not offered in your region.',
  ],
])('the obstacle %j', (obstacle, text) => {
  expect(textOf(obstacle)).toBe(text);
});

it.each(['exceedsMaxMultiple', 'belowMinMultiple', 'exceedsMaxBonus', 'belowMinBonus'])(
  'no draw has the limit %s of sports',
  (name) => {
    expect(() => textOf(limit(name))).toThrow(`A draw has no limit ${name}.`);
  },
);
