import { expect, it } from 'vitest';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { auditPart } from './audit-part.ts';
import type { AuditRules } from './recompute.ts';

/** What is said of a payout that differs, with the amount that it should be. */
const whyOf = (bet: object, rules: AuditRules = { settle: {} }) =>
  auditPart(Buffer.from(JSON.stringify(bet)), { header: undefined, rules, shard: { index: 1, of: 1 } })
    .findings.filter(({ kind }) => kind === 'payout')
    .map(({ expected, message }) => [expected, message]);
const match = (match_id: string, odds: string, score = '1:0') => ({
  match_id,
  score,
  picks: [{ kind: 'wl', outcome: 'w', odds }],
});
const bet = (payout: string, over: object = {}) => ({
  bet_id: '1',
  game: 'soccer',
  currency: 'USDT',
  stake: '3',
  passes: ['single'],
  payout,
  matches: [match('a', '1.6666665')],
  ...over,
});
const double = { passes: ['2-string-1'], matches: [match('a', '2'), match('b', '1.7')] };
const [win] = bet('').matches;

it.each<[string, object, string, string]>([
  ['another rounding', bet('5'), '4.999999', 'the rounding half-even-line pays this'],
  ['cut to cents', bet('4.99'), '4.999999', 'cut to 2 places'],
  ['the stake on top', bet('7.999999'), '4.999999', 'the stake came on top'],
  ['the winnings alone', bet('1.999999'), '4.999999', 'the stake is missing'],
  ['the stake alone', bet('3'), '4.999999', 'the stake came back'],
  ['the multiple forgotten', bet('4.999999', { multiple: 2 }), '9.999998', 'the multiple is missing'],
  ['a match taken as void', bet('6', double), '10.200000', 'as if b were void'],
  [
    'a void match taken as won',
    bet('10.2', { ...double, matches: [match('a', '2'), { ...match('b', '1.7'), state: 'void' }] }),
    '6.000000',
    'as if b had won',
  ],
  [
    'a cap',
    bet('10200', { stake: '3000', matches: [match('a', '4')] }),
    '12000.000000',
    'the rules platform-text-1 pay this',
  ],
])('a bet that paid %s says so', (_, of, expected, message) => expect(whyOf(of)).toEqual([[expected, message]]));

it('a bet of several lines says which pay, and those that would explain the sum', () => {
  const system = { ...double, passes: ['single', '2-string-1'] };
  const lines = '3 of 3 lines pay: a wl:w = 6.000000, b wl:w = 5.100000, a wl:w + b wl:w = 10.200000';
  expect(whyOf(bet('10.2', system))).toEqual([['21.300000', `without the lines of 1 match; ${lines}`]]);
  expect(whyOf(bet('5.1', system))).toEqual([['21.300000', `as if a had lost; ${lines}`]]);
  const lost = { ...system, matches: [match('a', '2'), match('b', '1.7', '0:1')] };
  expect(whyOf(bet('0', lost))).toEqual([['6.000000', '1 of 3 lines pay: a wl:w = 6.000000']]);
});

it('of many lines that pay four are named, and of more than sixty none', () => {
  const of = (count: number) => ({
    passes: ['2-string-1'],
    matches: Array.from({ length: count }, (_, at) => match(`m${at}`, '2')),
  });
  expect(whyOf(bet('1', of(4)))[0]?.[1]).toMatch(
    /^6 of 6 lines pay: (?:m\d wl:w \+ m\d wl:w = 12\.0{6}(?:, )?){4}and 2 more$/,
  );
  expect(whyOf(bet('1', of(12)))).toEqual([['792.000000', undefined]]);
});

it.each<[string, object]>([
  ['paid nothing', bet('0')],
  ['paid what nothing explains', settledBet('1', { payout: '10' })],
])('a bet of one line that %s says nothing', (_, of) => expect(whyOf(of)).toEqual([[expect.any(String), undefined]]));

it('the rules of the run stay: only what is named changes', () => {
  const rules = { settle: { prizeCap: [{ from: 1, to: 1, cap: '4' }] }, currency: 'USDT' };
  expect(whyOf(bet('4.999999'), rules)).toEqual([['4.000000', 'the rules platform-1 pay this']]);
  expect(whyOf({ ...bet('1'), matches: [win] }, rules)).toEqual([['4.000000', 'the stake is missing']]);
});
