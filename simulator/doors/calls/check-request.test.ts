import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

const EXTRA = 'surprise';

/** What the contract does not name, in the query, in the body and deep in it; and a body where there is none. */
const CALLS: readonly (readonly [string, RowName, (sample: Sample) => Partial<Sample>])[] = [
  ['query.surprise', 'listBanners', ({ query }) => ({ query: { ...query, [EXTRA]: '1' } })],
  ['surprise', 'placeBet', ({ body }) => ({ body: { ...(body as object), [EXTRA]: 1 } })],
  [
    'matches.0.surprise',
    'placeBet',
    ({ body }) => {
      const { matches, ...rest } = body as { matches: readonly object[] };
      return { body: { ...rest, matches: matches.map((match) => ({ ...match, [EXTRA]: {} })) } };
    },
  ],
  ['body', 'getSocketTicket', () => ({ body: {} })],
];
type Sample = Awaited<ReturnType<RowClient['sample']>>;

describe.each([false, true])('strict: %s', (strict) => {
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await startSimulator({ seed: 'strict', strict });
  });
  afterAll(() => simulator.close());
  const aClient = (name: string) => new RowClient(simulator, simulator.world(name)).signIn();
  const answer = async (name: RowName, change: (sample: Sample) => Partial<Sample>) => {
    const client = aClient(`world-${++worlds}`);
    const sample = await client.sample(name);
    const { status, json } = await client.send(name, { ...sample, ...change(sample) });
    return { status, field: json.code === 0 ? undefined : json.data['field'] };
  };
  let worlds = 0;

  it.each(CALLS)('%s of %s is ignored, or refused by its name', async (field, name, change) => {
    expect(await answer(name, change)).toEqual(strict ? { status: 400, field } : { status: 200, field: undefined });
  });

  it('what the specification names is checked in either case', async () => {
    expect(await answer('placeBet', ({ body }) => ({ body: { ...(body as object), stake: 'much' } }))).toEqual({
      status: 400,
      field: 'stake',
    });
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${EXTRA}${index}`, '1']));
    expect((await answer('listBanners', () => ({ query: many }))).status).toBe(400);
  });

  it('the Mark Six lists take a timestamp, the rows of chat tokens an empty body', async () => {
    const draws = await answer('listDraws', ({ query }) => ({ query: { ...query, timestamp: '1700000000000' } }));
    const tokens = await Promise.all(
      (['getChatToken', 'getVisitorChatToken'] as const).map((name) => answer(name, () => ({ body: {} }))),
    );
    expect([draws, ...tokens].map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
