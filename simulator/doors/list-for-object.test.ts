import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { tablesOf } from '../conformance/answers/store-changes.ts';
import { RowClient } from '../conformance/row-client.ts';
import { startSimulator, type Simulator } from './server/start-simulator.ts';

const SAYS = 'Invalid type: Expected Object but received Array';

let simulator: Simulator;
beforeAll(async () => (simulator = await startSimulator({ seed: 'lists' })));
afterAll(() => simulator.close());

/** What has a list where an object is meant, and the place that the refusal names. */
const CONTROL: readonly (readonly [path: string, body: unknown, field: string])[] = [
  ['members/m-player', [], 'body'],
  ['settlement', [], 'body'],
  ['limits/soccer', [], 'body'],
  ['matches/s20260314-20', [], 'body'],
  ['matches/s20260314-20', { odds: [] }, 'odds'],
  ['journal/verify', { row: 'placeBet', times: [] }, 'times'],
  ['worlds', { name: 'other', matches: [] }, 'matches'],
  ['worlds', { name: 'other', matches: { 's20260314-20': [] } }, 'matches.s20260314-20'],
  ['answers', { row: 'listBanners', data: [], headers: [] }, 'headers'],
  ['answers', [{ row: 'getSocketTicket', merge: [] }], '0.merge'],
];

it.each(CONTROL)('control call %s with %j is refused at its place', async (path, body, field) => {
  const client = new RowClient(simulator, simulator.world());
  const before = tablesOf(client.world);
  const { status, json } = await client.request('POST', `/__sim/${path}`, body, {});
  expect([status, json.msg, json.data]).toEqual([400, `${field}: ${SAYS}`, { reason: 'badRequest', field }]);
  expect(tablesOf(client.world)).toEqual(before);
  expect(simulator.worlds.all().map(({ name }) => name)).toEqual(['main']);
});

const CALLS: readonly (readonly [RowName, (sample: object) => unknown, string])[] = [
  ['getChatToken', () => [], 'body'],
  ['placeCricketBet', (sample) => ({ ...sample, bets: Object.values((sample as { bets: object }).bets) }), 'bets'],
];

it.each([true, false])('a call with a list for an object is refused, strict: %s', async (strict) => {
  const own = await startSimulator({ seed: 'lists', strict });
  try {
    const client = new RowClient(own, own.world()).signIn();
    const answers = [];
    for (const [name, change] of CALLS) {
      const sample = await client.sample(name);
      const { status, json } = await client.send(name, { ...sample, body: change(sample.body as object) });
      answers.push([name, status, json.msg]);
    }
    expect(answers).toEqual(CALLS.map(([name, , field]) => [name, 400, `${field}: ${SAYS}`]));
  } finally {
    await own.close();
  }
});
