import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#contract/brand';
import type { RowName } from '#contract/rows';
import { type Body, HOME, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import {
  DAY_MS,
  EXCLUDE,
  FIRST,
  HOUR_MS,
  idOf,
  NOTHING,
  pass,
  register,
  WALLET,
} from '../../conformance/registering.ts';
import type { RowAnswer, RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'attempts' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

/** What came of a call: `done`, or the reason and the field of the refusal. */
const of = ({ json: { code, data } }: RowAnswer) =>
  code === 0 ? 'done' : [data['reason'], data['field']].filter((each) => each !== undefined).join(' ');
const say = async (client: RowClient, row: RowName, over?: Body) => of(await send(client, row, over));
const call = async (client: RowClient, row: RowName, body?: Body) =>
  (await client.send(row, { ...NOTHING, body })).json.data;
const together = async (calls: readonly Promise<string>[]) => (await Promise.all(calls)).toSorted().join(', ');
/** Time goes on, and the player comes back. */
const again = (client: RowClient, ms: number, id?: string) => {
  pass(client, ms);
  return client.signIn(id);
};

const limit = (client: RowClient, value: string | null, over: Body = {}) =>
  say(client, 'setPlayerLimit', {
    kind: 'stake',
    period: 'day',
    value,
    currency: HOME[client.world.profile.name],
    ...over,
  });
/** The limit and what it rises to: `3`, `3 to 50`. */
async function limitOf(client: RowClient, kind = 'stake') {
  const { limits } = (await call(client, 'getPlayerLimits')) as { limits: Body[] };
  const { value, next_value: next } = limits.find((each) => each['kind'] === kind && each['period'] === 'day') ?? {};
  return next === undefined ? String(value) : `${String(value)} to ${String(next)}`;
}
const raised = async (client: RowClient) => {
  await limit(client, '3');
  await limit(client, '50');
  return client;
};
const exclude = (client: RowClient) => send(client, 'excludeSelf', EXCLUDE);
const timeOut = (client: RowClient, hours = 24) =>
  send(client, 'excludeSelf', { kind: 'time_out', hours, months: undefined });

/** A new player, excluded at once. */
async function excludedAs(client: RowClient, email = FIRST, over: Body = {}, device?: string) {
  client.signIn(idOf(await register(client, email, { cpf: undefined, ...over }, device)));
  await exclude(client);
  // Another code is sent after a minute.
  pass(client, 61_000);
  return client;
}
const second = async (client: RowClient, email: string, over: Body = {}, device?: string) =>
  of(await register(client, email, { cpf: undefined, ...over }, device));

const BORN = '1990-05-17';
/** Two checks of the identity, of accounts that share a birthday and nothing else. */
async function twice(client: RowClient, one: string, two: string, over: Body = {}) {
  const person = { birth_date: undefined, cpf: undefined };
  const checked = async (email: string, details: Body) => {
    client.signIn(idOf(await register(client, email, { birth_date: BORN, cpf: undefined })));
    await send(client, 'checkIdentity', { ...person, ...details });
    pass(client, 2_000);
    const { status, why = status } = await call(client, 'getIdentity');
    return String(why);
  };
  expect(await checked(FIRST, { real_name: one, address: '1 High Street' })).toBe('passed');
  return checked('eve@mail.example', { real_name: two, address: '20 Low Road', ...over });
}

async function byPhone(client: RowClient, phone: string) {
  const sample = await client.sample('registerByPhone');
  const target = `+55${phone.replace(/^0+/, '')}`;
  client.world.verification.send(target, 'register');
  const code = client.world.verification.waiting().find((each) => each.target === target)?.code;
  return client.send('registerByPhone', { ...sample, body: { ...(sample.body as Body), area_code: 55, phone, code } });
}
async function bindEmail(client: RowClient, email: string) {
  client.world.verification.send(email, 'bind');
  const code = client.world.verification.waiting().find(({ target }) => target === email.toLowerCase())?.code;
  return of(await client.send('bindEmail', { ...NOTHING, body: { email, code } }));
}
const registered = (client: RowClient, answer: boolean | 'silent') =>
  client.request('POST', '/__sim/members/m-player', { registered: answer }, {});
const signIn = async (client: RowClient) => (client.token = String((await send(client, 'signIn')).json.data['token']));
const silent = async (client: RowClient) => {
  await registered(client, 'silent');
  await signIn(client);
  return client;
};
/** The demo player as one whose account is older than the question for a deposit limit. */
const older = (client: RowClient) => {
  client.world.members.updateDoc('m-player', { noDepositLimitMs: undefined });
  return client;
};

type Attempt = readonly [string, Profile, (client: RowClient) => Promise<string>, string];

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
      client.world.content.private_messages.unshift({ ...advert, lang: 'en', purpose: 'marketing' } as never);
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

const AGAIN: readonly Attempt[] = [
  ...[
    'ada+2@mail.example',
    'ADA@mail.example',
    'a.d.a@mail.example',
    'A.d.A+x+y@MAIL.example',
    'ada+@mail.example',
  ].map((email): Attempt => [
    `an excluded player registers as ${email}`,
    'none',
    async (client) => (await second(await excludedAs(client), email)).split(' ')[0] ?? '',
    email.toLowerCase() === FIRST ? 'accountTaken' : 'excluded',
  ]),
  ...[
    'ａda@mail.example',
    'ada@mail.example.',
    '"ada"@mail.example',
    'ada(x)@mail.example',
    'ada\u200B@mail.example',
  ].map((email): Attempt => [
    `an excluded player registers as ${JSON.stringify(email)}`,
    'none',
    async (client) => (await second(await excludedAs(client), email)).split(' ')[0] ?? '',
    'badRequest',
  ]),
  [
    'an excluded player of gmail registers at googlemail',
    'none',
    async (client) => second(await excludedAs(client, 'ada.b@gmail.com'), 'adab@googlemail.com'),
    'excluded',
  ],
  [
    'an excluded player binds the mailbox to an account of somebody else',
    'uk',
    async (client) => {
      const other = idOf(await register(client, 'eve@mail.example', { cpf: undefined }));
      await excludedAs(client);
      return bindEmail(client.signIn(other), 'ada+2@mail.example');
    },
    'excluded',
  ],
  [
    'a player in the national register binds the mailbox, and bets',
    'uk',
    async (client) => {
      const sample = await client.sample('placeBet');
      client.world.members.updateDoc('m-player', { birthDate: '1984-02-29' });
      await bindEmail(client, 'robin@demo.slipway.test');
      return of(await client.send('placeBet', sample));
    },
    'excluded',
  ],
  [
    'an excluded player registers with a zero before the number',
    'none',
    async (client) => {
      client.signIn(idOf(await byPhone(client, '11955550001')));
      await exclude(client);
      pass(client, 61_000);
      return of(await byPhone(client, '011955550001'));
    },
    'accountTaken phone',
  ],
  [
    'one code registers twice at once',
    'none',
    async (client) => {
      const sample = await client.sample('registerByEmail');
      return together([1, 2].map(async () => of(await client.send('registerByEmail', sample))));
    },
    'done, wrongCode code',
  ],
  ...(
    [
      ['1988-02-29', '1988-02-28', 'excluded'],
      ['1988-02-29', '1988-03-01', 'excluded'],
      ['1988-02-28', '1988-02-29', 'excluded'],
      ['1988-02-28', '1988-03-01', 'done'],
      ['1990-03-04', '1990-04-03', 'excluded'],
      ['1990-03-04', '1991-03-04', 'done'],
    ] as const
  ).map(([first, other, expected]): Attempt => [
    `born ${first}, registered on the same device as born ${other}`,
    'uk',
    async (client) =>
      second(
        await excludedAs(client, FIRST, { birth_date: first }, 'one'),
        'eve@mail.example',
        { birth_date: other },
        'one',
      ),
    expected,
  ]),
  ...(['1989-02-29', '1990-2-28', '1990-02-30', '2008-03-15'] as const).map((birth_date): Attempt => [
    `a registration of who is born ${birth_date}`,
    'uk',
    (client) => second(client, FIRST, { birth_date }),
    'badRequest birth_date',
  ]),
  [
    'two people of one device, one of whom is excluded',
    'uk',
    async (client) =>
      second(
        await excludedAs(client, FIRST, { birth_date: BORN }, 'one'),
        'eve@mail.example',
        { birth_date: '1985-01-02' },
        'one',
      ),
    'done',
  ],
];

const NAMES: readonly Attempt[] = (
  [
    ['Li Wei', '李伟', 'passed'],
    ['Li Wei', '李伟', 'other_account', { address: '1 High Street' }],
    ['Ada Baker', 'Ada Mary Baker', 'other_account'],
    ['Ada Baker', 'Baker Ada', 'other_account'],
    ['Ada Baker', 'A\u200Bda Ba\u00ADker', 'other_account'],
    ['Ada Baker', 'Ada\u202EBaker', 'other_account'],
    ['Ada Baker', 'Mrs Ada Baker', 'other_account'],
    ['Ada Baker', 'A. Baker', 'other_account'],
    ['Ada Baker', 'AdaBaker', 'other_account'],
    ['Ada Baker', '4da B4ker', 'other_account'],
    ['Ada Baker', 'Ａｄａ Ｂａｋｅｒ', 'other_account'],
    ['Ada Baker', 'Ádà Bäker', 'other_account'],
    ['Ada Baker', 'Аda Bаkеr', 'other_account'],
    ['Ivan Petrov', 'Иван Петров', 'other_account'],
    ['Giorgos Pappas', 'Γιώργος Παππάς', 'other_account'],
    ['Işıl Yılmaz', 'ISIL YILMAZ', 'other_account'],
    ['Jörg Müller', 'Joerg Mueller', 'other_account'],
    ['Sean O’Neil', "SEAN O'NEIL", 'other_account'],
    ['Ada Baker', 'Ada Cook', 'passed'],
    ['Ada Baker', 'Bob Baker', 'passed'],
    ['Ada Baker', 'B. Baker', 'passed'],
    ['Li Wei', 'Li Na', 'passed'],
  ] as const
).map(([one, two, expected, over]): Attempt => [
  `one birthday, as ${one} and as ${JSON.stringify(two)}${over ? ', at one address' : ''}`,
  'uk',
  (client) => twice(client, one, two, over),
  expected,
]);

const REGISTER: readonly Attempt[] = [
  [
    'a player of whom it says nothing bets',
    'uk',
    async (client) => say(await silent(client), 'placeBet'),
    'registerUnanswered',
  ],
  [
    'the same pays in, under br',
    'br',
    async (client) => say(await silent(client), 'openDeposit', { channel_id: 'in-pix', card: undefined }),
    'registerUnanswered',
  ],
  ['the same withdraws', 'uk', async (client) => say(await silent(client), 'openWithdrawal'), 'done'],
  [
    'the same asks again, and bets once it has answered',
    'uk',
    async (client) => {
      await silent(client);
      const { unanswered } = await call(client, 'askExclusionRegister');
      await registered(client, false);
      return `${String(unanswered)} ${await say(client, 'placeBet')}`;
    },
    'gamstop done',
  ],
  [
    'it says nothing of a player who was in it before',
    'uk',
    async (client) => {
      await registered(client, true);
      await signIn(client);
      await silent(client);
      return say(client, 'placeBet');
    },
    'excluded',
  ],
  [
    'a session goes on for longer than it may stay unasked',
    'br',
    async (client) => {
      await signIn(client);
      await registered(client, true);
      const before = await say(client, 'placeBet');
      again(client, 15 * DAY_MS);
      return `${before} ${await say(client, 'placeBet')}`;
    },
    'done excluded',
  ],
  [
    'a person of whom it says nothing registers, and bets',
    'uk',
    async (client) => {
      client.signIn(
        idOf(await register(client, 'sam+1@demo.slipway.test', { birth_date: '1979-11-05', cpf: undefined })),
      );
      return say(client, 'openDeposit', WALLET);
    },
    'registerUnanswered',
  ],
  [
    'a guest asks it',
    'uk',
    async (client) => of(await client.send('askExclusionRegister', NOTHING, 'none')),
    'unauthorised headers.authorization',
  ],
  [
    'it is asked about somebody else',
    'uk',
    async (client) =>
      (await client.send('askExclusionRegister', { ...NOTHING, body: { email: 'robin@demo.slipway.test' } })).json.data[
        'reason'
      ] as string,
    'badRequest',
  ],
  [
    'where there is none, it is asked for nothing',
    'none',
    async (client) => JSON.stringify(await call(client, 'askExclusionRegister')),
    '{"kind":"none"}',
  ],
];

const PROVIDER: readonly Attempt[] = [
  [
    'it says that a minor has passed',
    'uk',
    async (client) => {
      client.signIn(idOf(await register(client, FIRST, { birth_date: BORN, cpf: undefined })));
      const id = client.world.members.byAccount(FIRST)?.id ?? '';
      client.world.members.updateDoc(id, { birthDate: '2015-01-01' });
      await send(client, 'checkIdentity', { birth_date: undefined, cpf: undefined });
      await client.request('POST', `/__sim/members/${id}`, { identity: 'passed' }, {});
      const { status, why } = await call(client, 'getIdentity');
      return `${String(status)} ${String(why)}`;
    },
    'failed under_age',
  ],
  [
    'it fails who has passed, and passes who has failed',
    'uk',
    async (client) => {
      client.signIn(idOf(await register(client, FIRST, { birth_date: BORN, cpf: undefined })));
      const id = client.world.members.byAccount(FIRST)?.id ?? '';
      await send(client, 'checkIdentity', { birth_date: undefined, cpf: undefined });
      const answer = (identity: string) => client.request('POST', `/__sim/members/${id}`, { identity }, {});
      await answer('failed');
      await answer('passed');
      return String((await call(client, 'getIdentity'))['status']);
    },
    'failed',
  ],
  [
    'four checks at once',
    'uk',
    async (client) => {
      client.signIn(idOf(await register(client, FIRST, { birth_date: BORN, cpf: undefined })));
      const check = (at: number) =>
        say(client, 'checkIdentity', {
          real_name: `Ada Baker${'abcd'[at] ?? ''}`,
          birth_date: undefined,
          cpf: undefined,
        });
      await Promise.all([0, 1, 2, 3].map(check));
      pass(client, 2_000);
      const doc = client.world.members.doc(client.world.members.byAccount(FIRST)?.id ?? '') as {
        identity: { tries: [] };
      };
      return String(doc.identity.tries.length);
    },
    '1',
  ],
];

describe.each([
  ['limits', LIMITS],
  ['a break', BREAKS],
  ['a second account', AGAIN],
  ['another spelling of the name', NAMES],
  ['the national register', REGISTER],
  ['the provider of the identity check', PROVIDER],
])('attempts to get around %s', (_, attempts) => {
  it.each(attempts)('%s (%s)', async (_name, profile, attempt, expected) => {
    const client = under(profile);
    expect(await attempt(client)).toBe(expected);
    expect(client.world.ledger.audit()).toEqual([]);
  });
});
