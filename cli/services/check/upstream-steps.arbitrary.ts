import fc from 'fast-check';
import type { SessionStep } from '#fixtures';
import { ballBet, finish, one, raceBet, sevenBalls, stepOf } from './draws.arbitrary.ts';

const amount = one('2', '0.5', '1.111111', '5000.01', '20', '100');
const money = fc.record({ amount: one('1', '2.5', '1.111111', '0.5', '5000', '5000.01') });
const moved = one('5', '0.000001', '20000', '20000.000001', '19999.5', '0.0000001', '12.34');
/** Four of five are the first. */
const mostly = <T, U>(often: fc.Arbitrary<T>, seldom: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 4, arbitrary: often }, { weight: 1, arbitrary: seldom });

const sport = stepOf('sport', {
  game: one('basketball', 'bd'),
  market: fc.nat(5),
  outcome: fc.nat(30),
  stake: amount,
  goals: fc.tuple(fc.nat(5), fc.nat(5)),
  isVoid: fc.nat(7),
}).map(({ goals: [home, away], isVoid, ...step }) => {
  const points = [90 + home * 4, away === home ? 89 : 90 + away * 4];
  const score = step.game === 'basketball' ? points : [home, away];
  return {
    ...step,
    result: isVoid === 0 ? ('void' as const) : { ft: score.join(':'), ht: `${home > 0 ? 1 : 0}:0` },
  };
});

const several = <T>(drawn: fc.Arbitrary<T>, maxLength: number) => fc.array(drawn, { minLength: 1, maxLength });
const draws = 'gallopingmarksix newammarksix hkmarksix ammarksix twnmarksix sgnmarksix'.split(' ');

/** Steps besides bets: other wallets, other games, other calls. */
export const upstreamStep: fc.Arbitrary<SessionStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: stepOf('transfer', {
      to: mostly(one('agent', 'empty'), one('self', 'unknown')),
      amount: moved,
      password: mostly(one('right'), one('wrong')),
      again: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: stepOf('checkIn', {
      day: fc.oneof({ weight: 2, arbitrary: fc.constant(6) }, fc.integer({ min: 1, max: 7 })),
      again: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: stepOf('gameWallet', {
      wallet: one('ky', 'ag'),
      way: one('in', 'out'),
      amount: moved,
      answer: one('delivered', 'lostAfter'),
    }),
  },
  {
    weight: 3,
    arbitrary: stepOf('parallel', {
      match: fc.nat(2),
      market: fc.nat(2),
      outcome: fc.nat(2),
      stake: one('2', '7000', '1.234567', '10000.01'),
      presses: fc.integer({ min: 2, max: 4 }),
      sameKey: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        do: one('limits'),
        stakes: one({ min: '2', max: '2' }, { min: '0', max: '0' }, { min: '2.5', max: '100' }),
        bonus: one({ min: '0', max: '100' }, { min: '5', max: '0' }),
      },
      { requiredKeys: ['do'] },
    ),
  },
  { weight: 3, arbitrary: sport },
  {
    weight: 3,
    arbitrary: stepOf('marksix', {
      game: fc.constantFrom(...draws),
      bets: several(ballBet(money), 3),
      balls: sevenBalls,
    }),
  },
  { weight: 2, arbitrary: stepOf('pk10', { bets: several(raceBet(money), 3), finish }) },
  { weight: 1, arbitrary: stepOf('cricket', { offers: several(fc.record({ offer: fc.nat(5), amount }), 4) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
);
