// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Idempotency } from '#contract/brand';
import type { Bet } from '#contract/entities';
import { WATCHED } from '#contract/money';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { watchForTwins } from './look-for-twins.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';
import { pressMoney } from './run-money.ts';
import { startMoney } from './start-money.ts';
import { aBet, anIntent, PLAYER, REQUEST, START } from './test-upstream.ts';
import { storeWatched, watchedOf, type WatchedCall } from './watched-calls.ts';

/** What an edge says of a call that it has answered: whether it still looks for twins, and which it has found. */
type Said = 'looks' | 'twins' | 'over' | 'unclear' | 'down' | 'older edge';

let store: AppStore;
/** The answers, one for each question; the last one is repeated. */
let said: readonly Said[];
let asked: number;
const texts = () => store.getState().toast.past.map(({ text }) => text);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const ok = (data: object, headers = {}) => Response.json({ code: 0, msg: '', data }, { headers });
const newPage = (idempotency: Idempotency, userId: string = PLAYER.userId) => {
  store = createStore(createTransport({ idempotency }));
  store.dispatch(signedIn({ ...PLAYER, userId }));
};
const watch = (call: Partial<WatchedCall> = {}) =>
  void store.dispatch(watchForTwins({ intent: anIntent(), is: 'done', ...call }));

beforeAll(() => {
  startMoney(createStore());
  return Promise.all([import('./every-money-row.ts'), import('./claim-and-send.ts')]);
});
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  asked = 0;
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'POST' && url.endsWith('/bet'))
      return ok({ bet: aBet(), balance: '9' }, { [WATCHED]: 'yes', 'x-server-time': String(Date.now()) });
    if (!url.includes('/outcome')) return new Promise(() => undefined);
    const says = said[Math.min(asked++, said.length - 1)];
    if (says === 'down') return new Response('', { status: 400 });
    const watching = says === 'older edge' ? {} : { watching: says === 'looks' };
    const twins = { twins: says === 'twins' ? ['b2'] : [], ...(says === 'unclear' && { unclear: true }) };
    return ok({ state: 'done', now: Date.now(), answer: {}, ...twins, ...watching });
  });
  newPage('keyed');
});
afterEach(async () => {
  store.dispatch(signedOut({ because: 'left' }));
  await vi.runAllTimersAsync();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a press behind an edge', () => {
  it.each(MONEY_ROW_NAMES)('is reported as doubled though the edge looks last: %s', async (row) => {
    said = ['looks', 'looks', 'looks', 'twins'];
    watch({ intent: { ...anIntent(), row } });
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyTwice']);
  });

  it('that was refused, and carried out before that, is reported so', async () => {
    said = ['looks', 'looks', 'twins'];
    watch({ is: 'refused' });
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyDoneAfterAll']);
  });

  it('is asked about again where a question had no answer, however many', async () => {
    said = ['down', 'down', 'down', 'down', 'twins'];
    watch();
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyTwice']);
  });

  it('of which the edge cannot tell in the end is reported so', async () => {
    said = ['looks', 'looks', 'looks', 'unclear'];
    watch();
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyMayBeTwice']);
  });

  it.each([
    ['has no look left', ['looks', 'looks', 'over']],
    ['is of before, and does not say it', ['older edge']],
  ] as const)('is not asked about any more once the edge %s', async (_, answers) => {
    said = answers;
    watch();
    await minutes(3);
    const before = asked;
    await minutes(30);
    expect([asked, texts()]).toEqual([before, []]);
  });

  it('is not asked about forever', async () => {
    said = ['looks'];
    watch();
    await minutes(20);
    const before = asked;
    await minutes(30);
    expect(asked).toBe(before);
  });

  it('is nothing to ask about once the session has ended', async () => {
    said = ['looks'];
    watch();
    await minutes(1);
    store.dispatch(signedOut({ because: 'left' }));
    const before = asked;
    await minutes(5);
    expect(asked).toBe(before);
  });

  describe('and the page is loaded again before the edge has looked last', () => {
    const press = async () => {
      void store.dispatch(pressMoney('placeBet', REQUEST));
      await vi.advanceTimersByTimeAsync(5_000);
      store.dispatch(signedOut({ because: 'left' }));
    };

    it('is reported as doubled by the new page, once', async () => {
      said = ['looks', 'looks', 'looks', 'twins'];
      await press();
      newPage('keyed');
      await minutes(3);
      expect(texts()).toEqual(['toast.moneyTwice']);
      newPage('keyed');
      await minutes(3);
      expect(texts()).toEqual([]);
    });

    it('is not reported to another player', async () => {
      said = ['twins'];
      await press();
      newPage('keyed', 'u2');
      await minutes(3);
      expect([asked, texts()]).toEqual([0, []]);
    });
  });
});

describe('a press without keys', () => {
  let reads: number;
  let list: readonly (Bet | 'down')[][];
  beforeEach(() => {
    reads = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.includes('/mybet')) return new Promise(() => undefined);
      const bets = list[Math.min(reads++, list.length - 1)] ?? [];
      if (bets.includes('down')) return new Response('', { status: 400 });
      return ok({ total: bets.length, bets });
    });
    newPage('none');
  });
  const OWN = { intent: anIntent(), is: 'done', entry: 'b1' } as const;
  const DOUBLED = [aBet({ bet_id: 'b2' }), aBet()];

  it('is reported as doubled though its list could not be read when it was looked at last', async () => {
    list = [[aBet()], [aBet()], ['down'], ['down'], ['down'], DOUBLED];
    watch(OWN);
    await minutes(3);
    expect(texts()).toEqual(['toast.moneyTwice']);
  });

  it.each<[string, string, Bet[][]]>([
    ['is not in the list, which has one that fits', 'toast.moneyMayBeTwice', [[aBet({ bet_id: 'b2' })]]],
    [
      'is not in the list, which has two that fit',
      'toast.moneyTwice',
      [[aBet({ bet_id: 'b2' }), aBet({ bet_id: 'b3' })]],
    ],
    ['is in the list a while after another', 'toast.moneyTwice', [[aBet({ bet_id: 'b2' })], DOUBLED]],
    ['is in the list, alone at first', '', [[aBet()]]],
    ['is in no list', '', [[]]],
  ])('whose own bet %s: %s', async (_, text, bets) => {
    list = bets;
    watch(OWN);
    await minutes(1);
    await minutes(2);
    expect(texts().join()).toBe(text);
  });

  it('is reported by a page that is loaded again, and not if that is long after it', async () => {
    list = [DOUBLED];
    storeWatched(OWN);
    newPage('none');
    await minutes(3);
    expect([texts(), watchedOf('u1')]).toEqual([['toast.moneyTwice'], []]);
    const before = reads;
    storeWatched({ ...OWN, intent: { ...anIntent(), key: 'k2', deadline: START - 3_600_000 } });
    newPage('none');
    await minutes(3);
    expect([reads, texts(), watchedOf('u1')]).toEqual([before, [], []]);
  });
});

describe('a press without keys whose answer names no entry', () => {
  const movement = (id: string, over = {}) => ({
    id,
    kind: 0,
    type: 'transfer',
    amount: '-5.000000',
    balance: '1',
    currency: 'USDT',
    status: 3,
    remark: '',
    at: new Date(START + 1_100).toISOString(),
    ...over,
  });
  const stake = (id: string, over = {}) => movement(id, { type: 'stake', ...over });
  const transfer = (key: string, pressedAt: number) => ({
    intent: {
      ...anIntent(),
      key,
      pressedAt,
      row: 'transferToPlayer' as const,
      request: { params: {}, query: {}, body: { to: key, amount: '5' } },
    },
    is: 'done' as const,
    decidedAt: pressedAt + 100,
  });
  const cricket = (key: string, pressedAt: number) => {
    const bets = { b1: { amount: '5', odd: '2' } };
    const request = { params: {}, query: {}, body: { matchId: key, currency: 'USDT', bets } };
    const { intent, ...rest } = transfer(key, pressedAt);
    return { intent: { ...intent, row: 'placeCricketBet' as const, request }, ...rest };
  };
  const FIRST = START;
  const SECOND = START + 1_000;

  it.each<[string, WatchedCall[], object[], string[]]>([
    ['one movement', [transfer('k1', FIRST)], [movement('t1')], []],
    ['two movements', [transfer('k1', FIRST)], [movement('t2'), movement('t1')], ['toast.moneyTwice']],
    [
      'one, and one that came in',
      [transfer('k1', FIRST)],
      [movement('t2', { amount: '5.000000' }), movement('t1')],
      [],
    ],
    ['two of two presses', [transfer('k1', FIRST), transfer('k2', SECOND)], [movement('t2'), movement('t1')], []],
    [
      'three of two presses',
      [transfer('k1', FIRST), transfer('k2', SECOND)],
      [movement('t3'), movement('t2'), movement('t1')],
      ['toast.moneyTwice'],
    ],
    ['one stake', [cricket('k1', FIRST)], [stake('t1')], []],
    ['two stakes of two bets', [cricket('k1', FIRST), cricket('k2', SECOND)], [stake('t2'), stake('t1')], []],
    [
      'two stakes, of which the list does not say what for',
      [cricket('k1', FIRST)],
      [stake('t2'), stake('t1')],
      ['toast.moneyMayBeTwice'],
    ],
    [
      'two stakes on cricket',
      [cricket('k1', FIRST)],
      [stake('t2', { game_id: 9 }), stake('t1', { game_id: 9 })],
      ['toast.moneyTwice'],
    ],
    [
      'one stake on cricket, and one on soccer',
      [cricket('k1', FIRST)],
      [stake('t2', { game_id: 10 }), stake('t1', { game_id: 9 })],
      [],
    ],
  ])('%s', async (_, calls, transactions, expected) => {
    vi.stubGlobal('fetch', async (url: string) =>
      url.includes('/change_log') ? ok({ total: transactions.length, transactions }) : new Promise(() => undefined),
    );
    newPage('none');
    await vi.advanceTimersByTimeAsync(2_000);
    for (const call of calls) storeWatched(call);
    for (const call of calls) {
      watch(call);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await minutes(3);
    expect([texts(), watchedOf('u1')]).toEqual([expected, []]);
  });
});
