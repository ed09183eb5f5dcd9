import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { type MarkSixBet, type Pk10Bet, settleMarkSix, settlePk10 } from '#engine/lottery';
import { addAmounts, subtractAmounts } from '#engine/money';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { markSixOdds } from './mark-six-odds.ts';
import { markSixItem, raceItem } from './price-of-pick.ts';
import { RACE_ODDS } from './race-odds.ts';

/** The worlds of these tests are in the year of the horse. */
const MARK_SIX_ODDS = markSixOdds('horse');

let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'lottery' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`lottery-${++worlds}`)).signIn();
});
const call = async (name: RowName, over: object = {}) =>
  (await client.send(name, { ...(await client.sample(name)), ...over })).json.data;
const advance = (seconds: number) => {
  client.world.clock.advance(seconds * 1_000);
  runDue(client.world);
};

it('settles a Mark Six bet at its draw, to the amount of the engine', async () => {
  const sample = (await client.sample('placeLotteryBet')).body as { match_id: string; picks: MarkSixBet[] };
  // Two picks: 2, and three combinations of two animals at 1.
  expect(await call('placeLotteryBet')).toMatchObject({
    balance: '995.000000',
    bet: { bet_amount: '5.000000', status: 1 },
  });
  advance(86_400);
  const expected = settleMarkSix(sample.picks, client.world.draws.numbers(sample.match_id), '2026-03-14');
  expect(client.world.balance('m-player')).toBe(addAmounts('995.000000', expected.payout));
});

it('a bet with a lost pick and one that ties is lost, and its tie comes back', async () => {
  const body = (await client.sample('placeLotteryBet')).body as { match_id: string };
  const big = { kind: 'specialCodeSide', selection: 'big', amount: '2', odds: '1.97' };
  const seven = { kind: 'specialCode', selection: 7, amount: '3', odds: '47' };
  const { bet } = (await call('placeLotteryBet', { body: { ...body, picks: [big, seven] } })) as {
    bet?: { bet_id: string };
  };
  await client.request('POST', `/__sim/draws/${body.match_id}`, { numbers: [1, 2, 3, 4, 5, 6], special: 49 }, {});
  advance(86_400);
  client.signIn();
  const settled = await call('getMyLotteryBet', { params: { lottery: 'hkmarksix', id: bet?.bet_id } });
  expect(settled).toMatchObject({ result: 'lost', payout: '2.000000' });
});

it('settles a race bet at its finish, to the amount of the engine', async () => {
  const sample = (await client.sample('placeRaceBet')).body as { race_id: string; picks: Pk10Bet[] };
  const { stake, payout } = settlePk10(sample.picks, client.world.draws.finish(sample.race_id));
  expect(await call('placeRaceBet')).toMatchObject({ balance: subtractAmounts('1000.000000', stake) });
  advance(300);
  expect(client.world.balance('m-player')).toBe(addAmounts(subtractAmounts('1000.000000', stake), payout));
});

it('takes no bets between the closing and the draw, and none on a draw to come', async () => {
  const { body } = await client.sample('placeRaceBet');
  advance(275);
  expect(await call('placeRaceBet', { body })).toMatchObject({ reason: 'marketClosed', state: 'closed' });
  advance(30);
  expect(await call('placeRaceBet', { body })).toMatchObject({ reason: 'marketClosed', state: 'drawn' });
  const next = Number((body as { race_id: string }).race_id.slice(3)) + 3;
  expect(await call('placeRaceBet', { body: { ...(body as object), race_id: `pk-${next}` } })).toMatchObject({
    reason: 'marketClosed',
  });
});

it('names the rule that a set of animals breaks, and odds that differ from the list', async () => {
  const body = (await client.sample('placeLotteryBet')).body as object;
  const place = (pick: object) => call('placeLotteryBet', { body: { ...body, picks: [pick] } });
  const merged = { kind: 'specialCodeMergeAnimal', amount: '1', odds: '1.95' };
  expect(await place({ ...merged, selection: ['rat'] })).toMatchObject({
    rule: 'atLeastTwo',
    field: 'picks.0.selection',
  });
  expect(await place({ ...merged, selection: ['rat', 'ox'], configuration: 'six' })).toMatchObject({
    rule: 'shouldSelectSix',
  });
  expect(await place({ kind: 'specialCode', selection: 8, amount: '1', odds: '48.00' })).toMatchObject({
    reason: 'oddsChanged',
    moved: [{ now: '47.00' }],
  });
  expect(await place({ kind: 'specialCode', selection: 8, amount: '0.5', odds: '47.00' })).toMatchObject({
    reason: 'limitsExceeded',
    warnings: [{ name: 'belowLotteryGameMinBet', limit: '1' }],
  });
});

it('sells every item of both price lists to a pick, and no two items to one', () => {
  const keys = (odds: typeof MARK_SIX_ODDS) => odds.map(({ index, top }) => `${index} ${top}`);
  expect(new Set(keys(MARK_SIX_ODDS)).size).toBe(MARK_SIX_ODDS.length);
  expect(new Set(keys(RACE_ODDS)).size).toBe(RACE_ODDS.length);
  expect(MARK_SIX_ODDS.length).toBe(7 * (49 + 12 + 3) + 12 + 9 + 10 + 5 + 10);
  expect(RACE_ODDS.length).toBe(10 * 4 + 4 + 17 + 100 + 10);
  expect(markSixItem({ kind: 'numberCodeSide', position: 'no3', selection: 'big' }, 'horse')).toMatchObject({
    index: 10,
    top: 'big',
  });
  expect(raceItem({ market: 'place', place: 10, selection: 4 })).toMatchObject({ index: 21, top: '4' });
});

it('a bet on a race that is unknown, or closed, is refused by its field', async () => {
  const refused = async (race_id: string) => {
    const sample = await client.sample('placeRaceBet');
    const { json } = await client.send('placeRaceBet', { ...sample, body: { ...(sample.body as object), race_id } });
    return json.data;
  };
  const { race_id } = (await client.sample('placeRaceBet')).body as { race_id: string };
  expect(await refused('pk-1x')).toEqual({ reason: 'badRequest', field: 'race_id' });
  advance(600);
  expect(await refused(race_id)).toEqual({ reason: 'marketClosed', field: 'race_id', state: 'drawn' });
});
