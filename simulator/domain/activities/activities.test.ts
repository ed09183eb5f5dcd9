import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckIn } from '#contract/entities';
import { call, later, movedBy, outcomeOf } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const DAY_MS = 86_400_000;
let simulator: Simulator;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'activities' });
});
afterAll(() => simulator.close());
/** The world begins on a Saturday. */
const aPlayer = () => new RowClient(simulator, simulator.world(`activities-${++worlds}`)).signIn();
const claim = (client: RowClient, day: number) => call(client, 'claimCheckIn', { body: { day } });
const week = async (client: RowClient) => (await call(client, 'listCheckIns')).json.data as unknown as CheckIn[];
const states = async (client: RowClient) => (await week(client)).map(({ state }) => state);

it('the reward of today is paid once, of no other day', async () => {
  const client = aPlayer();
  expect(await states(client)).toEqual(['missed', 'missed', 'missed', 'missed', 'missed', 'open', 'future']);
  const wrong = (state: string) => ({
    status: 400,
    msg: 'Only today can be claimed',
    reason: 'badRequest',
    field: 'day',
    state,
  });
  expect(outcomeOf(await claim(client, 5))).toEqual(wrong('missed'));
  expect(outcomeOf(await claim(client, 7))).toEqual(wrong('future'));
  expect(await movedBy(client, () => claim(client, 6))).toEqual([
    'reward house:promotions -0.500000 USDT',
    'reward member:m-player 0.500000 USDT',
  ]);
  expect(outcomeOf(await claim(client, 6))).toEqual({
    status: 409,
    msg: 'This day is claimed',
    reason: 'alreadyClaimed',
    field: 'day',
  });
});

it('days add up over a week, which begins anew on Monday', async () => {
  const client = aPlayer();
  await claim(client, 6);
  later(client, DAY_MS);
  expect((await claim(client, 7)).status).toBe(200);
  expect((await states(client)).slice(5)).toEqual(['claimed', 'claimed']);
  later(client, DAY_MS);
  expect(await states(client)).toEqual(['open', ...Array.from({ length: 6 }, () => 'future')]);
  expect((await claim(client, 1)).status).toBe(200);
});

it.each([
  ['BRL', '0.54'],
  ['IDR', '1575.00'],
  ['GBP', '0.07'],
])('in %s the first day is worth %s, cut', async (unit, amount) => {
  const client = aPlayer();
  await call(client, 'changeCurrency', { query: { unit } });
  expect((await week(client))[0]).toEqual({ day: 1, amount, currency: unit, state: 'missed' });
});
