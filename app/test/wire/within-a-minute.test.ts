// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectMoneyCall } from '#app/api/money/money-slice.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import { createServerClock } from '#app/api/server-clock.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { NEVER, type KeyState } from '#cli/edge/core/key-state.ts';
import { step, type KeyEvent } from '#cli/edge/core/machine.ts';
import { outcomeData } from '#cli/edge/gateway/records.ts';

const START = Date.UTC(2026, 2, 1);
const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
const TRANSFER = { body: { to: 'bob', amount: '5', payment_password: '246810' } };
const BET = {
  params: { game: 'soccer' as const },
  body: {
    passes: ['single'],
    stake: '1',
    multiple: 1,
    currency: 'USDT',
    accept_odds: 'none' as const,
    matches: [{ match_id: 'm1', picks: [{ kind: 'wl' as const, outcome: 'w', odds: '2.00' }] }],
  },
};
/** The defaults of `slipway edge`. */
const TIMES = { settleMs: 50_000 };
const WAIT_MS = 4_000;

let store: AppStore;
const open = (idempotency: 'keyed' | 'none') => {
  const clock = createServerClock({ monotonic: () => performance.now(), wall: () => Date.now() });
  store = createStore(createTransport({ clock, idempotency, random: () => 0.5 }));
  store.dispatch(signedIn(PLAYER));
};
const passing = (ms: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
const json = (status: number, body: unknown, headers = {}) =>
  Response.json(body, { status, headers: { 'x-server-time': String(Date.now()), ...headers } });

beforeAll(() => Promise.all([import('#app/api/money/every-money-row.ts'), import('#app/api/money/claim-and-send.ts')]));
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
});
afterEach(async () => {
  store.dispatch(signedOut({ because: 'left' }));
  await vi.runAllTimersAsync();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The machine of the edge before an upstream that loses each forward, whose lists answer after `listMs`. */
function edge(lost: number, listMs: number) {
  let state: KeyState = NEVER;
  let deliveries = 0;
  const go = (event: KeyEvent) => void (state = step(state, event, TIMES).state);
  vi.stubGlobal('fetch', async (url: string, { method, headers, signal }: RequestInit) => {
    if (method !== 'POST' && !url.includes('/outcome')) return new Promise(() => undefined);
    if (url.includes('/outcome')) {
      const startedMs = Date.now();
      await passing(listMs, signal);
      go({ on: 'listsRead', startedMs, finding: 'absent' });
      if (state.is === 'refused') go({ on: 'decisionStored' });
      return json(200, { code: 0, msg: 'ok', data: outcomeData({ state }, startedMs) });
    }
    // Nothing of it arrives.
    if (deliveries++ < lost) await passing(60_000, signal);
    const deadline = Number(new Headers(headers).get('x-deadline'));
    go({ on: 'delivery', digest: 'd', deadline, now: Date.now() });
    go({ on: 'stored', now: Date.now() });
    go({ on: 'failed', hasLeft: true });
    await passing(WAIT_MS, signal);
    return json(409, { code: 4002, msg: 'running', data: { reason: 'keyRunning' } }, { 'retry-after': '1' });
  });
  return () => state;
}

/** A minute after the press, whatever was tried in it. */
const aMinuteLater = () => vi.advanceTimersByTimeAsync(60_000);

describe('"not carried out" is said within a minute of the press', () => {
  it.each([0, 1, 2, 3])(
    'behind the edge, where the upstream lost the call, and %i deliveries of it had not reached the edge',
    async (lost) => {
      open('keyed');
      const state = edge(lost, 1_000);
      void store.dispatch(pressMoney('placeBet', BET));
      await aMinuteLater();
      expect(state()).toMatchObject({ is: 'refused', how: 'absent' });
      expect(selectMoneyCall(store.getState(), 'placeBet')).toMatchObject({ status: 'neverDone' });
    },
  );

  it('behind the edge, for a row that counts payment passwords and is sent once', async () => {
    open('keyed');
    edge(0, 2_000);
    void store.dispatch(pressMoney('transferToPlayer', TRANSFER));
    await aMinuteLater();
    expect(selectMoneyCall(store.getState(), 'transferToPlayer')).toMatchObject({ status: 'neverDone' });
  });

  it.each([
    ['was lost at once', 0],
    ['was never answered', 60_000],
  ])('without keys, where the call %s and the list takes two seconds', async (_, ms) => {
    open('none');
    vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
      if (!url.includes('/mybet')) {
        await passing(ms, signal);
        throw new TypeError('network');
      }
      await passing(2_000, signal);
      return json(200, { code: 0, msg: 'ok', data: { total: 0, bets: [] } });
    });
    void store.dispatch(pressMoney('placeBet', BET));
    await aMinuteLater();
    expect(selectMoneyCall(store.getState(), 'placeBet')).toMatchObject({ status: 'neverDone' });
  });
});
