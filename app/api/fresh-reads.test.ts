// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listBanners } from '#contract/rows/content/list-banners';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { myBetsApi } from '#app/features/betting/my-bets/model/my-bets-api.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { api } from './api.ts';
import { fromRow } from './from-row.ts';
import { createTransport } from './transport.ts';

const { anyBanners } = api.injectEndpoints({
  endpoints: (build) => ({ anyBanners: build.query<unknown, void>({ query: fromRow(listBanners, () => ({})) }) }),
}).endpoints;
const ACCOUNT = '/sports/api/v1/member/account';

let store: AppStore;
let score: string;
/** Paths that were asked for, and those whose answers are held back. */
let asked: string[];
let held: Map<string, (() => void)[]>;
const shown = () => accountApi.endpoints.getAccount.select()(store.getState() as never).data?.score;
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const moneyMoves = () => store.dispatch(api.util.invalidateTags(['Account', 'Bets', 'GameBalances', 'Orders']));
const countOf = (path: string) => asked.filter((each) => each.startsWith(path)).length;

beforeEach(() => {
  vi.useFakeTimers();
  [score, asked, held] = ['10.000000', [], new Map()];
  const fetch = async (path: string, { signal }: RequestInit): Promise<Response> => {
    asked.push(path);
    const data = path.startsWith(ACCOUNT)
      ? { score, currency: 'USDT' }
      : path.includes('mybet')
        ? { total: 0, bets: [] }
        : [];
    const hold = held.get(path.split('?', 1)[0] ?? '');
    if (hold !== undefined)
      await new Promise<void>((resolve, reject) => {
        hold.push(resolve);
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    return Response.json({ code: 0, msg: '', data });
  };
  store = createStore(createTransport({ fetch }), false);
  store.dispatch(signedIn({ token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 }));
});
afterEach(() => {
  store.dispatch(signedOut({ because: 'left' }));
  store.dispatch(api.util.resetApiState());
  vi.useRealTimers();
});

it('a banner that no one answers holds up no balance', async () => {
  held.set('/sports/api/v1/slideshow', []);
  void store.dispatch(accountApi.endpoints.getAccount.initiate());
  void store.dispatch(anyBanners.initiate());
  await pass();
  score = '7.000000';
  moneyMoves();
  await pass();
  expect(shown()).toBe('7.000000');
  // It is the same for everyone, and not asked for again.
  expect(countOf('/sports/api/v1/slideshow')).toBe(1);
});

it('an account that was being read when money moved is read anew at once, and its first answer is not believed', async () => {
  const account: (() => void)[] = [];
  void store.dispatch(accountApi.endpoints.getAccount.initiate());
  await pass();
  held.set(ACCOUNT, account);
  void store.dispatch(accountApi.endpoints.getAccount.initiate(undefined, { forceRefetch: true }));
  await pass();
  score = '7.000000';
  moneyMoves();
  await pass();
  expect([countOf(ACCOUNT), account.length]).toEqual([3, 2]);
  account[0]?.();
  await pass();
  expect(shown()).toBe('10.000000');
  account[1]?.();
  await pass();
  expect(shown()).toBe('7.000000');
  // What was ended is not repeated either.
  await pass(20_000);
  expect(countOf(ACCOUNT)).toBe(3);
});

it('of bets that were being read list by list, all lists are read again', async () => {
  const basketball: (() => void)[] = [];
  held.set('/sports/api/v1/basketball/mybet', basketball);
  const sources = ['soccer', 'basketball'] as const;
  void store.dispatch(myBetsApi.endpoints.listBets.initiate({ sources }));
  await pass();
  moneyMoves();
  // Another read begins meanwhile.
  void store.dispatch(anyBanners.initiate());
  held.clear();
  await pass();
  basketball.forEach((answer) => answer());
  await pass();
  expect([countOf('/sports/api/v1/soccer/mybet'), countOf('/sports/api/v1/basketball/mybet')]).toEqual([2, 3]);
});

it('what is dispatched while a list is still to be read again is done, and gives its result', async () => {
  held.set('/sports/api/v1/basketball/mybet', []);
  void store.dispatch(myBetsApi.endpoints.listBets.initiate({ sources: ['soccer', 'basketball'] }));
  await pass();
  moneyMoves();
  // A thunk has no type; RTK Query's reads are thunks.
  expect(store.dispatch(() => 'done')).toBe('done');
});
