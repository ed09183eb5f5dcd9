import { expect, it } from 'vitest';
import type { SessionStep } from '#fixtures';
import { type Making, Spoilt, wrongText } from '#cli/services/upstream/spoilt.fixture.ts';
import { runSession } from './run-session.ts';
import { SessionWorld } from './session-world.ts';
import { ball, place, press, racer, sport, transfer, wallet } from './sessions.fixture.ts';

const ACCOUNT = /^GET .*\/member\/account/;
const MEMBERS = /^GET \/__sim\/members/;
const MY_BETS = /^GET .*\/soccer\/mybet\?/;
const MY_BET = /^GET .*\/mybet\/[^/]+$/;
const PLACED = /^POST .*\/bet$/;
const SETTLED: readonly SessionStep[] = [place(), { do: 'settle', match: 0, ft: '1:0' }];
const SOLD: readonly SessionStep[] = [place(), { do: 'cashOut', bet: 0, ask: 'quote' }];
const AGAIN: readonly SessionStep[] = [place(), { do: 'retry', bet: 0, changed: false }];
const DEPOSIT: SessionStep = { do: 'deposit', amount: '50', paid: true };
const CRICKET: SessionStep = { do: 'cricket', offers: [{ offer: 0, amount: '2' }] };
const BOTH_SIDES: SessionStep = { do: 'cricket', offers: [0, 1].map((offer) => ({ offer, amount: '2' })) };
const BADMINTON = sport({ game: 'bd', result: { ft: '2:1', ht: '1:0' } });

/** Of a pick, not of its bet. */
const TIED: Making = (value) => (value === 'win' || value === 'lose' ? 'tie' : value);
const SWAPPED: Making = (value) => (value === 'win' ? 'lose' : value === 'lose' ? 'win' : value);
/** Of a bet, not of its picks. */
const VOID_BET: Making = (value, holder) => ('bet_id' in holder ? 'void' : value);

const CASES: readonly (readonly [steps: readonly SessionStep[], path: RegExp, name: string, by: unknown])[] = [
  [[DEPOSIT], ACCOUNT, 'score', '20000.000001'],
  [[transfer()], MEMBERS, 'balance', '1.000000'],
  [[transfer()], /\/transfer$/, 'balance', '1.000000'],
  [[place()], MY_BETS, 'total', 2],
  [[place()], MY_BETS, 'status', 2],
  [SETTLED, MY_BETS, 'result', 'lost'],
  [SETTLED, MY_BETS, 'payout', '3.770000'],
  [[place()], MY_BETS, 'bet_amount', '2.000001'],
  [[place()], MY_BETS, 'lines', '2'],
  [[place()], MY_BETS, 'max_payout', '3.790000'],
  [[place()], MY_BETS, 'odds', '1.90'],
  [SOLD, MY_BETS, 'cashed_out', () => undefined],
  [[place()], MY_BETS, 'bet_id', 'bet-9999999'],
  [[place({ answer: 'lostAfter' })], /\/member\/outcome/, 'state', 'refused'],
  [[place({ answer: 'lostBefore' })], /\/member\/outcome/, 'state', 'done'],
  [[place({ stake: '20001' })], PLACED, 'name', 'bonusAboveMaximum'],
  [[place({ stake: '20001' })], PLACED, 'reason', 'marketClosed'],
  [AGAIN, MY_BETS, 'bet_id', 'bet-0000002'],
  [SOLD, /cash_out$/, 'amount', '1.8'],
  [[press({ sameKey: false })], PLACED, 'bet_id', 'bet-0000001'],
  [[press({ sameKey: false, stake: '9000' })], PLACED, 'reason', 'marketClosed'],
  [[{ do: 'checkIn', day: 6 }], /check_in/, 'state', 'missed'],
  [[{ do: 'withdraw', amount: '100', end: 'paid' }], /\/withdraw$/, 'balance', '1.000000'],
  [[wallet()], /ng\/transfer_in/, 'balance', '1.000000'],
  [[wallet()], /ng\/transfer_in/, 'game_balance', '1.000000'],
  [[wallet()], /ng\/balance/, 'balance', '1.000000'],
  [[wallet({ wallet: 'ky' })], /ky\/balance/, 'balance', '1.000000'],
  [[wallet({ wallet: 'ky' })], /ky\/transfer_in/, 'game_balance', '1.000000'],
  [[sport()], PLACED, 'max_payout', '3.000000'],
  [[sport()], PLACED, 'bet_amount', '3.000000'],
  [[sport()], MY_BET, 'result', 'void'],
  [[sport()], MY_BET, 'payout', '7.000000'],
  [[BADMINTON], MY_BET, 'payout', '7.000000'],
  [[BADMINTON], PLACED, 'bet_amount', '3.000000'],
  [[sport({ stake: '20001' })], PLACED, 'name', 'belowMinimum'],
  [[CRICKET], /betData\/create/, 'max_payout', '3.000000'],
  [[CRICKET], /betData\/list/, 'payout', '7.000000'],
  [[CRICKET], /betData\/list/, 'result', VOID_BET],
  [[BOTH_SIDES], /betData\/list/, 'result', 'won'],
  [[ball('1')], PLACED, 'bet_amount', '3.000000'],
  [[ball('1')], MY_BET, 'result', TIED],
  [[ball('1')], MY_BET, 'payout', '7.000000'],
  [[ball('30000')], PLACED, 'name', 'belowMinimum'],
  [[racer('1')], MY_BET, 'result', SWAPPED],
  [[racer('1')], MY_BET, 'payout', '7.000000'],
  [[{ do: 'signIn', right: false }], /sign_in/, 'reason', 'accountLocked'],
  [[place()], /\/__sim\/ledger/, 'problems', ['a wallet is short']],
];

it('what is wrong in the answers of an upstream is found like this', async () => {
  const lines: string[] = [];
  const spoilt = new Spoilt();
  const world = await SessionWorld.here(spoilt.send);
  for (const [steps, path, name, by] of CASES) {
    const wrong = { path, name, by };
    spoilt.wrong = wrong;
    const found = await runSession(world, steps);
    spoilt.wrong = undefined;
    lines.push(`${steps.map((step) => step.do).join(', ')}: ${wrongText(wrong)}`);
    lines.push(`    ${JSON.stringify(found)}`);
  }
  await world.close();
  await expect(lines.join('\n')).toMatchFileSnapshot('wrong-answers.txt');
});
