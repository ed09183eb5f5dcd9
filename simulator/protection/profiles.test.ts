import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILES, type Profile } from '#contract/brand/features.ts';
import { envelopeOf } from '#contract/envelope.ts';
import type { Row } from '#contract/row.ts';
import { rows, type RowName } from '#contract/rows.ts';
import { RowClient } from '#simulator/conformance/row-client.ts';
import { startSimulator, type Simulator } from '#simulator/start-simulator.ts';
import { runDue } from '#simulator/world/run-due.ts';

const HOUR_MS = 3_600_000;
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'profiles' });
});
afterAll(() => simulator.close());

let worlds = 0;
const under = (profile: Profile) =>
  new RowClient(simulator, simulator.worlds.create(`${profile}-${++worlds}`, { profile })).signIn();
type Body = Record<string, unknown>;

/** The sample of a row with members of its body replaced; undefined takes one away. */
async function send(client: RowClient, name: RowName, over: Body = {}) {
  const sample = await client.sample(name);
  return client.send(name, { ...sample, body: { ...(sample.body as Body), ...over } });
}
const data = async (client: RowClient, name: RowName) => (await client.send(name, await client.sample(name))).json.data;

/** What one member more or less of a registration comes to. */
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
    ['uk', 'limits', 'ok'],
    ['br', 'birth_date', 'badRequest birth_date'],
    ['br', 'cpf', 'badRequest cpf'],
    ['br', 'limits', 'badRequest limits'],
  ] as const)('under %s, without %s: %s', async (profile, member, expected) => {
    expect(await registered(profile, { [member]: undefined }, row)).toBe(expected);
  });
});

describe('18 or older', () => {
  // The default world begins on 14 March 2026.
  it.each([
    ['2008-03-14', 'ok'],
    ['2008-03-15', 'badRequest birth_date'],
    ['2030-01-01', 'badRequest birth_date'],
    ['1990-02-30', 'badRequest birth_date'],
    ['14/03/1990', 'badRequest birth_date'],
  ])('born %s: %s, under every profile', async (birth_date, expected) => {
    for (const profile of PROFILES) expect(await registered(profile, { birth_date }), profile).toBe(expected);
  });

  it('a refusal tells the age, leaves the code to be used again, and makes no member', async () => {
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

  it('opens one account: nobody who is excluded begins anew under another e-mail or mobile', async () => {
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
  const limit = (kind: string, value: string, period = 'day') => ({ kind, period, value });

  it('under br one of each kind; what is missing is named', async () => {
    const { json } = await send(under('br'), 'registerByEmail', {
      limits: [limit('deposit', '5'), limit('stake', '5')],
    });
    expect(json.data).toMatchObject({ field: 'limits', missing: ['loss', 'session'] });
    const twice = [limit('deposit', '5'), limit('deposit', '6')];
    expect(await registered('none', { limits: twice })).toBe('badRequest limits');
  });

  it('hold from the first moment on', async () => {
    const client = under('uk');
    const { json } = await send(client, 'registerByEmail', { limits: [limit('deposit', '60', 'week')] });
    client.signIn(String(json.data['user_id']));
    expect((await send(client, 'openDeposit')).status).toBe(200);
    const { data: refused } = (await send(client, 'openDeposit')).json;
    expect(refused).toMatchObject({ reason: 'playerLimitReached', kind: 'deposit', value: '60', left: '10.000000' });
  });
});

describe('mandatory limits (br)', () => {
  it('are there for the demo accounts, and the last of a kind cannot be taken away', async () => {
    const client = under('br');
    expect((await send(client, 'placeBet')).status).toBe(200);
    const gone = { kind: 'stake', period: 'month', value: null };
    expect((await send(client, 'setPlayerLimit', gone)).json.data).toMatchObject({
      reason: 'limitsMissing',
      missing: ['stake'],
    });
    expect((await send(client, 'setPlayerLimit', { kind: 'stake', period: 'day', value: '100' })).status).toBe(200);
    expect((await send(client, 'setPlayerLimit', gone)).status).toBe(200);
    // The month's limit goes tomorrow, so the day's is the last already.
    const last = { ...gone, period: 'day' };
    expect((await send(client, 'setPlayerLimit', last)).json.data['reason']).toBe('limitsMissing');
    expect((await send(under('uk'), 'setPlayerLimit', last)).status).toBe(200);
  });

  it('stop bets, rounds and deposits of a player who has none until each kind is set; withdrawals work', async () => {
    const client = under('none');
    client.world.setProfile('br');
    expect((await send(client, 'placeBet')).json.data).toMatchObject({
      reason: 'limitsMissing',
      missing: ['deposit', 'loss', 'stake', 'session'],
    });
    const pix = { channel_id: 'in-pix', card: undefined };
    expect((await send(client, 'openDeposit', pix)).json.data['reason']).toBe('limitsMissing');
    expect((await send(client, 'openWithdrawal')).status).toBe(200);
    for (const kind of ['deposit', 'loss', 'stake', 'session'])
      await send(client, 'setPlayerLimit', { kind, period: 'day', value: '100' });
    expect((await send(client, 'placeBet')).status).toBe(200);
    expect((await send(client, 'openDeposit', pix)).status).toBe(200);
  });
});

describe('what br forbids', () => {
  const REWARDED = { none: '5.000000', uk: '5.000000', br: '0.000000' } as const;

  it.each(PROFILES)('the sign-up bonus, and what promises it: %s', async (profile) => {
    const client = under(profile);
    const { json } = await send(client, 'registerByEmail');
    expect(client.world.balance(String(json.data['user_id']))).toBe(REWARDED[profile]);
    const promotions = (await data(client, 'listPromotions')) as unknown as { id: string }[];
    const banners = (await data(client, 'listBanners')) as unknown as { url: string }[];
    const isPromised = profile !== 'br';
    expect(promotions.some(({ id }) => id === 'promo-1')).toBe(isPromised);
    expect(banners.some(({ url }) => url === '/promotions/promo-1')).toBe(isPromised);
    expect(promotions.some(({ id }) => id === 'promo-2')).toBe(true);
  });

  it.each([
    ['claimCheckIn', {}, 'checkIn'],
    ['transferToPlayer', {}, 'transfer'],
    ['openDeposit', {}, 'card'],
    ['openDeposit', { channel_id: 'in-trc20', card: undefined }, 'crypto'],
    ['openWithdrawal', { channel_id: 'out-trc20' }, 'crypto'],
    ['savePayoutAccount', { account_type: 'crypto', network: 'TRC20' }, 'crypto'],
  ] as const)('%s %j: %s, allowed under none and uk', async (row, over, feature) => {
    const client = under('br');
    const refused = await send(client, row, over);
    expect(refused.status).toBe(403);
    expect(refused.json.data).toMatchObject({ reason: 'forbidden', profile: 'br', feature });
    expect(client.world.balance('m-player')).toBe('1000.000000');
    for (const profile of ['none', 'uk'] as const) expect((await send(under(profile), row, over)).status).toBe(200);
  });

  it('lists neither cards nor crypto nor check-ins', async () => {
    const client = under('br');
    for (const row of [
      'listDepositTypes',
      'listDepositChannels',
      'listWithdrawalTypes',
      'listWithdrawalChannels',
    ] as const) {
      const types = ((await data(client, row)) as unknown as { type: string }[]).map(({ type }) => type);
      expect(types, row).toContain('third_party');
      expect(types, row).not.toContain('card');
      expect(types, row).not.toContain('crypto');
      expect(JSON.stringify(await data(under('uk'), row)), row).toContain('crypto');
    }
    expect(await data(client, 'listCheckIns')).toEqual([]);
    expect(await data(under('uk'), 'listCheckIns')).toHaveLength(7);
  });
});

/** What is refused under br because it is forbidden, or needs what is. */
const FORBIDDEN_ROWS: readonly string[] = ['openDeposit', 'continueDeposit', 'claimCheckIn', 'transferToPlayer'];

describe.each(['uk', 'br'] as const)('every row under %s', (profile) => {
  it.each(Object.entries(rows) as [RowName, Row][])('%s answers by its schema', async (name, row) => {
    const client = under(profile);
    const { status, json } = await client.send(name, await client.sample(name));
    if (profile === 'br' && FORBIDDEN_ROWS.includes(name))
      expect(json.data['reason']).toMatch(/^(forbidden|notFound)$/);
    else expect({ status, issues: v.safeParse(envelopeOf(row.data), json).issues }).toEqual({ status: 200 });
    expect(client.world.ledger.audit()).toEqual([]);
    simulator.worlds.erase(client.world.name);
  });
});

describe.each(PROFILES)('under %s', (profile) => {
  it('a higher limit waits 24 hours, a lower one does not', async () => {
    const client = under(profile);
    const set = (value: string) => send(client, 'setPlayerLimit', { kind: 'stake', period: 'day', value });
    await set('3');
    expect((await send(client, 'placeBet')).status).toBe(200);
    expect((await send(client, 'placeBet')).json.data).toMatchObject({
      reason: 'playerLimitReached',
      left: '1.000000',
    });
    await set('50');
    client.world.clock.advance(23 * HOUR_MS);
    runDue(client.world);
    client.signIn();
    expect((await send(client, 'placeBet')).json.data).toMatchObject({ reason: 'playerLimitReached' });
    client.world.clock.advance(HOUR_MS);
    runDue(client.world);
    client.signIn();
    expect((await send(client, 'placeBet')).status).toBe(200);
  });

  it('who is excluded bets nowhere, pays nothing in and opens no game, until the end; withdrawals and taking money out work', async () => {
    const client = under(profile);
    const pix = { channel_id: 'in-pix', card: undefined };
    const order = (await send(client, 'openDeposit', pix)).json.data['order'] as { order_id: string };
    await send(client, 'moveIntoNg');
    await send(client, 'excludeSelf', { kind: 'self_exclusion', months: 6, hours: undefined });
    const body = { continueDeposit: { order_id: order.order_id }, openDeposit: { ...pix, amount: '20' } } as Partial<
      Record<RowName, Body>
    >;
    for (const row of STOPPED) {
      const call = body[row] ? { params: {}, query: {}, headers: {}, body: body[row] } : await client.sample(row);
      expect((await client.send(row, call)).json.data, row).toMatchObject({
        reason: 'excluded',
        kind: 'self_exclusion',
      });
    }
    expect((await send(client, 'openWithdrawal')).status).toBe(200);
    const out = { params: {}, query: {}, headers: {}, body: { plat_type: 'ag', money: '3', currency: 'USDT' } };
    expect((await client.send('moveOutOfNg', out)).status).toBe(200);
    expect((await send(client, 'excludeSelf', { kind: 'time_out', hours: 1 })).json.data).toMatchObject({
      kind: 'self_exclusion',
      until: '2026-09-14T12:00:00.000Z',
    });
  });

  it('has no call that takes a withdrawal back', () => {
    const takesBack = Object.values(rows).filter(({ name, path }) => /cancel|revoke|undo/i.test(`${name} ${path}`));
    expect(takesBack).toEqual([]);
  });
});

/** Rows that stake, pay in or open a game. */
const STOPPED = [
  'placeBet',
  'placeLotteryBet',
  'placeRaceBet',
  'placeCricketBet',
  'openDeposit',
  'continueDeposit',
  'moveIntoNg',
  'moveIntoCardGame',
  'launchNg',
  'launchCardGame',
  'launchPgGame',
  'launchTadaGame',
  'launchNoahGame',
  'launchLiveGame',
] as const satisfies readonly RowName[];
