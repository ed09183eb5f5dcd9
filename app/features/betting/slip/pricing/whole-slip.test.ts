// @vitest-environment jsdom
import { EMPTY_COUPON, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { expect, it } from 'vitest';
import { withCricket } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { readyBets } from '#app/features/betting/slip/placing/ready-bets.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { summarise, type SlipContext } from './summarise.ts';
import { CONTEXT, one, two, three, ball, combined, singles, limited, type Shown, shown } from './whole-slip.fixture.ts';
/** What the slip shows, limits and would send. */
const SLIPS: readonly (readonly [string, SportSlip, Partial<SlipContext>, Shown])[] = [
  ['without a pick', combined([]), {}, { lines: '0', picks: [], sent: [] }],
  [
    'one pick',
    combined([one]),
    {},
    { lines: '1', odds: '1.85', total: '2.000000 3.700000 0.000000 3.700000', sent: ['soccer single 2'] },
  ],
  [
    'three picks in one line',
    combined([one, two, three]),
    {},
    { odds: '9.25', total: '2.000000 18.500000 0.000000 18.500000' },
  ],
  [
    'singles and doubles, three times',
    combined([one, two, three], { passes: ['single', '2-string-1'], multiple: '3' }),
    {},
    { lines: '6', total: '36.000000 118.050000 0.000000 11.100000' },
  ],
  [
    'a banker, and one that is not on the slip',
    combined([one, two, three], { passes: ['2-string-1'], bankers: ['m1', 'm9'] }),
    {},
    { lines: '2', total: '4.000000 16.650000 0.000000 7.400000' },
  ],
  [
    'more bankers than a line has',
    combined([one, two, three], { passes: ['single'], bankers: ['m1', 'm2'] }),
    {},
    { lines: '0', reasons: ['noLines'], sent: [] },
  ],
  [
    'all outcomes of a match',
    combined([one, aPick({ outcome: 'd', odds: '3.20' }), aPick({ outcome: 'l', odds: '4.00' })]),
    {},
    { lines: '3', total: '6.000000 8.000000 3.700000 3.700000' },
  ],
  [
    'two games',
    {
      ...combined([one, ball]),
      coupons: { soccer: { ...EMPTY_COUPON, stake: '2' }, basketball: { ...EMPTY_COUPON, stake: '3' } },
    },
    {},
    { total: '5.000000 8.200000 0.000000 3.700000', sent: ['soccer single 2', 'basketball single 3'] },
  ],
  ['two games, one without a stake', combined([ball, one]), {}, { reasons: [], sent: ['soccer single 2'] }],
  [
    'singles',
    singles([ball, one, two], '1', '2', '3'),
    {},
    {
      total: '6.000000 11.200000 0.000000 1.500000',
      sent: ['soccer single 2', 'soccer single 3', 'basketball single 1'],
    },
  ],
  [
    'singles, some without a stake',
    singles([one, two, three], '', '5'),
    {},
    { total: '5.000000 10.000000 0.000000 10.000000', reasons: [], sent: ['soccer single 5'] },
  ],
  ['singles, one with a stake that is none', singles([one, two], '5', '1e3'), {}, { reasons: ['stake notANumber'] }],
  ['singles, none with a stake', singles([one, two]), {}, { reasons: ['stake empty', 'stake empty'], sent: [] }],
  [
    'singles on one match',
    singles([one, aPick({ outcome: 'd', odds: '3.20' })], '1', '2'),
    {},
    { total: '3.000000 6.400000 0.000000 1.850000' },
  ],
  ['no stake', combined([one], { stake: '' }), {}, { reasons: ['stake empty'], most: ['50.000000'], sent: [] }],
  ['a stake that is none', combined([one], { stake: '1e3' }), {}, { reasons: ['stake notANumber'], sent: [] }],
  ['a stake of nothing', combined([one], { stake: '0.00' }), {}, { reasons: ['stake notPositive'], sent: [] }],
  [
    'a stake with too many places',
    combined([one], { stake: '1.1234567' }),
    {},
    { reasons: ['stake tooManyPlaces'], sent: [] },
  ],
  ['a multiple with a zero before it', combined([one], { multiple: '07' }), {}, { reasons: ['multiple'], sent: [] }],
  [
    'a multiple with blanks',
    combined([one], { multiple: ' 7 ' }),
    {},
    { total: '14.000000 25.900000 0.000000 25.900000', most: ['7.14'] },
  ],
  [
    'a multiple above its maximum',
    combined([one], { multiple: '100', stake: '0.01' }),
    {},
    { reasons: ['exceedsMaxMultiple 99'], most: ['0.500000'] },
  ],
  [
    'multiples by rate',
    combined([one], { multiple: '1' }),
    { ...limited({ multiple: { min: 1, max: 3 } }), rate: '1.5' },
    { reasons: ['belowMinMultiple 1.5'], most: ['75.000000'] },
  ],
  [
    'multiples without a maximum',
    combined([one]),
    limited({ multiple: { min: 2, max: 0 } }),
    { reasons: ['belowMinMultiple 2'] },
  ],
  ['limits that are not read', combined([one]), { limits: {} }, { most: ['none'] }],
  ['a rate that is not read', combined([one]), { rate: undefined }, { most: ['none'] }],
  [
    'a stake below the minimum',
    combined([one], { stake: '0.49' }),
    {},
    { reasons: ['belowMinBet 0.5'], allowed: 'none' },
  ],
  [
    'a stake above the maximum',
    combined([one], { stake: '50.01' }),
    {},
    { reasons: ['exceedsMaxBet 50'], allowed: 'soccer 50.000000' },
  ],
  [
    'a return above the maximum',
    combined([one], { stake: '50' }),
    limited({ Bonus: { min: '0', max: '92' } }),
    { reasons: ['exceedsMaxBonus 92'], allowed: 'soccer 49.72' },
  ],
  [
    'a stake above the balance',
    combined([one], { stake: '40' }),
    { wallet: { balance: '39', currency: 'USDT' } },
    { reasons: ['insufficientAccountBalance 39'], allowed: 'soccer 39.000000' },
  ],
  [
    "the brand's own bounds",
    combined([one], { stake: '4' }),
    { brandStake: { min: '5', max: '20' } },
    { reasons: ['belowMinBet 5'], most: ['20.000000'] },
  ],
  [
    "the brand's bounds of lines",
    combined([one, two, three]),
    { folds: { soccer: { wl: 2 } } },
    { lines: '3', total: '6.000000 26.650000 0.000000 7.400000', sent: ['soccer 2-string-1 2'] },
  ],
  ['a region that may not bet', combined([one]), limited({ region: 'XX' }), { reasons: ['disabledRegions XX'] }],
  ['a region that may', combined([one]), limited({ region: 'YY' }), { reasons: [] }],
  ['a guest', combined([one]), { wallet: undefined }, { total: '2.00 3.70 0.00 3.70', reasons: [] }],
];

it.each(SLIPS)('a slip with %s', (_, slip, over, expected) => {
  expect(shown(slip, over)).toMatchObject(expected);
});

it('a single is sent under the title of its pick, a combined bet under none', () => {
  const titles = (slip: SportSlip) =>
    readyBets(withCricket(summarise(slip, CONTEXT), [], '100'), 'none', ({ matchId }) => `title of ${matchId}`).map(
      ({ title, picks }) => [title, picks],
    );
  expect(titles(singles([one], '2'))).toEqual([['title of m1', ['m1 wl w']]]);
  expect(titles(combined([one, two]))).toEqual([[undefined, ['m1 wl w', 'm2 wl w']]]);
});
