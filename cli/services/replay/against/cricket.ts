import { addAmounts, EngineError, subtractAmounts } from '#engine/money';
import { settleCricket } from '#engine/sports';
import { type CricketScenario, differences } from '#fixtures';
import type { ReplayWorld } from './replay-world.ts';
import { inProcess, type UpstreamResult } from './upstream-result.ts';
import { compareRefusal, wronglyAccepted } from './compare-refusal.ts';

const START = '2026-03-14T00:00:00Z';
const AFTER_THE_MATCH_MS = 4 * 3_600_000;

/**
 * Places the scenario's amounts on the upstream's cricket markets. Its seed decides the results: its payout is compared with
 * the engine's for the results that it reports.
 */
export async function playCricket(
  world: ReplayWorld,
  { bets, currency = 'USDT', expect = {} }: CricketScenario,
): Promise<UpstreamResult> {
  await world.open(START, currency);
  const matches = await world.client.read('listCricketMatches');
  const amounts = Object.values(bets).map(({ amount }) => amount);
  const match = matches.find((each) => each.state === 'scheduled' && Object.keys(each.bets).length >= amounts.length);
  if (match === undefined) return inProcess('not enough is sold on one cricket match');
  const offers = Object.entries(match.bets).slice(0, amounts.length);
  const asked = Object.fromEntries(offers.map(([id, { odd }], index) => [id, { amount: amounts[index] ?? '1', odd }]));
  // Only the amounts are the scenario's; the engine decides whether they must be refused at the upstream's odds.
  const error = refusalOf(asked, currency);
  if (error === undefined && expect.error !== undefined)
    return inProcess(`${expect.error} cannot be shown at the upstream's own odds`);
  const before = await world.wallet();
  const placed = await world.client.money(
    'placeCricketBet',
    { body: { matchId: match.matchId, currency, bets: asked } },
    world.key(),
  );
  if (!placed.ok) return compareRefusal(world, placed, { before, isExpected: error !== undefined });
  if (error !== undefined) return wronglyAccepted(error, placed.data.bet);
  await world.client.control('POST', 'clock', {
    set: new Date(Date.parse(match.startTime) + AFTER_THE_MATCH_MS).toISOString(),
  });
  const { bets: mine } = await world.client.read('listMyCricketBets', { query: { start: 0, limit: 1 } });
  const bet = mine.find(({ bet_id }) => bet_id === placed.data.bet.bet_id);
  if (bet === undefined)
    return { at: 'upstream', actual: {}, differences: [{ key: 'upstream', expected: 'the bet', actual: null }] };
  const results = Object.fromEntries(
    Object.entries(bet.bets).map(([id, { result }]) => [id, result === 'open' ? 'lost' : result]),
  );
  const engine = settleCricket(bet.bets, results, currency);
  const actual = { payout: bet.payout, state: bet.result ?? 'open', stake: bet.bet_amount };
  const after = await world.wallet();
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

/** The engine's error for the bets; undefined when it accepts them. */
function refusalOf(bets: Parameters<typeof settleCricket>[0], currency: string): string | undefined {
  try {
    settleCricket(bets, {}, currency);
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}
