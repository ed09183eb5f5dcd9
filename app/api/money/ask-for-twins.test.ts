// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { askForTwins, lookForTwins } from './look-for-twins.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';
import { aBet, anIntent, PLAYER, START } from './test-upstream.ts';

/** What an edge says of a call that it has answered: whether it still looks for twins, and which it has found. */
type Said = 'looks' | 'twins' | 'over' | 'down' | 'older edge';

let store: AppStore;
/** The answers, one for each question; the last one is repeated. */
let said: readonly Said[];
let asked: number;
const texts = () => store.getState().toast.past.map(({ text }) => text);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const ok = (data: object) => Response.json({ code: 0, msg: '', data });

beforeAll(() => import('./every-money-row.ts'));
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/outcome')) return new Promise(() => undefined);
    const says = said[Math.min(asked++, said.length - 1)];
    if (says === 'down') return new Response('', { status: 400 });
    const watch = says === 'older edge' ? {} : { watching: says === 'looks' };
    return ok({ state: 'done', now: Date.now(), answer: {}, twins: says === 'twins' ? ['b2'] : [], ...watch });
  });
  store = createStore(createTransport({ idempotency: 'keyed' }));
  store.dispatch(signedIn(PLAYER));
});
afterEach(async () => {
  store.dispatch(signedOut({ because: 'left' }));
  await vi.runAllTimersAsync();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a press behind an edge', () => {
  const ask = (is: 'done' | 'refused' = 'done', row = anIntent().row) =>
    void store.dispatch(askForTwins({ ...anIntent(), row }, is));

  it.each(MONEY_ROW_NAMES)('is reported as doubled though the edge looks last: %s', async (row) => {
    said = ['looks', 'looks', 'looks', 'twins'];
    ask('done', row);
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyTwice']);
  });

  it('that was refused, and carried out before that, is reported so', async () => {
    said = ['looks', 'looks', 'twins'];
    ask('refused');
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyDoneAfterAll']);
  });

  it('is asked about again where a question had no answer, however many', async () => {
    said = ['down', 'down', 'down', 'down', 'twins'];
    ask();
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyTwice']);
  });

  it.each([
    ['has no look left', ['looks', 'looks', 'over']],
    ['is of before, and does not say it', ['older edge']],
  ] as const)('is not asked about any more once the edge %s', async (_, answers) => {
    said = answers;
    ask();
    await minutes(3);
    const before = asked;
    await minutes(30);
    expect([asked, texts()]).toEqual([before, []]);
  });

  it('is not asked about forever', async () => {
    said = ['looks'];
    ask();
    await minutes(20);
    const before = asked;
    await minutes(30);
    expect(asked).toBe(before);
  });

  it('is nothing to ask about once the session has ended', async () => {
    said = ['looks'];
    ask();
    await minutes(1);
    store.dispatch(signedOut({ because: 'left' }));
    const before = asked;
    await minutes(5);
    expect(asked).toBe(before);
  });
});

describe('a press without keys', () => {
  it('is reported as doubled though its list could not be read when it was looked at last', async () => {
    let reads = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.includes('/mybet')) return new Promise(() => undefined);
      // The third look, and the two after it.
      if (++reads > 2 && reads < 6) return new Response('', { status: 400 });
      const bets = reads < 3 ? [aBet()] : [aBet({ bet_id: 'b2' }), aBet()];
      return ok({ total: bets.length, bets });
    });
    store = createStore(createTransport({ idempotency: 'none' }));
    store.dispatch(signedIn(PLAYER));
    void store.dispatch(lookForTwins(anIntent(), 'b1'));
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyTwice']);
  });
});
