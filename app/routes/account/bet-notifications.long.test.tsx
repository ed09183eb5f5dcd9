import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '#contract/brand';
import type { PushSubscription as Saved } from '#contract/entities';
import { testBrowser } from '#simulator/testing/push';
import { protectionApi } from '#app/features/account/protection/protection-api.ts';
import { followPlayer, readState } from '#app/push/browser/notices.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { ProfileRoute } from './profile.tsx';

const PLAYER = 'player@demo.slipway.test';
const NAME = 'Notify me when a bet is settled';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

/** Only an upstream with keys has additions of ours. */
const KEYED = ({ upstream }: Brand) => ({ upstream: { ...upstream, idempotency: 'keyed' as const } });

/** A browser with a push service, as far as the app uses it. */
class FakeBrowser {
  readonly keys: Saved;
  permission: NotificationPermission = 'default';
  /** What the player answers. */
  answer: NotificationPermission = 'granted';
  hasService = true;
  canUnsubscribe = true;
  asked = 0;
  subscription: { readonly key: string; readonly endpoint: string } | undefined;

  constructor(keys: Saved) {
    this.keys = keys;
    const pushManager = {
      getSubscription: async () => this.#shown(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (!this.hasService) throw new DOMException('no push service', 'AbortError');
        const key = Buffer.from(applicationServerKey).toString('base64url');
        this.subscription = { key, endpoint: this.keys.endpoint };
        return this.#shown();
      },
    };
    const registration = { pushManager };
    const container = Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    });
    vi.stubGlobal('PushManager', function PushManager() {});
    const permission = () => this.permission;
    vi.stubGlobal('Notification', {
      get permission() {
        return permission();
      },
      requestPermission: async () => {
        this.asked += 1;
        this.permission = this.answer;
        return this.answer;
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  }

  #shown() {
    if (this.subscription === undefined) return null;
    const { endpoint, key } = this.subscription;
    return {
      endpoint,
      options: { applicationServerKey: bytes(key) },
      getKey: (name: 'auth' | 'p256dh') => bytes(this.keys[name]),
      unsubscribe: async () => {
        if (this.canUnsubscribe) this.subscription = undefined;
        return this.canUnsubscribe;
      },
    };
  }
}

describe('notifications of settled bets', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  let browser: FakeBrowser;
  beforeEach(async () => {
    localStorage.clear();
    browser = new FakeBrowser((await testBrowser('jsdom')).subscription);
  });
  afterEach(async () => {
    await app.close();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
  });

  const show = async (options: Partial<Parameters<typeof renderApp>[1]> = {}) => {
    app = await renderApp('/profile?tab=account', {
      signedInAs: PLAYER,
      element: <ProfileRoute />,
      settings: KEYED,
      ...options,
    });
    await app.screen.findByRole('heading', { name: 'Sign-in and security' });
  };
  const press = async (action: string) =>
    fireEvent.click(await app.screen.findByRole('button', { name: `${NAME}: ${action}`, busy: false }));
  const saved = () =>
    app.simulator
      .world()
      .db.all("SELECT doc FROM record WHERE kind = 'pushSubscription'")
      .map(({ doc }) => JSON.parse(String(doc)) as Saved);

  const askedForKey = () =>
    app.simulator
      .world()
      .journal.list({ row: 'getPushKey' })
      .map(({ status }) => status);

  it('are off, asked for by a press alone, on, and off again', async () => {
    await show();
    await app.screen.findByRole('button', { name: `${NAME}: Turn on` });
    expect([browser.asked, browser.subscription]).toEqual([0, undefined]);
    await press('Turn on');
    expect(await app.screen.findByText('Notifications are on for this browser.')).toBeTruthy();
    expect(saved()).toMatchObject([{ ...browser.keys, language: 'en' }]);
    await press('Turn off');
    expect(await app.screen.findByText('Notifications are off for this browser.')).toBeTruthy();
    expect([saved(), browser.subscription, localStorage.getItem('slipway.notices.v1')]).toEqual([[], undefined, null]);
  });

  it('that the browser blocks say what to do, and are asked for again', async () => {
    browser.answer = 'denied';
    await show();
    await press('Turn on');
    expect(await app.screen.findByText('Blocked by the browser')).toBeTruthy();
    expect(await app.screen.findByText(/Allow notifications for this site in your browser's settings/)).toBeTruthy();
    expect(saved()).toEqual([]);
    browser.answer = 'granted';
    await press('Try again');
    expect(await app.screen.findByText('Notifications are on for this browser.')).toBeTruthy();
  });

  it('stay off when the question of the browser is closed', async () => {
    browser.answer = 'default';
    await show();
    await press('Turn on');
    expect(await app.screen.findByText(/You have not answered/)).toBeTruthy();
    expect(app.screen.getByRole('button', { name: `${NAME}: Turn on` })).toBeTruthy();
  });

  it('that the browser has no service for are said to have failed', async () => {
    browser.hasService = false;
    await show();
    await press('Turn on');
    expect((await app.screen.findByRole('alert')).textContent).toMatch(/could not be turned on/);
    expect([saved(), localStorage.getItem('slipway.notices.v1')]).toEqual([[], null]);
  });

  it('that cannot be turned off are still said to be on', async () => {
    await show();
    await press('Turn on');
    browser.canUnsubscribe = false;
    await press('Turn off');
    expect((await app.screen.findByRole('alert')).textContent).toMatch(/could not be turned on or off/);
    expect(app.screen.getByRole('button', { name: `${NAME}: Turn off` })).toBeTruthy();
  });

  it('are refused during a break, and what was subscribed is undone', async () => {
    await show();
    // Begun elsewhere: this page does not know of it yet.
    const world = app.simulator.world();
    const untilMs = world.now() + 86_400_000;
    world.members.updateDoc('m-player', { exclusion: { kind: 'time_out', sinceMs: world.now(), untilMs } });
    await press('Turn on');
    expect((await app.screen.findByRole('alert')).textContent).toMatch(/break/i);
    expect([saved(), browser.subscription, localStorage.getItem('slipway.notices.v1')]).toEqual([[], undefined, null]);
  });

  it('are not offered during a break', async () => {
    await show({
      before({ simulator }) {
        const world = simulator.world();
        const untilMs = world.now() + 24 * 3_600_000;
        world.members.updateDoc('m-player', { exclusion: { kind: 'time_out', sinceMs: world.now(), untilMs } });
      },
    });
    await app.screen.findByText('m-player');
    expect(app.screen.queryByRole('heading', { name: 'Notifications' })).toBeNull();
  });

  it('with another key of the upstream are subscribed anew', async () => {
    browser.permission = 'granted';
    browser.subscription = { key: browser.keys.p256dh, endpoint: 'https://push.example/old' };
    await show();
    await press('Turn on');
    await app.screen.findByText('Notifications are on for this browser.');
    expect(browser.subscription).toEqual({
      key: app.simulator.world().webPush.vapid.publicKey,
      endpoint: browser.keys.endpoint,
    });
  });

  it('are not offered by an upstream without keys', async () => {
    await show({ settings: ({ upstream }) => ({ upstream: { ...upstream, idempotency: 'none' } }) });
    expect(app.screen.queryByRole('heading', { name: 'Notifications' })).toBeNull();
  });

  it('are not offered in a browser without a push service', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    await show();
    expect(app.screen.queryByRole('heading', { name: 'Notifications' })).toBeNull();
  });

  it('are not offered where the upstream lacks the call', async () => {
    await show({
      before: ({ simulator }) =>
        simulator.world().answers.add({ row: 'getPushKey', refusal: { reason: 'notImplemented' }, unchecked: false }),
    });
    await vi.waitFor(() => expect(askedForKey()).toEqual([501]));
    expect(app.screen.queryByRole('heading', { name: 'Notifications' })).toBeNull();
    expect(browser.asked).toBe(0);
  });

  it('follow the language, and end with the session even if the browser cannot unsubscribe at once', async () => {
    await show();
    await press('Turn on');
    await app.screen.findByText('Notifications are on for this browser.');
    await app.store.dispatch(followPlayer('m-player', 'pt'));
    expect(saved()).toMatchObject([{ language: 'pt' }]);
    browser.canUnsubscribe = false;
    await app.store.dispatch(followPlayer(undefined, 'pt'));
    expect(saved()).toEqual([]);
    // Tried again by the next page.
    expect(localStorage.getItem('slipway.notices.v1')).not.toBeNull();
    browser.canUnsubscribe = true;
    await app.store.dispatch(followPlayer(undefined, 'pt'));
    expect([browser.subscription, localStorage.getItem('slipway.notices.v1')]).toEqual([undefined, null]);
  });

  it.each(['taken here', 'taken elsewhere and seen here'])(
    'end with a break %s, and do not come back by themselves after it',
    async (how) => {
      await show();
      await press('Turn on');
      await app.screen.findByText('Notifications are on for this browser.');
      const world = app.simulator.world();
      const { excludeSelf, getExclusion } = protectionApi.endpoints;
      if (how === 'taken here') {
        await app.store.dispatch(excludeSelf.initiate({ kind: 'time_out', hours: 24 }));
        expect(saved()).toEqual([]);
      } else {
        const untilMs = world.now() + 24 * 3_600_000;
        world.members.updateDoc('m-player', { exclusion: { kind: 'time_out', sinceMs: world.now(), untilMs } });
        await app.store.dispatch(getExclusion.initiate(undefined, { forceRefetch: true }));
      }
      await vi.waitFor(() => expect(localStorage.getItem('slipway.notices.v1')).toBeNull());
      world.clock.advance(25 * 3_600_000);
      expect(await app.store.dispatch(readState('m-player', 'en'))).toEqual({ is: 'off' });
      expect([saved(), browser.subscription]).toEqual([[], undefined]);
    },
  );

  it('of another player of this browser are removed', async () => {
    await show();
    await press('Turn on');
    await app.screen.findByText('Notifications are on for this browser.');
    await app.store.dispatch(followPlayer('m-agent', 'en'));
    expect([saved(), browser.subscription]).toEqual([[], undefined]);
  });

  it('are saved again when the browser has replaced the subscription', async () => {
    await show();
    await press('Turn on');
    await app.screen.findByText('Notifications are on for this browser.');
    const endpoint = 'https://push.example/replaced';
    browser.subscription = { key: browser.subscription?.key ?? '', endpoint };
    await app.store.dispatch(followPlayer('m-player', 'en'));
    expect(saved().map((each) => each.endpoint)).toContain(endpoint);
  });
});
