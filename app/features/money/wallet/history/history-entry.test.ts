import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order, Transaction } from '#contract/entities';
import { hasAllSince, isWanted, ofOrder, ofTransaction, type HistoryFilter } from './history-entry.ts';
import { methodsOf } from '#app/features/money/wallet/ui/methods.ts';
import { approvalWord, isDecided, isPayable, orderTone, orderWord } from '#app/features/money/wallet/ui/order-state.ts';

const MOVED: Transaction = {
  id: 'tx-1',
  kind: 60,
  type: 'stake',
  amount: '-5.000000',
  balance: '95.000000',
  currency: 'USDT',
  status: 3,
  at: '2026-03-14T23:30:00.000Z',
  remark: 'bet-1',
};
const ORDER: Order = {
  order_id: 'dep-1',
  kind: 34,
  amount: '10',
  currency: 'USDT',
  status: 0,
  created_at: '2026-03-14T12:00:00.000Z',
  updated_at: '2026-03-14T12:00:00.000Z',
  remark: '',
  channel_id: 'in-pix',
  provider: 'PixPay',
  method: 'PIX',
  service_fee: '0',
  network_fee: '0',
  net_amount: '10',
};
const ALL: HistoryFilter = { kind: 'all', status: '', from: '', until: '' };

beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

describe('the history', () => {
  it('names what it knows, and calls the rest other', () => {
    expect(ofTransaction(MOVED)).toMatchObject({ movement: 'stake', status: 'success', balance: '95.000000' });
    expect(ofTransaction({ ...MOVED, type: '<script>' }).movement).toBe('other');
    expect(ofOrder(ORDER)).toMatchObject({ movement: 'deposit', status: 'waiting', reference: 'dep-1' });
    expect(ofOrder({ ...ORDER, kind: 50 })).toMatchObject({ movement: 'withdraw', status: 'pending' });
  });

  it.each([
    ['payout', 'settled'],
    ['cashOut', 'settled'],
    ['withdrawReturned', 'refunded'],
    ['deposit', 'success'],
  ] as const)('a movement %s that is done is %s, and one that has failed is not', (type, word) => {
    expect(ofTransaction({ ...MOVED, type }).status).toBe(word);
    expect(ofTransaction({ ...MOVED, type, status: 2 }).status).toBe('failed');
  });

  it.each([
    ['stake', 'bets', true],
    ['payout', 'bets', true],
    ['cashOut', 'bets', true],
    ['deposit', 'bets', false],
    ['reward', 'bonuses', true],
    ['registerBonus', 'bonuses', true],
    ['inviteReward', 'bonuses', true],
    ['extraBonus', 'bonuses', true],
    ['extraBonus', 'bets', false],
    ['stake', 'bonuses', false],
    ['transfer', 'all', true],
    ['gameRound', 'all', true],
  ] as const)('%s under %s: %s', (type, kind, expected) => {
    expect(isWanted(ofTransaction({ ...MOVED, type }), { ...ALL, kind })).toBe(expected);
  });

  it.each([
    [{ from: '2026-03-14' }, true],
    [{ from: '2026-03-15' }, false],
    [{ until: '2026-03-14' }, true],
    [{ until: '2026-03-13' }, false],
    [{ from: '2026-03-15', until: '2026-03-13' }, false],
  ])('days %j: %s', (days, expected) => expect(isWanted(ofTransaction(MOVED), { ...ALL, ...days })).toBe(expected));

  it.each([
    // Sao Paulo is three hours behind: half past nine in the evening of the 27th.
    ['America/Sao_Paulo', '2026-11-28T00:30:00Z', '2026-11-27'],
    ['America/Sao_Paulo', '2026-11-28T03:00:00Z', '2026-11-28'],
    // Lord Howe is eleven hours ahead then.
    ['Australia/Lord_Howe', '2026-11-27T13:30:00Z', '2026-11-28'],
    ['Asia/Kolkata', '2026-11-27T18:29:59Z', '2026-11-27'],
  ])('in %s, what was at %s is on %s only, as its label says', (zone, at, day) => {
    vi.stubEnv('TZ', zone);
    const entry = ofTransaction({ ...MOVED, at });
    const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
    expect(days.filter((each) => isWanted(entry, { ...ALL, from: each, until: each }))).toEqual([day]);
    expect(isWanted(ofOrder({ ...ORDER, created_at: at }), { ...ALL, kind: 'recharge', from: day, until: day })).toBe(
      true,
    );
  });

  it('a status is asked of orders only', () => {
    const filter = { ...ALL, kind: 'recharge', status: 'success' } as const;
    expect(isWanted(ofOrder(ORDER), filter)).toBe(false);
    expect(isWanted(ofOrder({ ...ORDER, status: 3 }), filter)).toBe(true);
  });

  it('a wider filter never loses an entry', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-03-${number}`);
    fc.assert(
      fc.property(day, day, day, (at, from, until) => {
        const entry = ofTransaction({ ...MOVED, at: `${at}T08:00:00.000Z` });
        if (isWanted(entry, { ...ALL, from, until })) expect(isWanted(entry, { ...ALL, from })).toBe(true);
        expect(isWanted(entry, { ...ALL, from, until })).toBe(from <= at && at <= until);
      }),
    );
  });
});

describe('pages of the history, newest first', () => {
  const page = (...days: readonly string[]) => ({
    entries: days.map((day) => ofTransaction({ ...MOVED, at: `${day}T08:00:00.000Z` })),
  });
  const PAGES = [page('2026-03-20', '2026-03-18'), page('2026-03-16', '2026-03-14')];

  it.each([
    ['2026-03-13', false],
    ['2026-03-14', false],
    ['2026-03-15', true],
    ['2026-03-21', true],
    ['', false],
  ])('from day %j on all are read: %s', (from, expected) => {
    expect(hasAllSince(from, PAGES)).toBe(expected);
  });

  it('are read to the first day of the player, not of UTC', () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    const evening = { entries: [ofTransaction({ ...MOVED, at: '2026-11-28T00:30:00Z' })] };
    expect([hasAllSince('2026-11-27', [evening]), hasAllSince('2026-11-28', [evening])]).toEqual([false, true]);
  });

  it('an empty page, or none, ends nothing', () => {
    expect([hasAllSince('2026-03-21'), hasAllSince('2026-03-21', []), hasAllSince('2026-03-21', [page()])]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the state of an order', () => {
  it.each([
    [2, 34, '0', '0'],
    [2, 50, '0', '0'],
    [3, 34, '0.5', '9.5'],
    [4, 50, '0', '0'],
    [5, 50, '0.5', '9.5'],
  ] as const)('with status %i of kind %i its fee is %s and its net amount %s', (status, kind, fee, net) => {
    const { order } = ofOrder({ ...ORDER, status, kind, service_fee: '0.5', net_amount: '9.5' });
    expect(order).toMatchObject({ service_fee: fee, net_amount: net });
  });

  it.each([
    [0, 34, 'waiting', 'open', false],
    [0, 50, 'pending', 'open', false],
    [1, 50, 'audited', 'open', false],
    [2, 34, 'failed', 'bad', true],
    [3, 34, 'success', 'good', true],
    [4, 50, 'rejected', 'bad', true],
    [5, 34, 'processing', 'open', false],
  ] as const)('status %d of kind %d is %s', (status, kind, word, tone, decided) => {
    expect([orderWord({ kind, status }), orderTone({ status }), isDecided({ status })]).toEqual([word, tone, decided]);
    expect(isPayable({ status })).toBe(status === 0);
  });
});

describe('the approval of a withdrawal', () => {
  const withdrawal = { kind: 50, status: 0 } as const;
  it.each([
    [0, 'canApprove', 'created'],
    [1, 'processing', 'pending'],
    [2, 'failed', 'pending'],
    [3, 'successTransaction', 'pending'],
    [4, 'reject', 'pending'],
    [undefined, undefined, 'pending'],
  ] as const)('%s is %s, and a pending one is %s', (approval, word, state) => {
    expect([approvalWord({ approval }), orderWord({ ...withdrawal, approval })]).toEqual([word, state]);
    expect(ofOrder({ ...ORDER, ...withdrawal, approval })).toMatchObject({ approval: word, status: state });
  });
});

describe('the ways to pay', () => {
  const types = (['crypto', 'fiat', 'third_party', 'card'] as const).map((type) => ({ type, status: 1 as const }));
  const channels = types.map(({ type }) => ({
    id: `in-${type}`,
    type,
    name: type,
    provider: 'x',
    currency: 'USDT',
    min: '1',
    max: '2',
    service_fee: '0',
    network_fee: '0',
    status: 1 as const,
  }));
  const ALL = { crypto: true, card: true, bank: true, eWallet: true, pix: true };
  const names = (features: Partial<typeof ALL>, offered = types) =>
    methodsOf(offered, channels, { features: { ...ALL, ...features }, currencies: ['USDT'] }).map(({ type }) => type);

  it('are those that the brand has switched on, the upstream offers and a channel serves', () => {
    expect(names({ crypto: true, card: true })).toEqual(['crypto', 'fiat', 'third_party', 'card']);
    expect(names({ crypto: false, card: true })).toEqual(['fiat', 'third_party', 'card']);
    expect(names({ crypto: true, card: false })).toEqual(['crypto', 'fiat', 'third_party']);
    expect(names({ crypto: false, card: false }, [])).toEqual([]);
    expect(
      methodsOf(types, channels.slice(1), { features: ALL, currencies: [] }).map(({ type }) => type),
    ).not.toContain('crypto');
    expect(methodsOf([{ type: 'fiat', status: 0 }], channels, { features: ALL, currencies: [] })).toEqual([]);
  });
});
