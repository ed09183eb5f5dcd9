import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileWorlds } from '../../conformance/profile-worlds.ts';
import { DAY_MS, HOUR_MS, WALLET } from '../../conformance/registering.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { type Attempt, again, call, limit, limitOf, older, raised, say, together } from './attempts.fixture.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'attempts-limits' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const LIMITS: readonly Attempt[] = [
  [
    'ten raises at once, each confirmed a day later',
    'uk',
    async (client) => {
      await limit(client, '3');
      await Promise.all(Array.from({ length: 10 }, (_, at) => limit(client, String(50 + at))));
      again(client, DAY_MS);
      const asked = (await limitOf(client)).replace('3 to ', '');
      for (let at = 0; at < 10; at++) if (String(50 + at) !== asked) await limit(client, String(50 + at));
      return (await limitOf(client)).replace(/to 5\d/, 'to one of them');
    },
    '3 to one of them',
  ],
  [
    'a raise and a lowering at once, and the raise confirmed a day later',
    'uk',
    async (client) => {
      await limit(client, '3');
      await Promise.all([limit(client, '50'), limit(client, '2')]);
      again(client, DAY_MS);
      await limit(client, '50');
      return limitOf(client);
    },
    '2 to 50',
  ],
  [
    'a raise is asked for, withdrawn and confirmed',
    'uk',
    async (client) => {
      await raised(client);
      await limit(client, '3');
      again(client, DAY_MS);
      await limit(client, '50');
      return limitOf(client);
    },
    '3 to 50',
  ],
  [
    'a raise is asked for again each hour, and confirmed a day after the first',
    'uk',
    async (client) => {
      await raised(client);
      for (let hour = 0; hour < 24; hour++) {
        again(client, HOUR_MS);
        if (hour < 23) await limit(client, '50');
      }
      await limit(client, '50');
      return limitOf(client);
    },
    '3 to 50',
  ],
  [
    'a raise is confirmed by another spelling of a higher value',
    'uk',
    async (client) => {
      again(await raised(client), DAY_MS);
      await limit(client, '50.01');
      return limitOf(client);
    },
    '3 to 50.01',
  ],
  [
    'the limit is removed and set higher at once',
    'uk',
    async (client) => {
      await limit(client, '3');
      await limit(client, null);
      await limit(client, '1000');
      return limitOf(client);
    },
    '3 to 1000',
  ],
  [
    'a limit of another period is set higher beside it',
    'uk',
    async (client) => {
      await limit(client, '1');
      await limit(client, '1000', { period: 'month' });
      return say(client, 'placeBet');
    },
    'playerLimitReached',
  ],
  ...(['-1', '1e3', '٥٠', ' 50', '0x10', '', 'NaN', 'Infinity', '1,000', '50.0000001', '9'.repeat(40)] as const).map(
    (value): Attempt => [
      `a limit of ${JSON.stringify(value)}`,
      'uk',
      async (client) => {
        await limit(client, '3');
        return `${(await limit(client, value)).split(' ')[0] ?? ''}, ${await limitOf(client)}`;
      },
      'badRequest, 3',
    ],
  ),
  [
    'a limit as a number, and as a list',
    'uk',
    async (client) => {
      await limit(client, '3');
      const tried = [{ value: 1_000 }, { value: ['1000'] }, { kind: '__proto__' }, { period: 'constructor' }];
      const said = await Promise.all(tried.map((over) => limit(client, '1000', over)));
      return `${new Set(said.map((each) => each.split(' ')[0])).size} ${await limitOf(client)}`;
    },
    '1 3',
  ],
  ['a limit in another currency', 'uk', (client) => limit(client, '5', { currency: 'VND' }), 'wrongCurrency currency'],
  [
    'two deposits at once, each within the limit',
    'uk',
    async (client) => {
      await limit(client, '60', { kind: 'deposit' });
      const deposit = () => say(client, 'openDeposit', { ...WALLET, amount: '40' });
      return together([deposit(), deposit()]);
    },
    'done, playerLimitReached',
  ],
  [
    'saying that there is to be no deposit limit, with one that is set',
    'uk',
    async (client) => {
      await limit(client, '20', { kind: 'deposit' });
      await call(client, 'setPlayerLimit', { kind: 'no_deposit_limit' });
      return `${await limitOf(client, 'deposit')} ${await say(client, 'openDeposit', { ...WALLET, amount: '40' })}`;
    },
    '20 playerLimitReached',
  ],
  [
    'the first deposit of an older account without a limit or a no',
    'uk',
    (client) => say(older(client), 'openDeposit', WALLET),
    'limitsMissing',
  ],
  [
    'the same after an active no',
    'uk',
    async (client) => {
      await call(older(client), 'setPlayerLimit', { kind: 'no_deposit_limit' });
      return say(client, 'openDeposit', WALLET);
    },
    'done',
  ],
  [
    'the same after a limit of stakes, which is no answer',
    'uk',
    async (client) => {
      await limit(older(client), '20');
      return say(client, 'openDeposit', WALLET);
    },
    'limitsMissing',
  ],
  [
    'the last limit of a kind is lowered to nothing and removed',
    'br',
    async (client) => {
      const own = { kind: 'loss', period: 'month' };
      await limit(client, '0', own);
      return limit(client, null, own);
    },
    'limitsMissing value',
  ],
];

describe.each([['limits', LIMITS]])('attempts to get around %s', (_, attempts) => {
  it.each(attempts)('%s (%s)', async (_name, profile, attempt, expected) => {
    const client = under(profile);
    expect(await attempt(client)).toBe(expected);
    expect(client.world.ledger.audit()).toEqual([]);
  });
});
