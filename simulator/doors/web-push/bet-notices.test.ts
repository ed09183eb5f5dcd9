import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BET_STATUS, type PushSubscription } from '#contract/entities';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import {
  type PushService,
  startPushService,
  type TestBrowser,
  testBrowser,
  vapidClaims,
} from '../../conformance/push-service.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';
import { runDue } from '../world/run-due.ts';

const [player, other] = DEMO_ACCOUNTS;
const MINUTE_MS = 60_000;
let simulator: Simulator;
let service: PushService;
let client: RowClient;
let browser: TestBrowser;
let worlds = 0;
beforeAll(async () => {
  service = await startPushService();
  simulator = await startSimulator({ seed: 'notices', pushRelay: service.url });
});
afterAll(async () => {
  await simulator.close();
  await service.close();
});
beforeEach(async () => {
  (service.received as unknown[]).length = 0;
  service.answer = 201;
  client = new RowClient(simulator, simulator.world(`notices-${++worlds}`)).signIn();
  browser = await testBrowser(`browser-${worlds}`);
});

const CALL = { params: {}, query: {}, headers: {} };
const save = (body: PushSubscription = browser.subscription, by = client) =>
  by.send('savePushSubscription', { ...CALL, body });
/** Places a bet and ends its match with a score. */
async function settledBet(result: '3:0' | '0:2' | 'void', stake = '2'): Promise<string> {
  const sample = await client.sample('placeBet');
  const body = sample.body as { matches: [{ match_id: string }] };
  const { json } = await client.send('placeBet', { ...sample, body: { ...body, stake } });
  const change = result === 'void' ? { void: true } : { result: { ft: result, ht: '0:0' } };
  const path = `/__sim/matches/${body.matches[0].match_id}`;
  expect((await client.request('POST', path, change, {})).status).toBe(200);
  advance(0);
  return (json.data['bet'] as { bet_id: string }).bet_id;
}
function advance(ms: number): void {
  client.world.clock.advance(ms);
  runDue(client.world);
}
async function arrived(count: number) {
  await expect.poll(() => service.received.length, { interval: 5 }).toBe(count);
}
/** What was sent has been answered, and the answer noted. */
async function isQuiet() {
  await expect.poll(() => client.world.webPush.onTheWay.size, { interval: 5 }).toBe(0);
}
const stored = (kind: string) => client.world.db.all('SELECT id FROM record WHERE kind = ?', kind).length;
const jobs = () => client.world.db.all("SELECT due_ms FROM job WHERE kind = 'sendNotice'").length;
const readAll = () => Promise.all(service.received.map(({ body }) => browser.read(body)));

describe('a settled bet', () => {
  it('is said to the browser of its player, encrypted, signed, and without a name or a token', async () => {
    expect((await save()).status).toBe(200);
    const bet = await settledBet('3:0');
    await arrived(1);
    const [message] = service.received;
    if (message === undefined) throw new Error('Nothing was sent.');
    const { path, headers } = message;
    expect(path).toBe(`/browser-${worlds}`);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    const claims = await vapidClaims(headers['authorization'], client.world.webPush.vapid.publicKey);
    expect(claims['aud']).toBe('https://push.example');
    expect(claims['sub']).toMatch(/^mailto:/);
    const lifeS = Number(claims['exp']) - Date.now() / 1_000;
    expect(lifeS).toBeGreaterThan(3_600);
    expect(lifeS).toBeLessThan(86_400);
    const { json } = await client.send('getMyBet', { ...CALL, params: { game: 'soccer', id: bet }, body: undefined });
    const { payout } = json.data as { payout: string };
    expect(await readAll()).toEqual([
      {
        v: 1,
        kind: 'betSettled',
        game: 'soccer',
        bet,
        state: 'won',
        payout,
        currency: 'USDT',
        language: 'en',
        title: 'Your bet is settled',
        text: `Bet ${bet} won. Paid out: ${payout.replace(/0{1,4}$/, '')} USDT.`,
      },
    ]);
    await isQuiet();
    expect([stored('notice'), jobs()]).toEqual([0, 0]);
  });

  it.each([
    ['pt', '0:2', { state: 'lost', payout: '0.000000', title: 'Sua aposta foi liquidada' }],
    ['tr', 'void', { state: 'void', payout: '2.000000', title: 'Bahsiniz sonuçlandı' }],
  ] as const)('is said in the language of the subscription: %s', async (language, result, expected) => {
    await save({ ...browser.subscription, language });
    const bet = await settledBet(result);
    await arrived(1);
    const [notice] = (await readAll()) as [{ text: string }];
    expect(notice).toMatchObject({ ...expected, language, bet });
    expect(notice.text).toContain(bet);
    expect(notice.text).not.toContain('{{');
  });

  it('of a lottery is said, too', async () => {
    await save();
    const { json } = await client.send('placeRaceBet', await client.sample('placeRaceBet'));
    const { bet_id: bet } = json.data['bet'] as { bet_id: string };
    advance(10 * MINUTE_MS);
    await arrived(1);
    expect(await readAll()).toMatchObject([{ game: 'pk10', bet }]);
  });

  it('is said to each of ten browsers, the newest', async () => {
    for (let number = 0; number < 12; number++) await save((await testBrowser(`many-${number}`)).subscription);
    await settledBet('0:2');
    await arrived(10);
    expect(service.received.map(({ path }) => path).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `/many-${index + 2}`).sort(),
    );
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    service.answer = status;
    await save();
    await settledBet('0:2');
    await arrived(1);
    await isQuiet();
    expect([stored('pushSubscription'), stored('notice'), jobs()]).toEqual([0, 0, 0]);
  });

  it.each([500, 429, 0])(
    'that answers %i is tried four times on the clock of the world, and the subscription stays',
    async (status) => {
      service.answer = status;
      await save();
      await settledBet('0:2');
      for (const [index, minutes] of [1, 5, 30].entries()) {
        await arrived(index + 1);
        await isQuiet();
        advance(minutes * MINUTE_MS - 1);
        expect(service.received.length).toBe(index + 1);
        advance(1);
      }
      await arrived(4);
      await isQuiet();
      advance(24 * 60 * MINUTE_MS);
      await isQuiet();
      expect([service.received.length, stored('pushSubscription'), stored('notice'), jobs()]).toEqual([4, 1, 0, 0]);
    },
  );

  it('is not tried again because the clock was set forward', async () => {
    service.answer = 500;
    await save();
    await settledBet('0:2');
    // Before the first answer is there.
    advance(24 * 60 * MINUTE_MS);
    await arrived(1);
    await isQuiet();
    service.answer = 201;
    advance(60 * MINUTE_MS);
    await arrived(2);
    await isQuiet();
    expect([stored('notice'), jobs()]).toEqual([0, 0]);
  });

  it('that failed before a restart is tried again after it, with the same key', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'slipway-notices-'));
    const options = { seed: 'notices', pushRelay: service.url, dataDir };
    const before = await startSimulator(options);
    client = new RowClient(before, before.world()).signIn();
    service.answer = 500;
    await save();
    const bet = await settledBet('0:2');
    await arrived(1);
    await isQuiet();
    const key = client.world.webPush.vapid.publicKey;
    await before.close();

    service.answer = 201;
    const after = await startSimulator(options);
    client = new RowClient(after, after.world()).signIn();
    advance(MINUTE_MS);
    await arrived(2);
    expect(await browser.read(service.received[1]?.body ?? Buffer.alloc(0))).toMatchObject({ bet, state: 'lost' });
    await vapidClaims(service.received[1]?.headers['authorization'], key);
    await isQuiet();
    expect([stored('pushSubscription'), stored('notice'), jobs()]).toEqual([1, 0, 0]);
    await after.close();
    rmSync(dataDir, { recursive: true });
  });

  it('that does not answer holds up no settlement', async () => {
    service.answer = 0;
    await save();
    const bet = await settledBet('3:0');
    const { json } = await client.send('getMyBet', { ...CALL, params: { game: 'soccer', id: bet }, body: undefined });
    expect(json.data).toMatchObject({ status: BET_STATUS.settled, result: 'won' });
    expect(client.world.ledger.audit()).toEqual([]);
    await isQuiet();
  });
});

describe('a subscription', () => {
  /** What is sent and stored once a bet has been settled. */
  const afterBet = async () => {
    await settledBet('0:2');
    await isQuiet();
    advance(60 * MINUTE_MS);
    await isQuiet();
    return [service.received.length, stored('pushSubscription'), stored('notice')];
  };

  it('ends when it is removed by its secret, and by no other', async () => {
    await save();
    const { endpoint, auth } = browser.subscription;
    const remove = (secret: string) =>
      client.send('removePushSubscription', { ...CALL, body: { endpoint, auth: secret } }, 'none');
    expect((await remove('A'.repeat(22))).status).toBe(200);
    expect(stored('pushSubscription')).toBe(1);
    expect((await remove(auth)).status).toBe(200);
    expect((await remove(auth)).status).toBe(200);
    expect(await afterBet()).toEqual([0, 0, 0]);
  });

  it('ends with its session', async () => {
    await save();
    client.world.sessions.endAll(player?.id ?? '');
    client.signIn();
    expect(await afterBet()).toEqual([0, 0, 0]);
  });

  it.each([
    { kind: 'time_out', hours: 24 },
    { kind: 'self_exclusion', months: 6 },
  ])('ends with a break ($kind), and none begins during it', async (body) => {
    await save();
    const sample = await client.sample('placeBet');
    await client.send('placeBet', sample);
    expect((await client.send('excludeSelf', { ...CALL, body })).status).toBe(200);
    const { match_id: match } = (sample.body as { matches: [{ match_id: string }] }).matches[0];
    await client.request('POST', `/__sim/matches/${match}`, { result: { ft: '3:0', ht: '0:0' } }, {});
    advance(0);
    await isQuiet();
    expect([service.received.length, stored('pushSubscription')]).toEqual([0, 0]);
    expect(await save()).toMatchObject({ status: 403, json: { data: { reason: 'excluded' } } });
  });

  it('of a browser belongs to the player who saved it last', async () => {
    await save();
    const second = new RowClient(simulator, client.world).signIn(other?.id);
    await save(browser.subscription, second);
    await settledBet('0:2');
    await isQuiet();
    expect(service.received.length).toBe(0);
    expect(stored('pushSubscription')).toBe(1);
  });

  it('that another player took over gets no repeated notice of the one before', async () => {
    service.answer = 500;
    await save();
    await settledBet('0:2');
    await arrived(1);
    await isQuiet();
    await save(browser.subscription, new RowClient(simulator, client.world).signIn(other?.id));
    advance(MINUTE_MS);
    await isQuiet();
    expect([service.received.length, stored('pushSubscription'), stored('notice')]).toEqual([1, 1, 0]);
  });

  it.each([
    ['endpoint', 'https://metadata.google.internal/a'],
    ['p256dh', `B${'A'.repeat(86)}`],
    ['p256dh', 'B'],
    ['auth', 'short'],
    ['language', 'xx'],
  ])('with a wrong %s is refused', async (field, value) => {
    const { status, json } = await save({ ...browser.subscription, [field]: value });
    expect({ status, field: json.data['field'] }).toEqual({ status: 400, field });
  });
});
