import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { RowClient } from '#simulator/testing';
import {
  type PushService,
  startPushService,
  type TestBrowser,
  testBrowser,
  vapidClaims,
} from '#simulator/testing/push';
import type { Bet } from '#contract/entities';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { fullTime, usdt } from '#app/test/expected-texts.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { type OpenPage, startSite, type Site } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';

const NAME = 'Notify me when a bet is settled';

/** A push service cannot be reached from a test, so the page gets a subscription with real keys of another endpoint. */
interface GivenSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Runs in the page. Stored, because the subscription outlives the page. */
const giveSubscription = ({ endpoint, p256dh, auth }: GivenSubscription): void => {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)
      .buffer;
  const subscription = (key: string) => ({
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
    getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
    unsubscribe: async () => {
      localStorage.removeItem('test.subscribed');
      return true;
    },
  });
  const { prototype } = PushManager;
  prototype.getSubscription = async () => {
    const key = localStorage.getItem('test.subscribed');
    return key === null ? null : (subscription(key) as unknown as PushSubscription);
  };
  prototype.subscribe = async (options) => {
    const key = btoa(String.fromCodePoint(...new Uint8Array(options?.applicationServerKey as ArrayBuffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    localStorage.setItem('test.subscribed', key);
    return subscription(key) as unknown as PushSubscription;
  };
};

/** Chromium without windows denies every notification, whatever is granted: there the page's answer and the shown ones are stored here. */
const givePermission = (): void => {
  if (Notification.permission === 'granted') return;
  const name = 'test.permission';
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(name) ?? 'default' });
  Notification.requestPermission = async () => {
    localStorage.setItem(name, 'granted');
    return 'granted';
  };
};

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  readonly data: { readonly bet?: string };
}

/** Runs in the worker. */
const keepShown = (): void => {
  if (Notification.permission === 'granted') return;
  const shown = new Map<string | undefined, object>();
  const { prototype } = ServiceWorkerRegistration;
  prototype.showNotification = async (title, options) => void shown.set(options?.tag, { ...options, title });
  prototype.getNotifications = async () => [...shown.values()] as Notification[];
};

/** Runs in the worker: what the system's press does. */
const pressOn = (data: object): void => {
  const notification = { data, close: () => undefined };
  // Only a real press may focus a window.
  const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
};

/** Runs in the worker. */
const readShown = async (): Promise<Shown[]> => {
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  const all = (await registration.getNotifications()) as unknown as Shown[];
  return all.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }));
};

describe('notifications of settled bets', () => {
  let site: Site;
  let service: PushService;
  let browser: TestBrowser;
  let opened: OpenPage;
  let page: Page;
  let client: RowClient;
  let caller: Caller;
  let protocol: CDPSession;
  const registrations: { registrationId: string; scopeURL: string }[] = [];

  beforeAll(async () => {
    service = await startPushService();
    browser = await testBrowser('chromium');
    site = await startSite('harborlight', { allowsWorker: true, world: { pushRelay: service.url } });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
    client = new RowClient(site.simulator, site.simulator.world()).signIn();
    opened = await site.openSignedIn('mobile', '/profile?tab=account', {
      before: async (before) => {
        await before.context().grantPermissions(['notifications'], { origin: site.url });
        await before.context().addInitScript(givePermission);
        await before.context().addInitScript(giveSubscription, browser.subscription);
        protocol = await before.context().newCDPSession(before);
        protocol.on('ServiceWorker.workerRegistrationUpdated', (event) => {
          registrations.push(...event.registrations);
        });
        await protocol.send('ServiceWorker.enable');
      },
    });
    ({ page } = opened);
  });
  afterAll(async () => {
    await opened?.context.close();
    await site?.close();
    await service?.close();
  });

  const subscriptions = () => client.world.db.all("SELECT doc FROM record WHERE kind = 'pushSubscription'");
  /** What this browser was sent, decrypted. */
  const sent = async () => Promise.all(service.received.map(({ body }) => browser.read(body)));
  const worker = (): Worker => {
    const [found] = opened.context.serviceWorkers();
    if (found === undefined) throw new Error('There is no worker.');
    return found;
  };
  const shown = () => worker().evaluate(readShown);
  const deliver = async (data: string) =>
    protocol.send('ServiceWorker.deliverPushMessage', {
      origin: site.url,
      registrationId: registrations.at(-1)?.registrationId ?? '',
      data,
    });
  /** Places a bet and ends its match. @returns its number */
  async function settledBet(): Promise<string> {
    const sample = await client.sample('placeBet');
    const { json } = await client.send('placeBet', sample);
    const { match_id: match } = (sample.body as { matches: [{ match_id: string }] }).matches[0];
    await site.control(`matches/${match}`, { result: { ft: '3:0', ht: '1:0' } });
    return (json.data['bet'] as { bet_id: string }).bet_id;
  }

  it('are turned on by a press, for this player and in this language', async () => {
    expect(subscriptions()).toEqual([]);
    await page.getByRole('button', { name: `${NAME}: Turn on` }).click();
    await page.getByText('Notifications are on for this browser.').waitFor();
    const stored = subscriptions();
    expect(stored.map(({ doc }) => JSON.parse(String(doc)) as object)).toEqual([
      { ...browser.subscription, language: 'en', family: expect.any(Number) as number },
    ]);
    expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBe(
      client.world.webPush.vapid.publicKey,
    );
    await page.reload();
    await page.getByRole('button', { name: `${NAME}: Turn off` }).waitFor();
    expect(subscriptions()).toEqual(stored);
  });

  it('are shown by the worker as the upstream has written them', async () => {
    await worker().evaluate(keepShown);
    const bet = await settledBet();
    const { payout } = (await caller.get(`/sports/api/v1/soccer/mybet/${bet}`)) as Bet;
    const text = `Bet ${bet} won. Paid out: ${payout.replace(/0{1,4}$/, '')} USDT.`;
    await expect.poll(() => sent()).toMatchObject([{ kind: 'betSettled', game: 'soccer', bet, state: 'won', text }]);
    const [notice] = await sent();
    for (const { headers } of service.received)
      await vapidClaims(headers['authorization'], client.world.webPush.vapid.publicKey);
    await deliver(JSON.stringify(notice));
    await expect.poll(shown).toEqual([
      {
        title: 'Your bet is settled',
        body: text,
        lang: 'en',
        tag: `bet.${bet}`,
        data: { bet: `soccer.${bet}` },
      },
    ]);
    // Delivered twice, it is shown once.
    await deliver(JSON.stringify(notice));
    await deliver('{"v":1,"kind":"promotion","title":"Win big","text":"Now","url":"https://evil.example/"}');
    await expect
      .poll(async () => (await shown()).map(({ body }) => body).sort())
      .toEqual([text, 'There is news about your bets.']);
  });

  it('lead to the bet in the page that is open, without loading it anew', async () => {
    const bet = (await shown()).map(({ data }) => data.bet).find((each) => each !== undefined) ?? '';
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await worker().evaluate(pressOn, { bet });
    await page.waitForURL((url) => url.pathname === '/my-bets');
    expect(new URL(page.url()).search).toBe(`?bet=${bet}`);
    const { matches, ...upstream } = (await caller.get(
      `/sports/api/v1/soccer/mybet/${bet.slice('soccer.'.length)}`,
    )) as Bet;
    const facts = page.getByTestId('bet-detail').getByRole('region', { name: 'Totals' }).locator('dl > div');
    await expect
      .poll(() => textsOf(facts))
      .toEqual([
        ['Bet number', upstream.bet_id],
        ['Game', 'Soccer'],
        ['Placed', fullTime(upstream.placed_at)],
        ['Settled', fullTime(upstream.settled_at ?? '')],
        ['Bet type', 'Single'],
        ['Stake per line', usdt('2')],
        ['Multiplier', '× 1'],
        ['Lines', '1'],
        ['Total odds', matches[0]?.picks[0]?.odds],
        ['Total stake', usdt('2')],
        ['Highest possible return', usdt(upstream.max_payout)],
        ['Payout', usdt(upstream.payout)],
        ['Winnings', usdt(upstream.bonus_amount)],
        ['Extra bonus', usdt('0')],
        ['Settled amount', usdt(upstream.payout)],
      ]);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    expect(opened.faults).toEqual([]);
  });

  it('follow the language of the page', async () => {
    await page.evaluate(() => localStorage.setItem('slipway.language.v1', '"pt"'));
    await page.reload();
    await expect
      .poll(() => subscriptions().map(({ doc }) => (JSON.parse(String(doc)) as { language: string }).language))
      .toEqual(['pt']);
    await page.evaluate(() => localStorage.setItem('slipway.language.v1', '"en"'));
    await page.reload();
  });

  it('end when the player signs out, in the browser and at the upstream', async () => {
    await page.goto(`${site.url}/profile`);
    await aPlayer(page, 'mobile').signOut();
    await expect.poll(subscriptions).toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(() => [localStorage.getItem('test.subscribed'), localStorage.getItem('slipway.notices.v1')]),
      )
      .toEqual([null, null]);
    const before = await sent();
    await settledBet();
    await expect.poll(() => client.world.webPush.onTheWay.size).toBe(0);
    expect(await sent()).toEqual(before);
    expect(opened.faults).toEqual([]);
  });
});
