import { expect, it } from 'vitest';
import { settledBet } from '#cli/services/audit/bets.fixture.ts';
import { auditPart } from './audit-part.ts';

const options = { header: undefined, rules: { settle: {} }, shard: { index: 1, of: 1 } };
const saidOf = (extra: object) =>
  auditPart(Buffer.from(JSON.stringify(settledBet('1', extra))), options)
    .findings.filter(({ kind }) => kind === 'contradiction')
    .map(({ message }) => message);
const [first, second] = settledBet('').matches;
const withPick = (over: object) => [{ ...first, picks: first?.picks.map((pick) => ({ ...pick, ...over })) }, second];

it.each<[string, object, readonly string[]]>([
  ['pending, and paid', { status: 1, result: undefined }, ['pending, and 12.33 is paid']],
  ['pending in the other set, and won', { status: 0 }, ['pending, and 12.33 is paid', 'pending, and won']],
  ['cancelled, and paid above the stake', { status: 32 }, ['cancelled, and 12.33 is paid for 2.00']],
  ['above its highest return', { max_payout: '12.32' }, ['12.33 is paid, above the highest return 12.32']],
  ['with another bonus', { bonus_amount: '12.33' }, ['a bonus of 12.33 with 12.33 paid for 2.00']],
  ['lost, and paid above the stake', { result: 'lost' }, ['lost, and 12.33 is paid for 2.00']],
  [
    'won with a lost selection',
    { matches: withPick({ result: 'lost' }) },
    ['won, and a selection of its one line is lost'],
  ],
])('a bet that is %s contradicts itself', (_, extra, said) => expect(saidOf(extra)).toEqual(said));

it.each<[string, object]>([
  [
    'as the contract has it',
    { status: 16, max_payout: '12.33', bonus_amount: '10.33', matches: withPick({ result: 'won' }) },
  ],
  ['pending with nothing paid', { status: 1, result: undefined, payout: '0', bonus_amount: '0' }],
  ['cancelled with its stake back', { status: 32, payout: '2', result: 'void', bonus_amount: '0' }],
  ['paid with a bonus of the operator', { payout: '13.33', extra_bonus_amount: '1', max_payout: '12.33' }],
  ['won in one of two lines', { lines: '2', matches: withPick({ result: 'lost' }) }],
  [
    'half lost on an Asian line',
    { matches: withPick({ kind: 'asian_handicap', outcome: 'home', line: '-1.25', result: 'lost' }) },
  ],
  [
    'exported with words of its own',
    { status: 'done', max_payout: null, bonus_amount: 5, matches: withPick({ result: 0 }) },
  ],
])('a bet that is %s does not', (_, extra) => expect(saidOf(extra)).toEqual([]));
