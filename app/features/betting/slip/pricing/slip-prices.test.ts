// @vitest-environment jsdom
import { type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { expect, it } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { type SlipContext } from './summarise.ts';
import { aMatch, one, two, line, ball, combined, list, type Shown, shown } from './whole-slip.fixture.ts';
/** What the slip shows, limits and would send. */
const SLIPS: readonly (readonly [string, SportSlip, Partial<SlipContext>, Shown])[] = [
  [
    'matches that are not read',
    combined([one, ball]),
    list(aMatch('m1', { w: '1.85' })),
    { picks: ['open 1.85', 'unknown 1.50'] },
  ],
  [
    'a match that is gone',
    combined([one, two]),
    list(aMatch('m1', { w: '1.85' })),
    { picks: ['open 1.85', 'gone 2.00'], reasons: ['picksGone 1'], sent: [] },
  ],
  ['an outcome that is gone', combined([one]), list(aMatch('m1', { l: '1.85' })), { picks: ['gone 1.85'], sent: [] }],
  [
    'a market that is closed',
    combined([one]),
    list(aMatch('m1', { w: '1.85' }, { status: 'closed' })),
    { picks: ['gone 1.85'], sent: [] },
  ],
  [
    'a market that is suspended',
    combined([one, two]),
    list(aMatch('m1', { w: '1.85' }, { status: 'suspended' }), aMatch('m2', { w: '2.00' })),
    { odds: '3.70', picks: ['suspended 1.85', 'open 2.00'], reasons: ['picksSuspended 1'] },
  ],
  [
    'matches that are over',
    combined([one, two]),
    list(aMatch('m1', { w: '1.85' }, { state: 'finished' }), aMatch('m2', { w: '2.00' }, { state: 'void' })),
    { reasons: ['picksGone 2'] },
  ],
  [
    'an outcome that the rules do not know',
    combined([aPick({ outcome: 'x' }), two]),
    {},
    { picks: ['gone 1.85', 'open 2.00'] },
  ],
  [
    'higher odds',
    combined([one]),
    list(aMatch('m1', { w: '1.95' })),
    { odds: '1.95', total: '2.000000 3.900000 0.000000 3.900000', picks: ['open 1.95!'], reasons: ['oddsMoved 1'] },
  ],
  [
    'higher odds, which the player takes',
    combined([one]),
    { ...list(aMatch('m1', { w: '1.95' })), accept: 'better' },
    { picks: ['open 1.95'], reasons: [] },
  ],
  [
    'lower odds, for a player who takes better ones',
    combined([one, two]),
    { ...list(aMatch('m1', { w: '1.75' }), aMatch('m2', { w: '1.99' })), accept: 'better' },
    { odds: '3.48', picks: ['open 1.75!', 'open 1.99!'], reasons: ['oddsMoved 2'] },
  ],
  [
    'lower odds, which the player takes',
    combined([one]),
    { ...list(aMatch('m1', { w: '1.75' })), accept: 'any' },
    { odds: '1.75', picks: ['open 1.75'], reasons: [] },
  ],
  [
    'the same odds, written otherwise',
    combined([one]),
    list(aMatch('m1', { w: '1.850' })),
    { picks: ['open 1.850'], reasons: [] },
  ],
  ['a pick with a line', combined([line]), {}, { odds: '1.90', picks: ['open 1.90 -1'] }],
  [
    'a line that moved, whatever odds are taken',
    combined([line]),
    { ...list(aMatch('m4', { w: '1.90' }, { line: '-2' })), accept: 'any' },
    { picks: ['open 1.90 -2!'], reasons: ['linesMoved 1'] },
  ],
  [
    'two lines of a match',
    combined([line, aPick({ ...line, outcome: 'l', line: '-2' })]),
    {},
    { picks: ['open 1.90 -1', 'gone 1.90 -2'] },
  ],
  [
    'a cap and a withholding',
    combined([one], { stake: '20' }),
    { rules: { prizeCap: [{ from: 1, to: 15, cap: '30' }], withholding: { rate: '0.1', threshold: '5' } } },
    { total: '20.000000 27.000000 0.000000 27.000000' },
  ],
];

it.each(SLIPS)('a slip with %s', (_, slip, over, expected) => {
  expect(shown(slip, over)).toMatchObject(expected);
});
