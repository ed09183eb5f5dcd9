import { vi } from 'vitest';
import type { Bet } from '#contract/entities';
import type { Intent } from './intent.ts';
import { storedIntentsOf } from './stored-intents.ts';

export const START = Date.UTC(2026, 2, 1);
export const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
export const REQUEST = {
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

/** What the upstream does with each call: the bet's attempts and the questions about it have scripts of their own. */
export interface Script {
  readonly bet: readonly ('lost' | 'cut' | 'accepted' | 'oddsChanged' | 'house' | 'running' | '502' | 'tooMany')[];
  /** By key: a bet, nothing, or no answer. By content: the list. */
  readonly found: readonly (
    | Bet
    | null
    | 'down'
    | 'unknown'
    | 'running'
    | 'missing'
    | 'portal'
    | 'tooMany'
    | readonly Bet[]
  )[];
}

export const aBet = (over: Partial<Bet> = {}): Bet => ({
  bet_id: 'b1',
  game: 'soccer',
  passes: ['single'],
  stake: '1.000000',
  multiple: 1,
  lines: '1',
  bet_amount: '1',
  currency: 'USDT',
  max_payout: '2',
  status: 1,
  payout: '0',
  bonus_amount: '0',
  placed_at: new Date(START + 100).toISOString(),
  matches: [
    {
      match_id: 'm1',
      league: '',
      home: '',
      away: '',
      start_time: '2026-03-01T15:00:00.000Z',
      state: 'scheduled',
      picks: [{ kind: 'wl', outcome: 'w', odds: '2.00', result: 'open' }],
    },
  ],
  ...over,
});

export const anIntent = (): Intent => ({
  key: 'k1',
  row: 'placeBet',
  deadline: START + 30_000,
  pressedAt: START,
  userId: 'u1',
  request: { query: {}, ...REQUEST },
});

export function upstream({ bet, found }: Script) {
  const sent = { keys: [] as string[], at: [] as number[], asked: 0, keptBefore: [] as number[] };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = { 'x-server-time': String(Date.now()), date: new Date(Date.now()).toUTCString() };
    const ok = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }), { headers });
    if (url.includes('/outcome') || url.includes('/mybet')) {
      const next = found[Math.min(sent.asked++, found.length - 1)];
      if (next === 'down') throw new TypeError('network');
      // The sign-in page of a public network, in place of any answer.
      if (next === 'portal') return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
      if (next === 'tooMany') return new Response('{"code":1029,"msg":""}', { status: 429, headers });
      if (next === 'missing') return new Response('{"code":1501,"msg":""}', { status: 501, headers });
      if (next === 'unknown' || next === 'running') return ok({ state: next, now: Date.now() });
      if (Array.isArray(next)) return ok({ total: next.length, bets: next });
      return ok(
        next === null
          ? { state: 'none', now: Date.now() }
          : { state: 'done', now: Date.now(), answer: { bet: next, balance: '9' } },
      );
    }
    const step = bet[Math.min(sent.keys.length, bet.length - 1)];
    sent.keys.push(new Headers(init.headers).get('idempotency-key') ?? 'none');
    sent.at.push(Date.now() - START);
    sent.keptBefore.push(storedIntentsOf('u1').length);
    if (step === 'lost') throw new TypeError('network');
    if (step === 'cut') return new Response('{"code":0,"ms', { headers });
    if (step === '502') return new Response('', { status: 502, headers });
    if (step === 'oddsChanged') return new Response('{"code":3002,"msg":""}', { status: 409, headers });
    // A refusal as the specification has it: a code that says nothing, and words.
    if (step === 'house') return new Response('{"code":1,"msg":"The house is full."}', { status: 400, headers });
    if (step === 'running') return new Response('{"code":4002,"msg":"Still running."}', { status: 409, headers });
    if (step === 'tooMany')
      return new Response('{"code":1029,"msg":""}', { status: 429, headers: { ...headers, 'retry-after': '7' } });
    return ok({ bet: aBet(), balance: '9.000000' });
  });
  return sent;
}
