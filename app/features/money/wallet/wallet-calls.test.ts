// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import type { Order, Transaction } from '#contract/entities';
import { api } from '#app/api/api.ts';
import { historyCsv, readHistory } from './history/export-history.ts';
import { ofOrder, ofTransaction, type HistoryFilter } from './history/history-entry.ts';
import { upstream } from './test-upstream.ts';
import './game-wallets/game-wallets-api.ts';
import './wallet-api.ts';
import './history/history-api.ts';

const ORDER: Order = {
  order_id: 'dep-1',
  kind: 34,
  amount: '10',
  currency: 'USDT',
  status: 0,
  created_at: '2026-03-14T12:00:00.000Z',
  updated_at: '2026-03-14T12:00:00.000Z',
  remark: 'a note',
  channel_id: 'in-pix',
  provider: 'PixPay',
  method: 'PIX',
  service_fee: '0.5',
  network_fee: '1',
  net_amount: '8.5',
};
const moved = (id: string, over: Partial<Transaction> = {}): Transaction => ({
  id,
  kind: 60,
  type: 'stake',
  amount: '-5.000000',
  balance: '95.000000',
  currency: 'USDT',
  status: 3,
  at: '2026-03-14T23:30:00.000Z',
  remark: `bet ${id}`,
  ...over,
});
const ALL: HistoryFilter = { kind: 'all', status: '', from: '', until: '' };
const TYPE = { id: 'p1', type: 'fiat', name: 'Bank', status: 1 };
const BANK = { code: '260', name: 'NuvemBank', country: 'BR' };
const PIX = {
  id: 'in-pix',
  type: 'third_party',
  name: 'PIX',
  provider: 'PixPay',
  currency: 'BRL',
  min: '1',
  max: '2',
  service_fee: '0',
  network_fee: '0',
  status: 1,
};

interface Endpoint {
  readonly initiate: (arg: unknown) => never;
}
const endpoints = api.endpoints as unknown as Readonly<Record<string, Endpoint>>;

const CALLS: readonly (readonly [name: string, arg: unknown])[] = [
  ['listDepositTypes', undefined],
  ['listDepositChannels', 'USDT'],
  ['listDeposits', undefined],
  ['listWithdrawalTypes', undefined],
  ['listWithdrawalChannels', 'USDT'],
  ['listWithdrawals', undefined],
  ['listPayoutAccounts', undefined],
  ['listBanks', 'BR'],
  ['getGameBalance', { game: 'cardGame', id: 'cardGame', gameId: '7' }],
  ['getGameBalance', { game: 'ngGame', id: 'ngGame/x', platform: 'x', name: 'X' }],
];

/** Asks for each list, and then for what is read again when a tag changes. */
it('each list of the wallet is one request, and is read again for its subject alone', async () => {
  const orders = () => ({ total: 1, orders: [ORDER] });
  const { store, asked } = upstream({
    'recharge/type': () => [TYPE],
    'pay/all': () => [PIX],
    'api/v1/recharge': orders,
    trade_type: () => [TYPE],
    'withdraw/all': () => [PIX],
    'api/v1/withdraw': orders,
    bank_information: () => [],
    bank_type: () => [BANK],
    'ky/balance': () => ({ balance: '1', currency: 'USDT' }),
    'ng/balance': () => ({ balance: '2', currency: 'USDT' }),
  });
  const data: unknown[] = [];
  for (const [name, arg] of CALLS) {
    const result: unknown = await store.dispatch(endpoints[name]?.initiate(arg) as never);
    data.push((result as { data: unknown }).data);
  }
  const requests = [
    'GET /sports/api/v1/recharge/type',
    'GET /sports/api/v1/pay/all',
    'GET /sports/api/v1/recharge?start=0&limit=50',
    'GET /sports/api/v1/withdraw/trade_type',
    'GET /sports/api/v1/withdraw/all',
    'GET /sports/api/v1/withdraw?start=0&limit=50',
    'GET /sports/api/v1/bank_information',
    'GET /sports/api/v1/withdraw/bank_type?country=BR',
    'GET /3rd-game/playcard/api/v1/ky/balance',
    'GET /3rd-game/nggame/api/v1/ng/balance?plat_type=x',
  ];
  expect(asked).toEqual(requests);
  expect(data).toEqual([
    [TYPE],
    [PIX],
    [ORDER],
    [TYPE],
    [PIX],
    [ORDER],
    [],
    [BANK],
    { balance: '1', currency: 'USDT' },
    { balance: '2', currency: 'USDT' },
  ]);
  const again = async (change: () => void) => {
    asked.length = 0;
    change();
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    return asked.map((request) => requests.indexOf(request)).toSorted((one, other) => one - other);
  };
  const tag = (name: 'Texts' | 'Orders' | 'PayoutAccounts' | 'GameBalances') => () =>
    void store.dispatch(api.util.invalidateTags([name]));
  expect(await again(tag('Texts'))).toEqual([0, 1, 3, 4]);
  expect(await again(tag('Orders'))).toEqual([2, 5]);
  expect(await again(tag('PayoutAccounts'))).toEqual([6]);
  expect(await again(tag('GameBalances'))).toEqual([8, 9]);
});

it('a change of the wallet is one request, after which its lists are read again', async () => {
  const { store, asked } = upstream({
    continueRecharge: () => ({ order: ORDER }),
    'api/v1/recharge': () => ({ total: 0, orders: [] }),
    bank_information: () => [],
  });
  await store.dispatch(endpoints['listDeposits']?.initiate(undefined) as never);
  await store.dispatch(endpoints['listPayoutAccounts']?.initiate(undefined) as never);
  asked.length = 0;
  for (const name of ['continueDeposit', 'deletePayoutAccount']) {
    await store.dispatch(endpoints[name]?.initiate('id-1') as never);
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  }
  expect(asked).toEqual([
    'POST /sports/api/v1/continueRecharge {"order_id":"id-1"}',
    'GET /sports/api/v1/recharge?start=0&limit=50',
    'DELETE /sports/api/v1/bank_information?info_id=id-1',
    'GET /sports/api/v1/bank_information',
  ]);
});

describe('the whole history', () => {
  const pages = (total: number, size: number) => (query: URLSearchParams) => {
    const start = Number(query.get('start'));
    const ids = Array.from({ length: Math.max(0, Math.min(size, total - start)) }, (_, at) => `t${start + at}`);
    return { total, transactions: ids.map((id) => moved(id)) };
  };

  it('is read page by page to its end', async () => {
    const { store, asked } = upstream({ change_log: pages(5, 2) });
    const filter = { ...ALL, from: '2026-03-01', until: '2026-03-31' };
    expect(await store.dispatch(readHistory(filter))).toEqual({
      entries: ['t0', 't1', 't2', 't3', 't4'].map((id) => ofTransaction(moved(id))),
      isCut: false,
    });
    const page = (start: number) =>
      `GET /sports/api/v1/member/change_log?start=${start}&limit=500&start_date=2026-02-28&end_date=2026-04-01`;
    expect(asked).toEqual([page(0), page(2), page(4)]);
  });

  it('has only what the filter wants', async () => {
    const { store } = upstream({
      change_log: () => ({ total: 2, transactions: [moved('t1'), moved('t2', { type: 'reward' })] }),
    });
    expect(await store.dispatch(readHistory({ ...ALL, kind: 'bonuses' }))).toEqual({
      entries: [ofTransaction(moved('t2', { type: 'reward' }))],
      isCut: false,
    });
  });

  it('ends where a page is empty, whatever its total says', async () => {
    const { store, asked } = upstream({ change_log: () => ({ total: 9, transactions: [] }) });
    expect(await store.dispatch(readHistory(ALL))).toEqual({ entries: [], isCut: false });
    expect(asked).toEqual(['GET /sports/api/v1/member/change_log?start=0&limit=500']);
  });

  it('of deposits and of withdrawals is that of their orders', async () => {
    const { store, asked } = upstream({
      'api/v1/recharge': () => ({ total: 1, orders: [ORDER] }),
      'api/v1/withdraw': () => ({ total: 0, orders: [] }),
    });
    expect(await store.dispatch(readHistory({ ...ALL, kind: 'recharge', from: '2026-03-01' }))).toEqual({
      entries: [ofOrder(ORDER)],
      isCut: false,
    });
    expect(await store.dispatch(readHistory({ ...ALL, kind: 'withdraw' }))).toEqual({ entries: [], isCut: false });
    expect(asked).toEqual([
      'GET /sports/api/v1/recharge?start=0&limit=500',
      'GET /sports/api/v1/withdraw?start=0&limit=500',
    ]);
  });

  it('is not read at all where one page is missing', async () => {
    const { store } = upstream({});
    expect(await store.dispatch(readHistory(ALL))).toMatchObject({ kind: 'refused' });
  });

  it('is cut after ten thousand entries', async () => {
    const { store, asked } = upstream({
      change_log: () => ({ total: 99_999, transactions: Array.from({ length: 2_000 }, () => moved('t1')) }),
    });
    expect(await store.dispatch(readHistory(ALL))).toEqual({ entries: [ofTransaction(moved('t1'))], isCut: true });
    expect(asked.map((request) => request.split('=')[1])).toEqual([
      '0&limit',
      '2000&limit',
      '4000&limit',
      '6000&limit',
      '8000&limit',
    ]);
  });

  it('is a table of raw values', () => {
    const t = ((key: string) => key) as unknown as TFunction<'wallet'>;
    const entries = [ofOrder(ORDER), ofTransaction(moved('t1', { game_id: 7 })), ofTransaction(moved('t2'))];
    expect(historyCsv(entries, t, (id) => (id === 7 ? 'Soccer' : undefined)).split('\r\n')).toEqual([
      '\ufeff"column.date","column.kind","column.amount","column.currency","column.status","column.balance","column.serviceFee","column.networkFee","column.net","column.channel","column.game","column.reference","column.note"',
      '"2026-03-14T12:00:00.000Z","movement.deposit","10","USDT","status.waiting","","0.5","1","8.5","PIX","","dep-1","a note"',
      '"2026-03-14T23:30:00.000Z","movement.stake","-5.000000","USDT","status.success","95.000000","","","","","Soccer","bet t1",""',
      '"2026-03-14T23:30:00.000Z","movement.stake","-5.000000","USDT","status.success","95.000000","","","","","","bet t2",""',
      '',
    ]);
  });

  it('is shown page by page, until a page is empty or the total is reached', async () => {
    const { store, asked } = upstream({ change_log: pages(3, 2) });
    const query = endpoints['walletHistory'] as unknown as {
      initiate: (arg: object, options?: { direction: 'forward' }) => never;
      select: (arg: object) => (state: unknown) => { readonly data?: unknown; readonly hasNextPage: boolean };
    };
    const arg = { kind: 'all', from: '', until: '' };
    const shown = () => query.select(arg)(store.getState());
    await store.dispatch(query.initiate(arg));
    expect(shown().hasNextPage).toBe(true);
    await store.dispatch(query.initiate(arg, { direction: 'forward' }));
    expect(shown()).toMatchObject({
      hasNextPage: false,
      data: {
        pageParams: [0, 2],
        pages: [
          { total: 3, entries: [ofTransaction(moved('t0')), ofTransaction(moved('t1'))] },
          { total: 3, entries: [ofTransaction(moved('t2'))] },
        ],
      },
    });
    expect(asked).toEqual([
      'GET /sports/api/v1/member/change_log?start=0&limit=50',
      'GET /sports/api/v1/member/change_log?start=2&limit=50',
    ]);
  });
});
