import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'lottery' });
  client = new RowClient(simulator, simulator.world('highest')).signIn();
});
afterAll(() => simulator.close());

/** The highest payout of a bet, by the answer to it and by My bets afterwards. */
async function highest(place: RowName, read: RowName, params: Record<string, string>, picks: readonly object[]) {
  const sample = await client.sample(place);
  const body = { ...(sample.body as object), picks };
  const { bet } = (await client.send(place, { ...sample, params, body })).json.data as {
    bet: { bet_id: string; max_payout: string };
  };
  const later = (await client.send(read, { ...(await client.sample(read)), params: { ...params, id: bet.bet_id } }))
    .json.data as typeof bet;
  return [bet.max_payout, later.max_payout];
}
const ofDraw = (...picks: object[]) => highest('placeLotteryBet', 'getMyLotteryBet', { lottery: 'hkmarksix' }, picks);
const ofRace = (...picks: object[]) => highest('placeRaceBet', 'getMyRaceBet', { race: 'pk10' }, picks);

it('three special numbers, of which one can come, are promised what one pays', async () => {
  const number = { kind: 'specialCode', amount: '5', odds: '47.00' };
  const picks = [1, 2, 3].map((selection) => ({ ...number, selection }));
  expect(await ofDraw(...picks)).toEqual(['235.000000', '235.000000']);
});

const SIDE = { market: 'place', place: 1, amount: '5', odds: '1.98' };

it('big, small and odd of one place of a race are promised what two of them pay', async () => {
  const picks = ['big', 'small', 'odd'].map((selection) => ({ ...SIDE, selection }));
  expect(await ofRace(...picks)).toEqual(['19.800000', '19.800000']);
});

it('big and small of one place alone are refused: they cost 10 and pay 9.90', async () => {
  const picks = ['big', 'small'].map((selection) => ({ ...SIDE, selection }));
  const sample = await client.sample('placeRaceBet');
  const answer = await client.send('placeRaceBet', { ...sample, body: { ...(sample.body as object), picks } });
  expect(answer.json.data).toMatchObject({ reason: 'limitsExceeded', warnings: [{ name: 'cannotWin' }] });
});

it('a combination with the animal of the year is promised 85 % of the prize', async () => {
  // The world's clock is in the year of the horse.
  const pick = { kind: 'specialCodeCombinationZodiacs', selection: ['horse'], level: 1, amount: '10', odds: '1.95' };
  expect(await ofDraw(pick)).toEqual(['16.575000', '16.575000']);
});
