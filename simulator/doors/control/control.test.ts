import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'control' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`control-${++worlds}`)).signIn();
});

/** Makes a control call in the client's world and returns the JSON. */
async function control(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await client.request(method, `/__sim/${path}`, body, headers);
  return {
    status: answer.status,
    json: answer.json as unknown as Record<string, unknown> & { data?: Record<string, unknown> },
  };
}
const bet = async () => {
  const sample = await client.sample('placeBet');
  const { json } = await client.send('placeBet', sample);
  const made = json.data['bet'] as { bet_id: string; matches: { match_id: string; picks: { odds: string }[] }[] };
  return { id: made.bet_id, match: made.matches[0]?.match_id ?? '', odds: made.matches[0]?.picks[0]?.odds ?? '' };
};
const myBet = async (id: string) =>
  (await client.send('getMyBet', { params: { game: 'soccer', id }, query: {}, body: undefined, headers: {} })).json
    .data;

describe('the control interface', () => {
  it('sets a result, which settles the bets on it at once', async () => {
    const { id, match } = await bet();
    const { json } = await control('POST', `matches/${match}`, { result: { ft: '3:0', ht: '1:0' } });
    expect(json).toMatchObject({ state: 'finished', score: '3:0' });
    expect(await myBet(id)).toMatchObject({ status: 16, result: 'won' });
  });

  it('voids a match: the stake comes back', async () => {
    const { id, match } = await bet();
    await control('POST', `matches/${match}`, { void: true });
    expect(await myBet(id)).toMatchObject({ status: 16, result: 'void', payout: '2.000000', bonus_amount: '0.000000' });
    expect(client.world.balance('m-player')).toBe('1000.000000');
  });

  it('moves odds and suspends a market', async () => {
    const sample = await client.sample('placeBet');
    const { match } = await bet();
    await control('POST', `matches/${match}`, { odds: { 'wl:w': '9.99' } });
    expect((await client.send('placeBet', sample)).json.data).toMatchObject({
      reason: 'oddsChanged',
      moved: [{ now: '9.99' }],
    });
    await control('POST', `matches/${match}`, { suspended: ['wl'] });
    expect((await client.send('placeBet', sample)).json.data['reason']).toBe('marketClosed');
  });

  it('sells another line, and settles by it', async () => {
    const { match } = await bet();
    const { json } = await control('POST', `matches/${match}`, { handicap: '-2' });
    expect(json['markets']).toContainEqual(expect.objectContaining({ kind: 'handicap', handicap_val: '-2' }));
    expect((await control('POST', `matches/${match}`, { handicap: '-2.25' })).status).toBe(400);
  });

  it('sets the limits of a game, which the slip reads and the bet meets', async () => {
    const limits = { bet: { min: '5', max: '6' } };
    expect((await control('POST', 'limits/soccer', limits)).json).toMatchObject({
      ...limits,
      Bonus: { max: '500000' },
    });
    const shown = { params: {}, query: { kind: 'soccer' }, body: undefined, headers: {} };
    expect((await client.send('getGameLimits', shown)).json.data).toMatchObject(limits);
    const { json } = await client.send('placeBet', await client.sample('placeBet'));
    expect(json.data).toMatchObject({ reason: 'limitsExceeded', warnings: [{ name: 'belowMinBet', limit: '5' }] });
    expect((await control('POST', 'limits/chess', limits)).json.data).toMatchObject({ field: 'game' });
    expect((await control('POST', 'limits/soccer', { bet: { min: '-1', max: '2' } })).status).toBe(400);
  });

  it('sets the rules of settlement, and refuses rules that no bet can be settled by', async () => {
    const prizeCap = [{ from: 1, to: 15, cap: '2.5' }];
    expect((await control('POST', 'settlement', { prizeCap })).json).toEqual({ prizeCap });
    const { id, match } = await bet();
    await control('POST', `matches/${match}`, { result: { ft: '3:0', ht: '1:0' } });
    expect(await myBet(id)).toMatchObject({ result: 'won', payout: '2.500000' });
    const wrong = { withholding: { threshold: '1', rate: '2' } };
    expect((await control('POST', 'settlement', wrong)).json.data).toMatchObject({ field: 'rules.withholding.rate' });
  });

  it('sets the longest line of each market', async () => {
    expect(client.world.bookRules.folds.soccer).toBeUndefined();
    expect((await control('POST', 'folds', { table: 'trade' })).json).toMatchObject({ soccer: { correct_score: 4 } });
    expect(client.world.bookRules.folds).toMatchObject({ soccer: { correct_score: 4 } });
    expect((await control('POST', 'folds', { table: 'mine' })).json.data).toMatchObject({ field: 'table' });
  });

  it('refuses an impossible result, an unknown match and an impossible draw', async () => {
    const { match } = await bet();
    expect((await control('POST', `matches/${match}`, { result: { ft: '1:0', ht: '2:0' } })).status).toBe(400);
    expect((await control('POST', 'matches/nothing', { void: true })).status).toBe(404);
    const [draw] = client.world.draws.drawsFrom('hkmarksix', client.world.now(), { start: 0, limit: 1 });
    const twice = { numbers: [1, 1, 2, 3, 4, 5], special: 6 };
    expect((await control('POST', `draws/${draw?.match_id}`, twice)).json.data).toMatchObject({
      field: 'draw.numbers[1]',
    });
  });

  it('sets a draw, and the bets on it are settled by it', async () => {
    const sample = await client.sample('placeLotteryBet');
    const placed = (await client.send('placeLotteryBet', sample)).json.data['bet'] as {
      bet_id: string;
      match_id: string;
    };
    await control('POST', `draws/${placed.match_id}`, { numbers: [1, 2, 3, 4, 5, 6], special: 8 });
    await control('POST', 'clock', { advance: 86_400 });
    client.signIn();
    const { json } = await client.send('getMyLotteryBet', {
      ...sample,
      params: { lottery: 'hkmarksix', id: placed.bet_id },
      body: undefined,
    });
    expect(json.data).toMatchObject({ status: 16, result: 'won', special: 8, picks: [{ result: 'win' }, {}] });
  });

  it('pays a deposit by the clock, declines one by hand, and pushes each payment', async () => {
    const frames: string[] = [];
    const socket = new WebSocket(`${simulator.url.replace('http', 'ws')}/wss-new?token=${client.token}`);
    socket.on('message', (data) => frames.push(String(data)));
    await new Promise((resolve) => void socket.once('open', resolve));
    const open = async () =>
      (await client.send('openDeposit', await client.sample('openDeposit'))).json.data['order'] as { order_id: string };
    const first = await open();
    const second = await open();
    expect((await control('POST', `orders/${second.order_id}`, { status: 2 })).json).toMatchObject({ status: 2 });
    await control('POST', 'clock', { advance: 3_600 });
    expect(client.world.balance('m-player')).toBe('1050.000000');
    expect(client.world.records.find('deposit', first.order_id)?.status).toBe(3);
    await expect
      .poll(() => frames)
      .toEqual([JSON.stringify({ id: 1, notifyType: 'RECHARGE', balance: '1050.000000' })]);
    socket.terminate();
  });

  it('holds a withdrawal, pays it after the audit, or gives it back', async () => {
    const open = async () =>
      (await client.send('openWithdrawal', await client.sample('openWithdrawal'))).json.data['order'] as {
        order_id: string;
      };
    const shown = async () => {
      const { json } = await client.send('listWithdrawals', { params: {}, query: {}, body: undefined, headers: {} });
      return (json.data['orders'] as { status: number; approval: number }[]).map(({ status, approval }) => [
        status,
        approval,
      ]);
    };
    await open();
    const second = await open();
    const third = await open();
    expect(await shown()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(client.world.balance('m-player')).toBe('940.000000');
    await control('POST', `orders/${second.order_id}`, { status: 4 });
    expect(client.world.balance('m-player')).toBe('960.000000');
    await control('POST', `orders/${third.order_id}`, { status: 1 });
    expect(await shown()).toEqual([
      [1, 1],
      [4, 4],
      [0, 0],
    ]);
    await control('POST', `orders/${third.order_id}`, { status: 2 });
    expect(client.world.balance('m-player')).toBe('980.000000');
    await control('POST', 'clock', { advance: 7_200 });
    expect(await shown()).toEqual([
      [2, 2],
      [4, 4],
      [3, 3],
    ]);
    expect(client.world.ledger.audit()).toEqual([]);
  });

  it('bars members, changes their money with both sides booked, and disables games', async () => {
    await control('POST', 'members/player@demo.slipway.test', { bans: ['bet'], adjust: '-999.5' });
    expect((await client.send('placeBet', await client.sample('placeBet'))).json.data).toMatchObject({
      reason: 'forbidden',
      ban: 'bet',
    });
    expect(client.world.balance('m-player')).toBe('0.500000');
    expect((await control('POST', 'members/m-player', { adjust: '-1' })).status).toBe(400);
    await control('POST', 'members/m-player', { bans: [] });
    await control('POST', 'games/10', { status: 2 });
    expect((await client.send('placeBet', await client.sample('placeBet'))).json.data['reason']).toBe('gameDisabled');
    expect(client.world.ledger.audit()).toEqual([]);
  });

  it('takes and restores a snapshot of a world', async () => {
    await control('POST', 'snapshots', { name: 'before' });
    const { id } = await bet();
    await control('POST', 'clock', { advance: 3_600 });
    await control('POST', 'snapshots/before/restore');
    expect(client.world.balance('m-player')).toBe('1000.000000');
    expect(client.world.bets.byId(id)).toBeUndefined();
    expect(client.world.ledger.audit()).toEqual([]);
    expect((await bet()).id).toBe(id);
  });

  it('forgets wrong passwords with a snapshot: they belong to the time after it', async () => {
    await control('POST', 'snapshots', { name: 'before' });
    const attempt = async (password: string) => {
      const body = { account: 'player@demo.slipway.test', password };
      return (await client.send('signIn', { params: {}, query: {}, body, headers: {} })).json.data['reason'];
    };
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await attempt('wrong-1')).toBe('wrongCredentials');
    expect(await attempt('wrong-1')).toBe('tooManyRequests');
    await control('POST', 'snapshots/before/restore');
    expect(await attempt('wrong-1')).toBe('wrongCredentials');
  });

  it('makes a world from a file, apart from all others, and drops it', async () => {
    const name = `file-${worlds}`;
    const member = {
      id: 'solo',
      nickname: 'solo-player',
      email: 'solo@demo.slipway.test',
      password: 'x',
      balance: '7',
    };
    const made = await control('POST', 'worlds', {
      name,
      seed: 5,
      speed: 0,
      start_time: '2026-05-05T05:00:00Z',
      members: [member],
    });
    expect(made.json).toMatchObject({ name, seed: '5', clock: { now: '2026-05-05T05:00:00.000Z' } });
    expect(
      simulator
        .world(name)
        .members.all()
        .map(({ id }) => id),
    ).toEqual(['solo']);
    expect(client.world.members.byId('solo')).toBeUndefined();
    expect((await control('DELETE', `worlds/${name}`)).status).toBe(200);
    expect(simulator.worlds.find(name)).toBeUndefined();
    expect((await control('POST', 'worlds', { name: 'x', faults: [{ do: 'explode' }] })).json.data).toMatchObject({
      reason: 'badRequest',
    });
    expect((await control('POST', 'worlds', { name: '../etc' })).status).toBe(400);
  });

  it('verifies how often something was called', async () => {
    await bet();
    expect((await control('POST', 'journal/verify', { row: 'placeBet', times: 1 })).json).toEqual({
      ok: true,
      count: 1,
    });
    expect((await control('POST', 'journal/verify', { row: 'placeBet', times: 2 })).json.data).toMatchObject({
      count: 1,
    });
    expect(
      (await control('POST', 'journal/verify', { row: 'placeBet', times: { atLeast: 1, atMost: 3 } })).status,
    ).toBe(200);
  });

  it('refuses pages of other hosts at the control interface and the sockets', async () => {
    expect((await control('GET', 'members', undefined, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await control('GET', 'members', undefined, { origin: 'http://localhost:5173' })).status).toBe(403);
    const refused = async (url: string, origin?: string) => {
      const socket = new WebSocket(simulator.url.replace('http', 'ws') + url, origin === undefined ? {} : { origin });
      return (await new Promise<Error>((resolve) => void socket.once('error', resolve))).message;
    };
    expect(await refused(`/wss-new?token=${client.token}`, 'http://evil.example')).toContain('403');
    expect(await refused(`/wss-new?token=${client.token.slice(0, -4)}0000`)).toContain('401');
    expect(await refused('/wss-new')).toContain('401');
    expect(await refused('/elsewhere')).toContain('404');
  });

  it('is in no frame of another page, which would choose what is clicked', async () => {
    for (const path of ['', 'members', 'none']) {
      const { headers } = await fetch(`${simulator.url}/__sim/${path}`);
      expect([path, headers.get('content-security-policy')]).toEqual([path, "frame-ancestors 'none'"]);
    }
  });

  it('serves the console, the documents and the metrics', async () => {
    const text = async (path: string) => (await fetch(`${simulator.url}/__sim/${path}`)).text();
    expect(await text('')).toContain('<title>Slipway simulator</title>');
    const { paths } = JSON.parse(await text('openapi.json')) as { paths: Record<string, unknown> };
    expect(Object.keys(paths)).toContain('/sports/api/v1/hkmarksix/bet');
    expect(await text('metrics')).toMatch(/^slipway_sim_bets\{world="main"\} \d+$/m);
  });
});
