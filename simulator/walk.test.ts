import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Bet, Match } from '#contract/entities';
import { addAmounts, subtractAmounts } from '#engine/money';
import { settleSlip } from '#engine/sports';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { startSimulator, type Simulator } from './doors/server/start-simulator.ts';
import { plannedResult } from './domain/sports/plan/score-at.ts';

const account = DEMO_ACCOUNTS[0]?.email ?? '';
const password = DEMO_ACCOUNTS[0]?.password ?? '';

interface Answer<T> {
  readonly status: number;
  readonly code: number;
  readonly data: T;
  readonly headers: Headers;
}

let simulator: Simulator;
let token = '';

async function call<T>(
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const headers = { ...(token !== '' && { authorization: `Bearer ${token}` }), ...options.headers };
  const response = await fetch(simulator.url + path, {
    method,
    headers: { ...headers, ...(options.body !== undefined && { 'content-type': 'application/json' }) },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const json = (await response.json()) as { code: number; data: T };
  return { status: response.status, headers: response.headers, ...json } as Answer<T>;
}

async function signIn() {
  const { data } = await call<{ token: string }>('POST', '/sports/api/v1/sign_in/', { body: { account, password } });
  token = data.token;
}

const matchesOf = async () => (await call<{ matches: Match[] }>('GET', '/sports/api/v1/soccer')).data.matches;
const score = async () => (await call<{ score: string }>('GET', '/sports/api/v1/member/account')).data.score;
const control = (path: string, body: unknown) => call<{ now: string }>('POST', `/__sim/${path}`, { body });

async function slipOf(count: number, passes: string[], stake = '2') {
  const open = (await matchesOf()).filter(({ state }) => state === 'scheduled').slice(0, count);
  const matches = open.map(({ match_id, markets }) => {
    const [first] = markets[0]?.outcomes ?? [];
    return { match_id, picks: [{ kind: 'wl', outcome: first?.outcome ?? '', odds: first?.odds ?? '' }] };
  });
  return { passes, stake, multiple: 1, currency: 'USDT', accept_odds: 'none', matches };
}

const place = (body: unknown, headers: Record<string, string> = {}) =>
  call<{ bet: Bet; balance: string; reason: string }>('POST', '/sports/api/v1/soccer/bet', { body, headers });

describe('the walk: a bet placed, settled and paid', () => {
  beforeEach(async () => {
    token = '';
    simulator = await startSimulator({ seed: 'walk' });
    await signIn();
  });
  afterEach(() => simulator.close());

  it('shows at least 60 matches over days, some of them live, with prices as text', async () => {
    const matches = await matchesOf();
    expect(matches.length).toBeGreaterThanOrEqual(60);
    expect(new Set(matches.map(({ start_time }) => start_time.slice(0, 10))).size).toBeGreaterThan(3);
    expect(matches.some(({ state }) => state === 'live')).toBe(true);
  });

  it('takes the stake at once, settles by the clock, pays what the engine says and pushes the balance', async () => {
    const frames: { id: number; notifyType: string; balance: string }[] = [];
    const socket = new WebSocket(`${simulator.url.replace('http', 'ws')}/wss-new?token=${token}`);
    socket.on('message', (data) => frames.push(JSON.parse(String(data)) as (typeof frames)[number]));
    await new Promise((resolve) => void socket.once('open', resolve));

    const slip = await slipOf(3, ['single', '2-string-1']);
    const placed = await place(slip, { 'idempotency-key': 'walk-key-1' });
    expect(placed.status).toBe(200);
    expect(placed.data.bet).toMatchObject({ status: 1, lines: '6', bet_amount: '12.000000', key: 'walk-key-1' });
    expect(await score()).toBe('988.000000');

    await control('clock', { advance: 4 * 86_400 });
    const world = simulator.world();
    const results = Object.fromEntries(
      slip.matches.map(({ match_id }) => {
        const plan = world.fixtures.plan(match_id);
        return [match_id, plan?.fate === 'played' ? plannedResult(plan) : ('void' as const)];
      }),
    );
    const expected = settleSlip(
      {
        game: 'soccer',
        currency: 'USDT',
        stake: '2',
        multiple: 1,
        passes: slip.passes,
        matches: slip.matches.map(({ match_id, picks }) => ({
          id: match_id,
          picks: picks.map(({ outcome, odds }) => ({ market: 'wl', outcome, odds })),
        })),
      },
      results,
    );
    // The token has expired after four days: read the balance in process.
    const balance = addAmounts('988.000000', expected.payout);
    expect(world.balance('m-player')).toBe(balance);
    await expect
      .poll(() => frames)
      .toMatchObject([{ id: 1, notifyType: 'SETTLE', balance, bet: { game: 'soccer', payout: expected.payout } }]);
    socket.terminate();
    await signIn();
    const { data } = await call<{ bets: Bet[] }>('GET', '/sports/api/v1/soccer/mybet?status=16');
    expect(data.bets[0]).toMatchObject({ status: 16, payout: expected.payout, result: expected.state });
    expect(world.ledger.audit()).toEqual([]);
  });

  it('answers a repeat of a key with the first answer, and refuses it for another bet', async () => {
    const slip = await slipOf(2, ['2-string-1']);
    const headers = { 'idempotency-key': 'one-intent' };
    const first = await place(slip, headers);
    const again = await place(slip, headers);
    expect(again.data).toEqual(first.data);
    expect(await score()).toBe('998.000000');
    const other = await place({ ...slip, stake: '3' }, headers);
    expect([other.status, other.data.reason]).toEqual([422, 'keyReused']);
    const found = await call<{ bets: Bet[] }>('GET', '/sports/api/v1/soccer/mybet?key=one-intent');
    expect(found.data.bets.map(({ bet_id }) => bet_id)).toEqual([first.data.bet.bet_id]);
  });

  it('refuses a bet that comes after its deadline, on the clock it sends along', async () => {
    const now = Number((await call('GET', '/sports/api/v1/member/account')).headers.get('x-server-time'));
    const slip = await slipOf(1, ['single']);
    const late = await place(slip, { 'idempotency-key': 'too-late-1', 'x-deadline': String(now) });
    expect([late.status, late.data.reason]).toEqual([410, 'deadlinePassed']);
    const early = await place(slip, { 'idempotency-key': 'in-time-1', 'x-deadline': String(now + 1) });
    expect(early.status).toBe(200);
  });

  it('has exactly one bet when the answer was lost after the commit', async () => {
    await control('faults', { row: 'placeBet', nth: 1, do: 'hangAfterCommit' });
    const slip = await slipOf(1, ['single'], '10');
    const headers = { 'idempotency-key': 'lost-answer', authorization: `Bearer ${token}` };
    const lost = fetch(`${simulator.url}/sports/api/v1/soccer/bet`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(slip),
      signal: AbortSignal.timeout(300),
    });
    await expect(lost).rejects.toThrow('timeout');
    expect(await score()).toBe('990.000000');
    const again = await place(slip, headers);
    expect(again.data.bet.key).toBe('lost-answer');
    expect(await score()).toBe('990.000000');
    const journal = simulator.world().journal.list({ row: 'placeBet' });
    expect(journal.map(({ status, fault, replayed }) => ({ status, fault, replayed }))).toEqual([
      { status: 0, fault: 'hangAfterCommit', replayed: undefined },
      { status: 200, fault: undefined, replayed: true },
    ]);
  });

  it('refuses changed odds unless the player accepts them, and suspended markets', async () => {
    const slip = await slipOf(1, ['single']);
    const [match] = slip.matches;
    const seen = match?.picks[0]?.odds ?? '';
    const withOdds = (odds: string, accept_odds: string) => ({
      ...slip,
      accept_odds,
      matches: [{ ...match, picks: [{ ...match?.picks[0], odds }] }],
    });
    const [more, less] = [addAmounts(seen, '0.01'), subtractAmounts(seen, '0.01')];
    const outcome = async (odds: string, accept: string) => {
      const { data } = await place(withOdds(odds, accept));
      return data.reason ?? data.bet.matches[0]?.picks[0]?.odds;
    };
    expect(await outcome(more, 'none')).toBe('oddsChanged');
    expect(await outcome(less, 'none')).toBe('oddsChanged');
    expect(await outcome(more, 'better')).toBe('oddsChanged');
    expect(await outcome(less, 'better')).toBe(seen);
    expect(await outcome(more, 'any')).toBe(seen);
    simulator.world().fixtures.overrides.set(match?.match_id ?? '', { suspended: ['wl'] });
    expect((await place(slip)).data.reason).toBe('marketClosed');
  });

  it('refuses bets over the limits, with the warnings of the slip', async () => {
    const { status, data } = await place(await slipOf(1, ['single'], '1000.000001'));
    expect(status).toBe(400);
    expect(data).toMatchObject({
      reason: 'limitsExceeded',
      warnings: [{ name: 'insufficientAccountBalance', amount: '1000.000001', limit: '1000.000000', currency: 'USDT' }],
    });
  });

  it('exchanges a refresh token once, and ends its family if it comes twice', async () => {
    const signed = await call<{ fresh_token: string }>('POST', '/sports/api/v1/sign_in/', {
      body: { account, password },
    });
    const refresh = (fresh: string) =>
      call<{ token: string; fresh_token: string; reason: string }>('GET', '/sports/api/v1/refresh', {
        headers: { 'fresh-token': fresh },
      });
    const first = await refresh(signed.data.fresh_token);
    expect(first.status).toBe(200);
    token = first.data.token;
    expect(await score()).toBe('1000.000000');
    expect((await refresh(signed.data.fresh_token)).status).toBe(401);
    expect((await call('GET', '/sports/api/v1/member/account')).status).toBe(401);
    expect((await refresh(first.data.fresh_token)).status).toBe(401);
  });

  it('exchanges a refresh token again when the response was lost: soon, and only while the new pair is unused', async () => {
    const signIn = () =>
      call<{ fresh_token: string }>('POST', '/sports/api/v1/sign_in/', { body: { account, password } });
    const refresh = (fresh: string) =>
      call<{ token: string; fresh_token: string }>('GET', '/sports/api/v1/refresh', {
        headers: { 'fresh-token': fresh },
      });
    const { fresh_token: fresh } = (await signIn()).data;
    const lost = await refresh(fresh);
    const again = await refresh(fresh);
    expect(again.status).toBe(200);
    expect(again.data.fresh_token).not.toBe(lost.data.fresh_token);
    token = again.data.token;
    expect(await score()).toBe('1000.000000');
    // The lost pair is invalid, and the old token is consumed.
    expect((await refresh(lost.data.fresh_token)).status).toBe(401);
    expect(await score()).toBe('1000.000000');
    expect((await refresh(fresh)).status).toBe(401);
    expect((await call('GET', '/sports/api/v1/member/account')).status).toBe(401);

    const other = (await signIn()).data.fresh_token;
    expect((await refresh(other)).status).toBe(200);
    simulator.world().clock.advance(60_001);
    expect((await refresh(other)).status).toBe(401);
  });

  it('answers an unknown request with the nearest rows, and hides secrets in the journal', async () => {
    const { status, data } = await call<{ nearest: { call: string }[] }>('GET', '/sports/api/v1/member/acount');
    expect(status).toBe(501);
    expect(data.nearest[0]?.call).toBe('GET /sports/api/v1/member/account');
    const journal = JSON.stringify(simulator.world().journal.list());
    expect(journal).not.toContain(password);
    expect(journal).not.toContain(token);
  });
});
