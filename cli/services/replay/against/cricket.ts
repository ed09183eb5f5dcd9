import { addAmounts, subtractAmounts } from '#engine/money/amount.ts';
import { settleCricket } from '#engine/cricket/settle-cricket.ts';
import { differences } from '#fixtures/scenario/compare.ts';
import type { CricketScenario } from '#fixtures/scenario/scenario-schema.ts';
import type { Desk } from './desk.ts';
import { inProcess, type Judged } from './judged.ts';

const START = '2026-03-14T00:00:00Z';
const AFTER_THE_MATCH_MS = 4 * 3_600_000;

/**
 * The scenario's amounts on what the upstream sells. Its seed decides the results, nobody can set them: what it paid is compared with
 * the engine under the results it tells.
 */
export async function playCricket(desk: Desk, { bets, currency = 'USDT' }: CricketScenario): Promise<Judged> {
  await desk.open(START, currency);
  const matches = await desk.client.read('listCricketMatches');
  const match = matches.find(({ state }) => state === 'scheduled');
  const amounts = Object.values(bets).map(({ amount }) => amount);
  const offers = Object.entries(match?.bets ?? {}).slice(0, amounts.length);
  if (match === undefined || offers.length < amounts.length)
    return inProcess('not enough is sold on one cricket match');
  const asked = Object.fromEntries(offers.map(([id, { odd }], index) => [id, { amount: amounts[index] ?? '1', odd }]));
  const before = await desk.wallet();
  const placed = await desk.client.money(
    'placeCricketBet',
    { body: { matchId: match.matchId, currency, bets: asked } },
    desk.key(),
  );
  if (!placed.ok) return inProcess(`the upstream does not take it: ${placed.reason}`);
  await desk.client.control('POST', 'clock', {
    set: new Date(Date.parse(match.startTime) + AFTER_THE_MATCH_MS).toISOString(),
  });
  const { bets: mine } = await desk.client.read('listMyCricketBets', { query: { start: 0, limit: 1 } });
  const bet = mine.find(({ bet_id }) => bet_id === placed.data.bet.bet_id);
  if (bet === undefined)
    return { at: 'upstream', actual: {}, differences: [{ key: 'upstream', expected: 'the bet', actual: null }] };
  const results = Object.fromEntries(
    Object.entries(bet.bets).map(([id, { result }]) => [id, result === 'open' ? 'lost' : result]),
  );
  const engine = settleCricket(bet.bets, results, currency);
  const actual = { payout: bet.payout, state: bet.result ?? 'open', stake: bet.bet_amount };
  const after = await desk.wallet();
  return {
    at: 'upstream',
    note: "odds and results are the upstream's: expect was computed in process",
    actual,
    differences: [
      ...differences({ payout: engine.payout, state: engine.state, stake: engine.stake }, actual).map((each) => ({
        ...each,
        key: `upstream against engine: ${each.key}`,
      })),
      ...differences(
        { 'wallet after the match': addAmounts(subtractAmounts(before.balance, engine.stake), engine.payout) },
        { 'wallet after the match': after.balance },
      ),
    ],
  };
}
