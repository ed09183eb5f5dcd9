import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILES } from '#contract/brand';
import { envelopeOf, type Row, type RowName, rows } from '#contract/rows';
import { LIMIT_KINDS, limitIn } from '#contract/entities';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { type Body, dataOf, HOME, profileWorlds, send } from '../../conformance/profile-worlds.ts';

const HOUR_MS = 3_600_000;
const NOTHING = { params: {}, query: {}, headers: {}, body: undefined };
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'profiles' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

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
    // The monthly limit ends tomorrow, so the daily one is already the last.
    const last = { ...gone, period: 'day' };
    expect((await send(client, 'setPlayerLimit', last)).json.data['reason']).toBe('limitsMissing');
    expect((await send(under('uk'), 'setPlayerLimit', last)).status).toBe(200);
  });

  it('stop bets, rounds and deposits of a player who has none until each kind is set; withdrawals work', async () => {
    const client = under('none');
    client.world.setProfile('br');
    // Players from before the rule: their accounts are in another currency, until they change it.
    expect((await send(client, 'placeBet')).json.data).toMatchObject({ reason: 'wrongCurrency', currency: 'BRL' });
    expect((await client.send('changeCurrency', { ...NOTHING, query: { unit: 'BRL' } })).json.data).toEqual({
      score: '5432.10',
      currency: 'BRL',
    });
    expect((await send(client, 'placeBet')).json.data).toMatchObject({
      reason: 'limitsMissing',
      missing: ['deposit', 'loss', 'stake', 'session'],
    });
    const pix = { channel_id: 'in-pix', card: undefined };
    expect((await send(client, 'openDeposit', pix)).json.data['reason']).toBe('limitsMissing');
    expect((await send(client, 'openWithdrawal')).status).toBe(200);
    for (const kind of LIMIT_KINDS)
      await client.send('setPlayerLimit', {
        params: {},
        query: {},
        headers: {},
        body: limitIn('BRL', { kind, period: 'day', value: '1000' }),
      });
    expect((await send(client, 'placeBet')).status).toBe(200);
    expect((await send(client, 'openDeposit', pix)).status).toBe(200);
  });
});

describe('a way to pay of one country', () => {
  it.each([
    ['none', true],
    ['uk', false],
    ['br', true],
  ] as const)('PIX under %s is listed: %s', async (profile, isListed) => {
    const client = under(profile);
    for (const row of ['listDepositChannels', 'listWithdrawalChannels'] as const) {
      const channels = (await dataOf(client, row)) as unknown as { name: string }[];
      expect(channels.length, row).toBeGreaterThan(0);
      expect(
        channels.some(({ name }) => name === 'PIX'),
        row,
      ).toBe(isListed);
    }
  });
});

describe('what uk and br forbid', () => {
  const REWARDED = { none: '5.000000', uk: '0.00', br: '0.00' } as const;

  it.each(PROFILES)('the sign-up bonus, and what promises it: %s', async (profile) => {
    const client = under(profile);
    const { json } = await send(client, 'registerByEmail');
    expect(client.world.balance(String(json.data['user_id']))).toBe(REWARDED[profile]);
    const promotions = (await dataOf(client, 'listPromotions')) as unknown as { id: string }[];
    const banners = (await dataOf(client, 'listBanners')) as unknown as { url: string }[];
    const isPromised = profile === 'none';
    expect(promotions.some(({ id }) => id === 'promo-1')).toBe(isPromised);
    expect(banners.some(({ url }) => url === '/promotions/promo-1')).toBe(isPromised);
    expect(promotions.some(({ id }) => id === 'promo-3')).toBe(isPromised);
    expect(promotions.some(({ id }) => id === 'promo-6')).toBe(profile !== 'uk');
    expect(promotions.some(({ id }) => id === 'promo-8')).toBe(true);
  });

  it.each([
    ['claimCheckIn', {}, 'checkIn'],
    ['transferToPlayer', {}, 'transfer'],
    ['openDeposit', { channel_id: 'in-trc20', card: undefined }, 'crypto'],
    ['openWithdrawal', { channel_id: 'out-trc20' }, 'crypto'],
    ['savePayoutAccount', { account_type: 'crypto', network: 'TRC20' }, 'crypto'],
  ] as const)('%s %j: %s, allowed under none', async (row, over, feature) => {
    for (const profile of ['uk', 'br'] as const) {
      const client = under(profile);
      const refused = await send(client, row, over);
      expect(refused.status).toBe(403);
      expect(refused.json.data).toMatchObject({ reason: 'forbidden', profile, feature });
      expect(client.world.balance('m-player')).toBe('1000.00');
    }
    expect((await send(under('none'), row, over)).status).toBe(200);
  });

  it.each(['uk', 'br'] as const)('%s: lists neither crypto nor check-ins (br: nor cards)', async (profile) => {
    const client = under(profile);
    for (const row of [
      'listDepositTypes',
      'listDepositChannels',
      'listWithdrawalTypes',
      'listWithdrawalChannels',
    ] as const) {
      const types = ((await dataOf(client, row)) as unknown as { type: string }[]).map(({ type }) => type);
      expect(types, row).toContain('third_party');
      expect(types.includes('card'), row).toBe(profile === 'uk' && row.startsWith('listDeposit'));
      expect(types, row).not.toContain('crypto');
      expect(JSON.stringify(await dataOf(under('none'), row)), row).toContain('crypto');
    }
    expect(await dataOf(client, 'listCheckIns')).toEqual([]);
    expect(await dataOf(under('none'), 'listCheckIns')).toHaveLength(7);
  });
});

/** Rows that uk and br refuse because they are forbidden, or need something forbidden. */
const FORBIDDEN_ROWS: Readonly<Record<'uk' | 'br', readonly string[]>> = {
  uk: ['claimCheckIn', 'transferToPlayer', 'setRealName'],
  // The sample of a deposit is by card.
  br: ['openDeposit', 'continueDeposit', 'claimCheckIn', 'transferToPlayer', 'setRealName'],
};

describe.each(['uk', 'br'] as const)('every row under %s', (profile) => {
  it.each(Object.entries(rows) as [RowName, Row][])('%s answers by its schema', async (name, row) => {
    const client = under(profile);
    const { status, json } = await client.send(name, await client.sample(name));
    if (FORBIDDEN_ROWS[profile].includes(name)) expect(json.data['reason']).toMatch(/^(forbidden|notFound)$/);
    else expect({ status, issues: v.safeParse(envelopeOf(row.data), json).issues }).toEqual({ status: 200 });
    expect(client.world.ledger.audit()).toEqual([]);
    simulator.worlds.erase(client.world.name);
  });
});

describe.each(PROFILES)('under %s', (profile) => {
  it('a higher limit waits 24 hours, a lower one does not', async () => {
    const client = under(profile);
    const set = (value: string) => send(client, 'setPlayerLimit', { kind: 'stake', period: 'day', value });
    const bet = () => send(client, 'placeBet', { stake: '2' });
    await set('3');
    expect((await bet()).status).toBe(200);
    expect((await bet()).json.data).toMatchObject({
      reason: 'playerLimitReached',
      left: profile === 'none' ? '1.000000' : '1.00',
    });
    await set('50');
    client.world.clock.advance(23 * HOUR_MS);
    runDue(client.world);
    client.signIn();
    expect((await bet()).json.data).toMatchObject({ reason: 'playerLimitReached' });
    client.world.clock.advance(HOUR_MS);
    runDue(client.world);
    client.signIn();
    expect((await bet()).status).toBe(200);
  });

  it('who is excluded bets nowhere, pays nothing in and opens no game, until the end; withdrawals and taking money out work', async () => {
    const client = under(profile);
    const pix = { channel_id: 'in-pix', card: undefined };
    const order = (await send(client, 'openDeposit', pix)).json.data['order'] as { order_id: string };
    await send(client, 'moveIntoNg');
    await send(client, 'excludeSelf', { kind: 'self_exclusion', months: 6, hours: undefined });
    const body = { continueDeposit: { order_id: order.order_id }, openDeposit: { ...pix, amount: '100' } } as Partial<
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
    const out = { params: {}, query: {}, headers: {}, body: { plat_type: 'ag', money: '3', currency: HOME[profile] } };
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

/** Rows that stake, deposit or open a game. */
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
