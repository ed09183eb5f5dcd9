import fc from 'fast-check';
import type { SessionStep } from '#fixtures';
import { ballBet, finish, raceBet, sevenBalls } from './draws.arbitrary.ts';

const amount = fc.constantFrom('2', '0.5', '1.111111', '5000.01', '20', '100');
const bets = fc.record({ amount: fc.constantFrom('1', '2.5', '1.111111', '0.5', '5000', '5000.01') });
const moved = fc.constantFrom('5', '0.000001', '20000', '20000.000001', '19999.5', '0.0000001', '12.34');

const transfer = fc.record({
  do: fc.constant('transfer' as const),
  to: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('agent' as const, 'empty' as const) },
    { weight: 1, arbitrary: fc.constantFrom('self' as const, 'unknown' as const) },
  ),
  amount: moved,
  password: fc.oneof(
    { weight: 4, arbitrary: fc.constant('right' as const) },
    { weight: 1, arbitrary: fc.constant('wrong' as const) },
  ),
  again: fc.boolean(),
});

const gameWallet = fc.record({
  do: fc.constant('gameWallet' as const),
  wallet: fc.constantFrom('ky' as const, 'ag' as const),
  way: fc.constantFrom('in' as const, 'out' as const),
  amount: moved,
  answer: fc.constantFrom('delivered' as const, 'lostAfter' as const),
});

const sport = fc
  .record({
    do: fc.constant('sport' as const),
    game: fc.constantFrom('basketball' as const, 'bd' as const),
    market: fc.nat(5),
    outcome: fc.nat(30),
    stake: amount,
    home: fc.nat(5),
    away: fc.nat(5),
    isVoid: fc.nat(7),
  })
  .map(({ home, away, isVoid, ...step }) => {
    const points = [90 + home * 4, away === home ? 89 : 90 + away * 4];
    const score = step.game === 'basketball' ? points : [home, away];
    return {
      ...step,
      result: isVoid === 0 ? ('void' as const) : { ft: score.join(':'), ht: `${home > 0 ? 1 : 0}:0` },
    };
  });

const parallel = fc.record({
  do: fc.constant('parallel' as const),
  match: fc.nat(2),
  market: fc.nat(2),
  outcome: fc.nat(2),
  stake: fc.constantFrom('2', '7000', '1.234567', '10000.01'),
  presses: fc.integer({ min: 2, max: 4 }),
  sameKey: fc.boolean(),
});

const limits = fc.record(
  {
    do: fc.constant('limits' as const),
    stakes: fc.constantFrom({ min: '2', max: '2' }, { min: '0', max: '0' }, { min: '2.5', max: '100' }),
    bonus: fc.constantFrom({ min: '0', max: '100' }, { min: '5', max: '0' }),
  },
  { requiredKeys: ['do'] },
);

/** Steps besides bets: other wallets, other games, other calls. */
export const upstreamStep: fc.Arbitrary<SessionStep> = fc.oneof(
  { weight: 3, arbitrary: transfer },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('checkIn' as const),
      day: fc.oneof({ weight: 2, arbitrary: fc.constant(6) }, fc.integer({ min: 1, max: 7 })),
      again: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: gameWallet },
  { weight: 3, arbitrary: parallel },
  { weight: 1, arbitrary: limits },
  { weight: 3, arbitrary: sport },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('marksix' as const),
      game: fc.constantFrom('gallopingmarksix', 'newammarksix', 'hkmarksix', 'ammarksix', 'twnmarksix', 'sgnmarksix'),
      bets: fc.array(ballBet(bets), { minLength: 1, maxLength: 3 }),
      balls: sevenBalls,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pk10' as const),
      bets: fc.array(raceBet(bets), { minLength: 1, maxLength: 3 }),
      finish,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cricket' as const),
      offers: fc.array(fc.record({ offer: fc.nat(5), amount }), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
);
