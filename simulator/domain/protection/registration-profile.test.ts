import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Profile, PROFILES } from '#contract/brand';
import type { RowName } from '#contract/rows';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { setIdentified } from './identity.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { type Body, dataOf, HOME, profileWorlds, send } from '../../conformance/profile-worlds.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'profiles' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

/** The outcome of a registration with one property changed. */
const registered = async (profile: Profile, over: Body, row: RowName = 'registerByEmail') => {
  const { status, json } = await send(under(profile), row, over);
  return status === 200 ? 'ok' : `${json.data['reason']} ${json.data['field']}`;
};

describe.each(['registerByEmail', 'registerByPhone'] as const)('%s', (row) => {
  it.each([
    ['none', 'birth_date', 'ok'],
    ['none', 'cpf', 'ok'],
    ['none', 'limits', 'ok'],
    ['uk', 'birth_date', 'badRequest birth_date'],
    ['uk', 'cpf', 'ok'],
    ['uk', 'limits', 'badRequest limits'],
    ['br', 'birth_date', 'badRequest birth_date'],
    ['br', 'cpf', 'badRequest cpf'],
    ['br', 'limits', 'badRequest limits'],
  ] as const)('under %s, without %s: %s', async (profile, member, expected) => {
    expect(await registered(profile, { [member]: undefined }, row)).toBe(expected);
  });
});

it.each(['registerByEmail', 'registerByPhone'] as const)(
  'under uk, %s takes a deposit limit or an active no, and nothing else',
  async (row) => {
    expect(await registered('uk', { limits: undefined, no_deposit_limit: true }, row)).toBe('ok');
    expect(await registered('uk', { limits: undefined, no_deposit_limit: false }, row)).toBe(
      'badRequest no_deposit_limit',
    );
    const stake = [{ kind: 'stake', period: 'day', value: '5', currency: 'GBP' }];
    expect(await registered('uk', { limits: stake }, row)).toBe('badRequest limits');
    expect(await registered('uk', { limits: stake, no_deposit_limit: true }, row)).toBe('ok');
  },
);

describe('18 or older', () => {
  // The default world starts on 14 March 2026.
  it.each([
    ['2008-03-14', 'ok'],
    ['2008-03-15', 'badRequest birth_date'],
    ['2030-01-01', 'badRequest birth_date'],
    ['1990-02-30', 'badRequest birth_date'],
    ['14/03/1990', 'badRequest birth_date'],
  ])('born %s: %s, under every profile', async (birth_date, expected) => {
    for (const profile of PROFILES) expect(await registered(profile, { birth_date }), profile).toBe(expected);
  });

  it('a refusal has the age, leaves the code usable, and creates no member', async () => {
    const client = under('uk');
    const sample = await client.sample('registerByEmail');
    const young = { ...sample, body: { ...(sample.body as Body), birth_date: '2010-01-01' } };
    expect((await client.send('registerByEmail', young)).json.data).toMatchObject({
      field: 'birth_date',
      least_age: 18,
    });
    expect(client.world.members.byAccount('new@demo.slipway.test')).toBeUndefined();
    expect((await client.send('registerByEmail', sample)).status).toBe(200);
  });

  it('neither date nor CPF is readable in the journal, and the store has no CPF', async () => {
    const client = under('br');
    await send(client, 'registerByEmail');
    const journal = JSON.stringify(client.world.journal.list());
    const stored = JSON.stringify(client.world.db.all('SELECT doc FROM member'));
    expect(journal).toContain('registerByEmail');
    expect(journal).not.toMatch(/1990-05-17|11144477735/);
    expect(stored).toContain('1990-05-17');
    expect(stored).not.toContain('11144477735');
  });
});

describe('the CPF', () => {
  it.each(['11144477736', '11111111111', '1114447773', '111.444.777-35'])('%s is refused', async (cpf) => {
    expect(await registered('br', { cpf })).toBe('badRequest cpf');
  });

  it('opens one account: an excluded player cannot open another with another e-mail or mobile', async () => {
    const client = under('br');
    expect((await send(client, 'registerByEmail')).status).toBe(200);
    const sample = await client.sample('registerByPhone');
    const same = (await client.send('registerByPhone', sample)).json.data;
    expect(same).toMatchObject({ reason: 'accountTaken', field: 'cpf' });
    const other = { ...sample, body: { ...(sample.body as Body), cpf: '52998224725' } };
    expect((await client.send('registerByPhone', other)).status).toBe(200);
  });
});

describe('limits at registration', () => {
  const limit = (kind: string, value: string, currency: string, period = 'day') => ({ kind, period, value, currency });

  it('under br one of each kind; what is missing is named', async () => {
    const { json } = await send(under('br'), 'registerByEmail', {
      limits: [limit('deposit', '5', 'BRL'), limit('stake', '5', 'BRL')],
    });
    expect(json.data).toMatchObject({ field: 'limits', missing: ['loss', 'session'] });
    const twice = [limit('deposit', '5', 'USDT'), limit('deposit', '6', 'USDT')];
    expect(await registered('none', { limits: twice })).toBe('badRequest limits');
  });

  it('hold from the first moment on', async () => {
    const client = under('uk');
    const { json } = await send(client, 'registerByEmail', { limits: [limit('deposit', '60', 'GBP', 'week')] });
    const id = String(json.data['user_id']);
    client.signIn(id);
    setIdentified(client.world, id, 'New Player');
    const pix = { channel_id: 'in-pix', card: undefined, amount: '50' };
    expect((await send(client, 'openDeposit', pix)).status).toBe(200);
    const { data: refused } = (await send(client, 'openDeposit', pix)).json;
    expect(refused).toMatchObject({ kind: 'deposit', value: '60', left: '10.00', currency: 'GBP' });
  });

  it.each([
    ['uk', 'USDT', 'GBP'],
    ['br', 'USDT', 'BRL'],
    ['none', 'BRL', 'USDT'],
  ] as const)(
    'under %s, limits in %s of an account in %s are refused, and no member is registered',
    async (profile, wrong, right) => {
      const client = under(profile);
      const limits = (['deposit', 'loss', 'stake'] as const).map((kind) => limit(kind, '100', right));
      const minutes = { kind: 'session', period: 'day', value: '90' };
      const spoilt = [...limits.slice(0, 2), limit('stake', '100', wrong), minutes];
      const sample = await client.sample('registerByEmail');
      const register = (typed: object[]) =>
        client.send('registerByEmail', { ...sample, body: { ...(sample.body as Body), limits: typed } });
      const { status, json } = await register(spoilt);
      expect({ status, ...json.data }).toEqual({
        status: 409,
        reason: 'wrongCurrency',
        field: 'limits.2.currency',
        currency: right,
      });
      expect(client.world.members.byAccount('new@demo.slipway.test')).toBeUndefined();
      expect((await register([...limits, minutes])).status).toBe(200);
    },
  );

  it('a time limit that limits nothing is refused, and the code is not used up', async () => {
    const client = under('br');
    const limits = (['deposit', 'loss', 'stake'] as const).map((kind) => limit(kind, '100', 'BRL'));
    const minutes = { kind: 'session', period: 'day', value: '1440' };
    const sample = await client.sample('registerByEmail');
    const register = (typed: object[]) =>
      client.send('registerByEmail', { ...sample, body: { ...(sample.body as Body), limits: typed } });
    expect((await register([...limits, minutes])).json.data).toMatchObject({
      reason: 'badRequest',
      field: 'limits.3.value',
      max: '1439',
    });
    expect((await register([...limits, { ...minutes, value: '1439' }])).status).toBe(200);
  });
});

describe('the currency of an account', () => {
  it.each([
    ['none', undefined, 'USDT'],
    ['none', 'INR', 'INR'],
    ['uk', undefined, 'GBP'],
    ['br', 'BRL', 'BRL'],
  ] as const)('under %s, asked for in %s: %s, and its limits with it', async (profile, currency, expected) => {
    const client = under(profile);
    const limits = (['deposit', 'loss', 'stake'] as const).map((kind) => ({
      kind,
      period: 'day',
      value: '100',
      currency: expected,
    }));
    const minutes = { kind: 'session', period: 'day', value: '90' };
    const { json } = await send(client, 'registerByEmail', { currency, limits: [...limits, minutes] });
    const id = String(json.data['user_id']);
    expect(client.world.members.byId(id)?.currency).toBe(expected);
    const held = (await dataOf(client.signIn(id), 'getPlayerLimits')) as { currency?: string; limits?: object[] };
    expect(held.currency).toBe(expected);
    expect(held.limits?.filter((each) => (each as { value: unknown }).value !== null)).toEqual([
      ...limits.map((each) => expect.objectContaining(each)),
      expect.objectContaining(minutes),
    ]);
  });

  it.each(PROFILES)('is that of the profile for those who were there before: %s', (profile) => {
    expect(
      under(profile)
        .world.members.all()
        .map(({ currency }) => currency),
    ).toEqual(DEMO_ACCOUNTS.map(() => HOME[profile]));
  });

  it('is refused without a rate for it', async () => {
    const { status, json } = await send(under('none'), 'registerByEmail', { currency: 'XYZ', limits: undefined });
    expect({ status, ...json.data }).toEqual({ status: 409, reason: 'wrongCurrency', field: 'currency' });
  });

  it('is the one that a limit is changed in', async () => {
    const client = under('br');
    const stake = { kind: 'stake', period: 'day', value: '100' };
    expect((await send(client, 'setPlayerLimit', { ...stake, currency: 'USDT' })).json.data).toMatchObject({
      reason: 'wrongCurrency',
      currency: 'BRL',
    });
    expect((await send(client, 'setPlayerLimit', { ...stake, currency: undefined })).json.data).toMatchObject({
      reason: 'badRequest',
      field: 'currency',
    });
  });
});
