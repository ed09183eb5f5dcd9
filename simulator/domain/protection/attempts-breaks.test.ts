import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import { DAY_MS, HOUR_MS, NOTHING, WALLET, idOf, register } from '../../conformance/registering.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import {
  type Attempt,
  again,
  call,
  exclude,
  excludedAs,
  limit,
  limitOf,
  of,
  say,
  timeOut,
} from './attempts.fixture.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'attempts-breaks' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const BREAKS: readonly Attempt[] = [
  ...([0, -1, 0.5, 1_009, '24', null] as const).map((hours): Attempt => [
    `a time-out of ${JSON.stringify(hours)} hours`,
    'uk',
    async (client) => {
      await timeOut(client, 48);
      const said = await say(client, 'excludeSelf', { kind: 'time_out', hours, months: undefined });
      return `${said.split(' ')[0] ?? ''} ${await say(client, 'placeBet')}`;
    },
    'badRequest excluded',
  ]),
  [
    'a shorter break during a longer one',
    'uk',
    async (client) => {
      await timeOut(client, 48);
      await timeOut(client, 1);
      again(client, 2 * HOUR_MS);
      return say(client, 'placeBet');
    },
    'excluded',
  ],
  [
    'the session is exchanged, the password reset, and a bet placed',
    'uk',
    async (client) => {
      await timeOut(client);
      const password = (await say(client, 'changePassword')).split(' ')[0];
      client.signIn();
      return `${password} ${await say(client, 'placeBet')}`;
    },
    'done excluded',
  ],
  [
    'a deposit is opened before the break and continued in it',
    'uk',
    async (client) => {
      const { order } = (await send(client, 'openDeposit', WALLET)).json.data as { order: Body };
      await timeOut(client);
      return String((await call(client, 'continueDeposit', { order_id: order['order_id'] }))['reason']);
    },
    'excluded',
  ],
  [
    'the key of a bet from before the break is used for a larger one',
    'uk',
    async (client) => {
      const sample = await client.sample('placeBet');
      const headers = { ...sample.headers, 'idempotency-key': 'before-the-break-01' };
      await client.send('placeBet', { ...sample, headers });
      await timeOut(client);
      return of(await client.send('placeBet', { ...sample, headers, body: { ...(sample.body as Body), stake: '9' } }));
    },
    'keyReused headers.idempotency-key',
  ],
  [
    'the break is taken while the question about limits is open, and the question answered in it',
    'uk',
    async (client) => {
      client.world.members.updateDoc('m-player', { limitsReview: { seenMs: client.world.now() - 400 * DAY_MS } });
      await timeOut(client);
      const { review } = (await call(client, 'getPlayerLimits')) as { review: Body };
      await call(client, 'setPlayerLimit', { kind: 'review' });
      return `${String(review['is_due'])} ${await say(client, 'placeBet')}`;
    },
    'false excluded',
  ],
  [
    'a limit is raised in a break, for the time after it',
    'uk',
    async (client) => {
      await limit(client, '3');
      await timeOut(client, 24);
      await limit(client, '50');
      again(client, DAY_MS);
      return limitOf(client);
    },
    '3 to 50',
  ],
  [
    'notifications are turned on in a break',
    'uk',
    async (client) => {
      await timeOut(client);
      return say(client, 'savePushSubscription');
    },
    'excluded',
  ],
  [
    'a reward is claimed in a break',
    'none',
    async (client) => {
      await timeOut(client);
      return say(client, 'claimCheckIn');
    },
    'excluded',
  ],
  [
    'a time-out is ended by asking to return',
    'uk',
    async (client) => {
      await timeOut(client);
      return String((await call(client, 'returnToPlay'))['reason']);
    },
    'badRequest',
  ],
  [
    'asking to return, and at once again a second before the day is over',
    'uk',
    async (client) => {
      await exclude(client);
      again(client, 200 * DAY_MS);
      await call(client, 'returnToPlay');
      again(client, DAY_MS - 1_000);
      await call(client, 'returnToPlay');
      return say(client, 'placeBet');
    },
    'excluded',
  ],
  ...(['uk', 'br'] as const).map((profile): Attempt => [
    'messages that advertise come back when the break is over',
    profile,
    async (client) => {
      const advert = { id: 'pm-ad', title: 'More', content: 'More', at: '2026-03-14T12:00:00.000Z', is_read: false };
      client.world.content.private_messages.unshift({
        ...advert,
        lang: 'en',
        purpose: 'marketing',
        product: 'bets',
      } as never);
      await send(client, 'setMarketing', { products: ['bets'], channels: ['message'] });
      const advertised = async () => {
        const { json } = await client.send('listPrivateMessages', { ...NOTHING, query: { start: 0, limit: 20 } });
        return (json.data['messages'] as { id: string }[]).some(({ id }) => id === 'pm-ad');
      };
      const before = await advertised();
      await timeOut(client);
      again(client, 2 * DAY_MS);
      const { marketing } = await call(client, 'getSessionSummary');
      return `${before} ${await advertised()} ${JSON.stringify(marketing)}`;
    },
    'true false null',
  ]),
  [
    'another account of the same mailbox, which is older than the break',
    'none',
    async (client) => {
      const other = idOf(await register(client, 'ada+games@mail.example', { cpf: undefined }));
      await excludedAs(client);
      return say(client.signIn(other), 'openDeposit', WALLET);
    },
    'excluded',
  ],
  [
    'somebody excludes a mailbox that only looks alike, for another',
    'none',
    async (client) => {
      const other = idOf(await register(client, 'a.da@mail.example', { cpf: undefined }));
      await excludedAs(client);
      return say(client.signIn(other), 'openDeposit', WALLET);
    },
    'done',
  ],
];

describe.each([['a break', BREAKS]])('attempts to get around %s', (_, attempts) => {
  it.each(attempts)('%s (%s)', async (_name, profile, attempt, expected) => {
    const client = under(profile);
    expect(await attempt(client)).toBe(expected);
    expect(client.world.ledger.audit()).toEqual([]);
  });
});
