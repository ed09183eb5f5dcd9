// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODES } from '#contract/reasons';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { resumeMoney } from './follow.ts';
import { storedIntentsOf } from './stored-intents.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';
import { selectCallElsewhere, selectMoneyCall, selectOwnCall } from './money-slice.ts';
import { pressMoney } from './run-money.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
const ORDER = {
  order_id: 'o1',
  status: 0,
  amount: '5.000000',
  currency: 'USDT',
  channel_id: 'c1',
  at: '2026-03-01T00:00:00.000Z',
};

/** Web Locks like the browser's: one holder per name, the others wait in a queue. */
function fakeLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work);
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** An upstream that knows keys and delays each money call until the test releases it. */
function upstream() {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const outcomes = new Map<string, object>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = { 'x-server-time': String(Date.now()), date: new Date(Date.now()).toUTCString() };
    const ok = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }), { headers });
    if (url.includes('/outcome')) {
      const key = new URL(url, 'http://x').searchParams.get('key') ?? '';
      return ok({ now: Date.now(), ...(outcomes.get(key) ?? { state: 'none' }) });
    }
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    sent.push(key);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    const outcome = outcomes.get(key) as { answer?: unknown; refusal?: { code: number } } | undefined;
    if (outcome?.refusal) return new Response(JSON.stringify(outcome.refusal), { status: 400, headers });
    if (outcome === undefined) throw new TypeError('network');
    return ok(outcome.answer);
  });
  return { sent, outcomes, letGo: () => waiting.splice(0).forEach((go) => go()) };
}

const tabs: AppStore[] = [];
const tab = () => {
  const store = createStore(createTransport({ idempotency: 'keyed' }));
  tabs.push(store);
  store.dispatch(signedIn(PLAYER));
  return store;
};
const call = (store: AppStore) => selectMoneyCall(store.getState(), 'claimCheckIn');
const press = (store: AppStore) => void store.dispatch(pressMoney('claimCheckIn', { body: { day: 1 } }));
const settleTimers = () => vi.advanceTimersByTimeAsync(20);

beforeAll(() => Promise.all([import('./every-money-row.ts'), import('./claim-and-send.ts')]));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1) });
  localStorage.clear();
});
afterEach(() => {
  for (const store of tabs.splice(0)) store.dispatch(signedOut({ because: 'left' }));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a press that cannot be stored', () => {
  it.each(MONEY_ROW_NAMES)('%s: nothing is sent, and the player sees why', async (row) => {
    const { sent } = upstream();
    const store = tab();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    // Not awaited: a call that leaves all the same would wait for its answer forever.
    void store.dispatch(pressMoney(row, { body: ORDER } as never));
    await settleTimers();
    expect(sent).toEqual([]);
    expect(selectMoneyCall(store.getState(), row)).toMatchObject({ status: 'refused', error: { kind: 'notStored' } });
  });

  it('leaves once there is room again', async () => {
    const { sent } = upstream();
    const store = tab();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    press(store);
    await settleTimers();
    expect(sent).toEqual([]);
    full.mockRestore();
    press(store);
    await settleTimers();
    expect(sent).toEqual([storedIntentsOf('u1')[0]?.key]);
  });
});

describe.each(['with locks', 'without locks'])('two tabs %s', (which) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: which === 'with locks' ? fakeLocks() : undefined });
  });

  it('send one press while the first is running, and both show its outcome', async () => {
    const { sent, outcomes, letGo } = upstream();
    const [one, two] = [tab(), tab()];
    press(one);
    await settleTimers();
    press(two);
    await settleTimers();
    expect(sent).toHaveLength(1);
    const [key = ''] = sent;
    expect(call(two)).toMatchObject({ key, status: 'checking' });
    outcomes.set(key, { state: 'done', answer: [] });
    letGo();
    await vi.advanceTimersByTimeAsync(5_000);
    for (const store of [one, two]) expect(call(store)).toMatchObject({ key, status: 'accepted', receipt: [] });
    expect(call(two)).toEqual({ ...call(one), isElsewhere: true });
    expect(storedIntentsOf('u1')).toEqual([]);
  });

  it('say of a press that was not sent that it was not, beside what was', async () => {
    const { sent } = upstream();
    const [one, two] = [tab(), tab()];
    press(one);
    await settleTimers();
    void two.dispatch(pressMoney('claimCheckIn', { body: { day: 2 } }));
    await settleTimers();
    const [own, theirs] = [selectOwnCall, selectCallElsewhere].map((of) => of(two.getState(), 'claimCheckIn'));
    expect(own).toMatchObject({ status: 'refused', error: { kind: 'notSent' } });
    expect(theirs).toMatchObject({ key: sent[0], status: 'checking', request: { body: { day: 1 } } });
    expect(sent).toHaveLength(1);
  });

  it('send one press when both are pressed in the same moment', async () => {
    const { sent } = upstream();
    const [one, two] = [tab(), tab()];
    press(one);
    press(two);
    await settleTimers();
    expect(sent).toHaveLength(1);
    expect([call(one)?.key, call(two)?.key]).toEqual([sent[0], sent[0]]);
  });

  it('show a refusal in both, and the next press leaves', async () => {
    const { sent, outcomes, letGo } = upstream();
    const [one, two] = [tab(), tab()];
    press(one);
    await settleTimers();
    two.dispatch(resumeMoney());
    const [key = ''] = sent;
    const refusal = { code: CODES.insufficientBalance.code, msg: 'no', data: { reason: 'insufficientBalance' } };
    outcomes.set(key, { state: 'refused', refusal });
    letGo();
    await vi.advanceTimersByTimeAsync(5_000);
    for (const store of [one, two]) {
      const error = { reason: 'insufficientBalance', message: 'no' };
      expect(call(store)).toMatchObject({ key, status: 'refused', error });
    }
    press(two);
    await settleTimers();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['a moment', 20],
    ['a minute, because its tab was suspended', 60_000],
  ])('does not send a press made %s after an end it has not shown, but shows that end', async (_, later) => {
    const { sent, outcomes, letGo } = upstream();
    const [one, two] = [tab(), tab()];
    press(one);
    await settleTimers();
    outcomes.set(sent[0] ?? '', { state: 'done', answer: [] });
    letGo();
    await vi.advanceTimersByTimeAsync(later);
    press(two);
    await settleTimers();
    expect(sent).toHaveLength(1);
    expect(call(two)).toMatchObject({ key: sent[0], status: 'accepted' });
    await vi.advanceTimersByTimeAsync(1_000);
    press(two);
    await settleTimers();
    expect(sent).toHaveLength(2);
  });

  it('shows in the second a call that ended before its code could follow it, also without a press', async () => {
    const { sent, outcomes, letGo } = upstream();
    const [one, two] = [tab(), tab()];
    press(one);
    await settleTimers();
    const [key = ''] = sent;
    outcomes.set(key, { state: 'done', answer: [] });
    letGo();
    await vi.advanceTimersByTimeAsync(10_000);
    two.dispatch(resumeMoney());
    await settleTimers();
    expect(call(two)).toMatchObject({ key, status: 'accepted', receipt: [] });
    // A press in the same second was aimed at what was there before.
    press(two);
    await settleTimers();
    expect(sent).toEqual([key]);
    expect(selectCallElsewhere(two.getState(), 'claimCheckIn')).toMatchObject({ key, status: 'accepted' });
    await vi.advanceTimersByTimeAsync(1_000);
    press(two);
    await settleTimers();
    expect(sent).toHaveLength(2);
    // A tab that is opened later has read everything with its page, and does not show it again.
    await vi.advanceTimersByTimeAsync(1_000);
    const third = tab();
    third.dispatch(resumeMoney());
    expect(call(third)?.key).not.toBe(key);
  });

  it('poll in place of a tab that has lost its session, and find a refusal by key', async () => {
    const { sent, outcomes, letGo } = upstream();
    const [one, two] = [tab(), tab()];
    press(one);
    await settleTimers();
    two.dispatch(resumeMoney());
    one.dispatch(signedOut({ because: 'left' }));
    letGo();
    await vi.advanceTimersByTimeAsync(2_000);
    const [key = ''] = sent;
    expect(call(two)).toMatchObject({ key, status: 'checking' });
    const refusal = { code: CODES.paymentLocked.code, msg: 'locked', data: { until: '2026-03-02T00:00:00.000Z' } };
    outcomes.set(key, { state: 'refused', refusal });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(call(two)).toMatchObject({
      key,
      status: 'refused',
      error: { kind: 'refused', status: 403, reason: 'paymentLocked', detail: { until: '2026-03-02T00:00:00.000Z' } },
    });
    expect(storedIntentsOf('u1')).toEqual([]);
    two.dispatch(signedOut({ because: 'left' }));
  });
});
