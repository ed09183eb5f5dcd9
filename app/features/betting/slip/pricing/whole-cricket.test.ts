// @vitest-environment jsdom
import { type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { describe, expect, it } from 'vitest';
import { withCricket, type CricketTicket } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { mostCricket } from '#app/features/betting/slip/cricket/most-cricket.ts';
import { summariseCricket, type CricketContext } from '#app/features/betting/slip/cricket/summarise-cricket.ts';
import { readyBets } from '#app/features/betting/slip/placing/ready-bets.ts';
import { summarise } from './summarise.ts';
import { CONTEXT, LIMITS, one, combined, reasonText } from './whole-slip.fixture.ts';
const offer = (odd: string, isOpen = true, categoryLabel = 'Winner') => ({
  categoryLabel,
  slipLabel: 'Home',
  odd,
  isOpen,
});
const OFFERED: CricketContext = {
  offers: { a: offer('1.63'), b: offer('2.23', true, 'Toss') },
  currency: 'USDT',
  limits: LIMITS,
  rate: '1',
  brandStake: undefined,
  funds: '80',
};
const typed = (id: string, odd: string, amount: string) => ({
  id,
  categoryLabel: id === 'a' ? 'Winner' : 'Toss',
  slipLabel: 'Home',
  odd,
  typed: amount,
});

/** Stake, highest return, bets, reasons, and entries that are gone or moved. */
const CRICKET: readonly (readonly [string, ReturnType<typeof typed>[], Partial<CricketContext>, object])[] = [
  [
    'one stake of two',
    [typed('a', '1.63', '12'), typed('b', '2.23', '')],
    {},
    { totalStake: '12.000000', bets: { a: { amount: '12', odd: '1.63' } }, reasons: [] },
  ],
  [
    'two stakes',
    [typed('a', '1.63', '12'), typed('b', '2.23', '0.5')],
    {},
    { totalStake: '12.500000', max: '20.675000' },
  ],
  ['no stake', [typed('a', '1.63', '')], {}, { totalStake: '0.000000', max: '0.000000', reasons: ['stake empty'] }],
  ['a stake of nothing', [typed('a', '1.63', '0')], {}, { bets: {}, reasons: ['stake empty'] }],
  [
    'stakes that are none',
    [typed('a', '1.63', '1e3'), typed('b', '2.23', '1.1234567')],
    {},
    { reasons: ['stake notANumber', 'stake tooManyPlaces'] },
  ],
  [
    'other odds',
    [typed('a', '1.60', '5')],
    {},
    { max: '8.150000', bets: { a: { amount: '5', odd: '1.63' } }, reasons: ['oddsMoved 1'] },
  ],
  [
    'the same odds, written otherwise',
    [typed('a', '1.630', '5')],
    {},
    { bets: { a: { amount: '5', odd: '1.630' } }, reasons: [] },
  ],
  [
    'picks that are gone and closed',
    [typed('z', '1.60', '5'), typed('a', '1.60', '5')],
    { offers: { a: offer('1.63', false) } },
    { totalStake: '10.000000', reasons: ['picksGone 2'] },
  ],
  ['offers that are not read', [typed('a', '1.63', '5')], { offers: undefined }, { reasons: ['pricesUnknown'] }],
  ['limits that are not read', [typed('a', '1.63', '5')], { limits: undefined }, { reasons: ['pricesUnknown'] }],
  ['a rate that is not read', [typed('a', '1.63', '5')], { rate: undefined }, { reasons: ['pricesUnknown'] }],
  [
    'a stake above every limit',
    [typed('a', '1.63', '900')],
    {},
    { reasons: ['insufficientAccountBalance 80', 'exceedsMaxBet 50', 'exceedsMaxBonus 1000'] },
  ],
  ['a stake of a guest', [typed('a', '1.63', '90')], { funds: undefined }, { reasons: ['exceedsMaxBet 50'] }],
  ['a stake below the minimum', [typed('a', '1.63', '0.4')], {}, { reasons: ['belowMinBet 0.5'] }],
  [
    'a region that may not bet',
    [typed('a', '1.63', '5')],
    { limits: { ...LIMITS, region: 'XX' } },
    { reasons: ['disabledRegions XX'] },
  ],
  [
    "the brand's own bounds",
    [typed('a', '1.63', '5')],
    { brandStake: { min: '6', max: '7' } },
    { reasons: ['belowMinBet 6'] },
  ],
];

describe('a bet on cricket', () => {
  it.each(CRICKET)('with %s', (_, picks, over, expected) => {
    const { reasons, ...summary } = summariseCricket(picks, { ...OFFERED, ...over });
    expect({ ...summary, reasons: reasons.map(reasonText) }).toMatchObject(expected);
  });

  it('can be as high as the balance, the maximum of a bet or of its return allows', () => {
    const most = (over: object) =>
      mostCricket(summariseCricket([typed('a', '1.63', '5')], OFFERED), 'USDT', {
        funds: '20',
        bet: LIMITS.bet,
        own: undefined,
        bonus: LIMITS.Bonus,
        rate: '1',
        ...over,
      });
    expect(most({})).toEqual({ id: 'a', amount: '20.000000' });
    expect(most({ funds: '90' })).toEqual({ id: 'a', amount: '50.000000' });
  });

  it('shows while it is placed the odds that it is placed at, not those that were picked', () => {
    const summary = summariseCricket([typed('a', '1.60', '5')], OFFERED);
    const ticket: CricketTicket = { matchId: 'c1', home: 'A', away: 'B', when: undefined, summary };
    const [ready] = readyBets(withCricket(summarise(combined([]), CONTEXT), [ticket], '80'), 'any', () => 'title');
    expect(ready?.cricket?.picks.map(({ odd }) => odd)).toEqual(['1.63']);
  });

  it('is placed beside the others, whose balance it shares', () => {
    const summary = summariseCricket([typed('a', '1.63', '12')], OFFERED);
    const ticket: CricketTicket = { matchId: 'c1', home: 'A', away: 'B', when: undefined, summary };
    const beside = (slip: SportSlip) => {
      const whole = withCricket(summarise(slip, CONTEXT), [ticket], '13');
      return {
        reasons: whole.reasons.map(reasonText),
        sent: readyBets(whole, 'none', () => 'title').map(({ call, title }) => [call.row, title]),
      };
    };
    expect(beside(combined([]))).toEqual({ reasons: [], sent: [['placeCricketBet', 'A – B']] });
    expect(beside(combined([one], { stake: '' }))).toEqual({ reasons: [], sent: [['placeCricketBet', 'A – B']] });
    expect(beside(combined([one]))).toEqual({
      reasons: ['insufficientAccountBalance 13'],
      sent: [
        ['placeBet', undefined],
        ['placeCricketBet', 'A – B'],
      ],
    });
  });
});
