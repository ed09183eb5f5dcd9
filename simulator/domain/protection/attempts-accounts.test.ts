import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileWorlds } from '../../conformance/profile-worlds.ts';
import { FIRST, idOf, pass, register, WALLET } from '../../conformance/registering.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import {
  type Attempt,
  BORN,
  bindEmail,
  byPhone,
  exclude,
  excludedAs,
  of,
  say,
  second,
  together,
  twice,
} from './attempts.fixture.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'attempts-accounts' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

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
  ...(
    [
      ['ada.b@gmail.com', 'adab@googlemail.com'],
      ['ada@proton.me', 'ada@protonmail.com'],
      ['ada@pm.me', 'ada+x@proton.me'],
      ['ada@icloud.com', 'ada@me.com'],
    ] as const
  ).map(([one, other]): Attempt => [
    `an excluded player of ${one} registers as ${other}`,
    'none',
    async (client) => second(await excludedAs(client, one), other),
    'excluded',
  ]),
  [
    'an older account of one mailbox, under another name of its provider',
    'none',
    async (client) => {
      const other = idOf(await register(client, 'ada@icloud.com', { cpf: undefined }));
      await excludedAs(client, 'ada@me.com');
      return say(client.signIn(other), 'openDeposit', WALLET);
    },
    'excluded',
  ],
  [
    'a registration says that there is to be no deposit limit, and sets one',
    'uk',
    (client) => second(client, FIRST, { no_deposit_limit: true }),
    'badRequest no_deposit_limit',
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
    ['Li Wei', '李伟', 'other_account', { address: 'No. 1, High St.' }],
    ['Li Wei', '李伟', 'passed', { address: '1 High Rd' }],
    ['Li Wei 李伟', '李伟', 'other_account'],
    ['李伟', '이위', 'other_account', { address: '1 High Street' }],
    ['李伟', '이위', 'passed'],
    ['李伟', '李明', 'passed', { address: '1 High Street' }],
    ['أحمد علي', 'أحمد', 'passed'],
    ['Robert Baker', 'Bob Baker', 'other_account'],
    ['Bobby Baker', 'Robert Baker', 'other_account'],
    ['William Cook', 'Bill Cook', 'other_account'],
    ['Francisco Silva', 'Chico Silva', 'other_account'],
    ['José Souza', 'Zé Souza', 'other_account'],
    ['Иван Петров', 'Vanya Petrov', 'other_account'],
    ['Robert Baker', 'Bill Baker', 'passed'],
    ['Robert Baker', 'Bob Cook', 'passed'],
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

const ADDRESSES: readonly Attempt[] = (
  [
    ['Flat 2, 1 High Street', '1 High St, flat 2', 'other_account'],
    ['1 High Street, SW1A 1AA', '1 High Street SW1A1AA', 'other_account'],
    ["1a St John's Road", '1 A St. Johns Rd', 'other_account'],
    ['１ Ｈｉｇｈ Ｓｔｒｅｅｔ', '1 High Street', 'other_account'],
    ['12 High Street', '1 High Street', 'passed'],
  ] as const
).map(([one, two, expected]): Attempt => [
  `one name with two birthdays, at ${one} and at ${two}`,
  'uk',
  (client) => twice(client, 'Ada Baker', 'Ada Baker', { address: two }, { address: one, born: '1980-01-02' }),
  expected,
]);

describe.each([
  ['another spelling of the address', ADDRESSES],
  ['one account for each', AGAIN],
  ['another spelling of the name', NAMES],
])('attempts to get around %s', (_, attempts) => {
  it.each(attempts)('%s (%s)', async (_name, profile, attempt, expected) => {
    const client = under(profile);
    expect(await attempt(client)).toBe(expected);
    expect(client.world.ledger.audit()).toEqual([]);
  });
});
