import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Profile, PROFILES } from '#contract/brand';
import type { RowClient } from '../../conformance/row-client.ts';
import { dataOf, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';

const NUMBERS = { debit: '4111111111111111', credit: '5555555555554444', unknown: '6011111111111117' } as const;
type Kind = keyof typeof NUMBERS;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'debit-cards' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const byCard = (client: RowClient, kind: Kind) =>
  send(client, 'openDeposit', {
    card: {
      name: 'Pat Player',
      card_number: NUMBERS[kind],
      expiry: '12/29',
      cvv: '123',
      user_name: 'pat',
      email: 'pat@example.com',
    },
  });
const orders = ({ world }: RowClient) =>
  world.records
    .list<{ remark: string }>('deposit', 'm-player')
    .records.map(({ status, doc }) => ({ status, remark: doc.remark }));

/** The feature that a refusal names; undefined: the card is taken. */
const REFUSED: Readonly<Record<Profile, Readonly<Record<Kind, string | undefined>>>> = {
  none: { debit: undefined, credit: undefined, unknown: undefined },
  uk: { debit: undefined, credit: 'creditCard', unknown: 'creditCard' },
  br: { debit: 'card', credit: 'card', unknown: 'card' },
};

describe.each(PROFILES)('under %s', (profile) => {
  it.each(Object.keys(NUMBERS) as Kind[])('a %s card', async (kind) => {
    const client = under(profile);
    const { status, json } = await byCard(client, kind);
    const feature = REFUSED[profile][kind];
    if (feature === undefined) expect({ status, orders: orders(client).length }).toEqual({ status: 200, orders: 1 });
    else {
      expect(status).toBe(403);
      expect(json.data).toMatchObject({ reason: 'forbidden', profile, feature });
      expect(orders(client)).toEqual([]);
    }
    expect(JSON.stringify(client.world.records.list('deposit', 'm-player'))).not.toContain(NUMBERS[kind]);
  });

  it('what is listed says which cards are taken', async () => {
    const channels = (await dataOf(under(profile), 'listDepositChannels')) as unknown as {
      type: string;
      cards?: string;
    }[];
    const stated = channels.filter(({ type }) => type === 'card').map(({ cards = 'any' }) => cards);
    expect(stated).toEqual({ none: ['any'], uk: ['debit'], br: [] }[profile]);
    expect(channels.filter(({ type, cards }) => type !== 'card' && cards !== undefined)).toEqual([]);
  });
});

describe('a deposit that was opened before the rule', () => {
  it.each([
    ['debit', 3, ''],
    ['credit', 4, 'returned'],
  ] as const)('by a %s card: asked again when the money moves', async (kind, status, remark) => {
    const client = under('uk');
    client.world.setProfile('none');
    expect((await byCard(client, kind)).status).toBe(200);
    client.world.setProfile('uk');
    const before = client.world.balance('m-player');
    client.world.clock.advance(3_600_000);
    runDue(client.world);
    expect(orders(client)).toEqual([{ status, remark }]);
    expect(client.world.balance('m-player') === before).toBe(kind === 'credit');
    expect(client.world.ledger.audit()).toEqual([]);
  });
});
