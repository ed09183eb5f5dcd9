import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bet, CricketBet, GameLimits } from '#contract/entities';
import { compareAmounts, multiplyAmounts } from '#engine/money';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { overrideMatch } from '../sports/override-match.ts';

let simulator: Simulator;
let worlds = 0;

beforeAll(async () => {
  simulator = await startSimulator({
    seed: 'rules',
    rules: {
      currency: 'USDT',
      prizeCap: [{ from: 1, to: 1, cap: '15' }],
      withholding: { threshold: '20', rate: '0.2' },
      postponedHours: 48,
      disabledRegions: { soccer: ['XC'] },
    },
  });
});
afterAll(() => simulator.close());

const signedIn = () => new RowClient(simulator, simulator.world(`rules-${++worlds}`)).signIn();

/** A bet on the first open matches of soccer. */
async function place(
  client: RowClient,
  count: number,
  passes: readonly string[],
  multiple = 1,
  order: 1 | -1 = -1,
  stake = '10',
) {
  const { world } = client;
  const open = world.fixtures
    .onSale('soccer', world.now())
    .filter(({ state, markets }) => state === 'scheduled' && markets[0]?.status === 'open')
    .slice(0, count);
  const sample = await client.sample('placeBet');
  const matches = open.map((match) => {
    const outcomes = match.markets.find(({ kind }) => kind === 'wl')?.outcomes ?? [];
    const dearest = outcomes.toSorted((a, b) => order * compareAmounts(a.odds, b.odds))[0];
    return { match_id: match.match_id, picks: [{ kind: 'wl', outcome: dearest?.outcome, odds: dearest?.odds }] };
  });
  const body = { ...(sample.body as object), stake, multiple, passes, matches };
  const { json } = await client.send('placeBet', { ...sample, body });
  return { json, matches };
}
const win = (
  client: RowClient,
  { match_id: id, picks }: { match_id: string; picks: { outcome?: string | undefined }[] },
) => {
  const ft = { w: '1:0', d: '1:1', l: '0:1' }[picks[0]?.outcome ?? ''] ?? '';
  client.world.change(() => overrideMatch(client.world, id, { result: { ft, ht: '0:0' } }));
};
const shown = (client: RowClient, id: string) =>
  client.send('getMyBet', { params: { game: 'soccer', id }, query: {}, headers: {}, body: undefined });

describe("a brand's rules", () => {
  it('cap a line and withhold from a prize: the bet says so, is estimated so, and paid so', async () => {
    const client = signedIn();
    const { json, matches } = await place(client, 1, ['single'], 2);
    const bet = json.data['bet'] as Bet;
    expect(bet.rules).toEqual({
      longest_line: 15,
      postponed_hours: 48,
      prize_cap: [{ from: 1, to: 1, cap: '15.000000' }],
      withholding: { threshold: '20.000000', rate: '0.2' },
    });
    expect(compareAmounts(multiplyAmounts(matches[0]?.picks[0]?.odds ?? '0', '10'), '15')).toBe(1);
    expect(bet.max_payout).toBe('24.000000');
    if (matches[0]) win(client, matches[0]);
    client.world.clock.advance(1_000);
    expect((await shown(client, bet.bet_id)).json.data).toMatchObject({ payout: '24.000000', result: 'won' });
  });

  it('cap each cricket single as well: the bet says so, is estimated so, refused so and paid so', async () => {
    const client = signedIn();
    const sample = await client.sample('placeCricketBet');
    const { matchId } = sample.body as { matchId: string };
    const placeOn = async (side: string, amount: string) => {
      const bets = { [`${matchId}.toss.${side}`]: { amount, odd: '1.88' } };
      return (await client.send('placeCricketBet', { ...sample, body: { ...(sample.body as object), bets } })).json
        .data;
    };
    const placed = [await placeOn('home', '14'), await placeOn('away', '14')].map(({ bet }) => bet as CricketBet);
    const rules = {
      prize_cap: [{ from: 1, to: 1, cap: '15.000000' }],
      withholding: { threshold: '20.000000', rate: '0.2' },
    };
    expect(placed.map(({ max_payout, rules: own }) => [max_payout, own])).toEqual([
      ['15.000000', rules],
      ['15.000000', rules],
    ]);
    expect(await placeOn('home', '15')).toMatchObject({ warnings: [{ name: 'cannotWin', limit: '15.000000' }] });
    client.world.clock.advance(5 * 24 * 3_600_000);
    const list = { params: {}, query: { start: 0, limit: 5 }, headers: {}, body: undefined };
    const { bets } = (await client.signIn().send('listMyCricketBets', list)).json.data as { bets: CricketBet[] };
    expect(bets.map(({ payout }) => payout).toSorted(compareAmounts)).toEqual(['0.000000', '15.000000']);
  });

  it('refuse a stake that the cap keeps from winning, with both numbers, and take no money', async () => {
    const client = signedIn();
    const before = client.world.balance('m-player');
    const { json } = await place(client, 1, ['single'], 1, -1, '15');
    expect(json.data).toMatchObject({
      reason: 'limitsExceeded',
      warnings: [{ name: 'cannotWin', amount: '15.000000', limit: '15.000000' }],
    });
    expect(client.world.balance('m-player')).toBe(before);
    expect((await place(client, 1, ['single'], 1, -1, '14.99')).json.data).toHaveProperty('bet');
  });

  it('stay on a bet that was placed under them', async () => {
    const client = signedIn();
    const { json, matches } = await place(client, 1, ['single']);
    const { bet_id: id } = json.data['bet'] as Bet;
    client.world.bookRules.setSettlement({});
    if (matches[0]) win(client, matches[0]);
    client.world.clock.advance(1_000);
    expect((await shown(client, id)).json.data).toMatchObject({ payout: '15.000000' });
  });

  it('allow lines of nine where the trade allows eight', async () => {
    const { json } = await place(signedIn(), 9, ['9-string-1'], 1, 1);
    expect(json.data['bet']).toMatchObject({ passes: ['9-string-1'], lines: '1' });
  });

  it('void a match that is postponed by more hours than they allow, and no other', async () => {
    const client = signedIn();
    const { world } = client;
    const [first, second] = world.fixtures.onSale('soccer', world.now()).filter(({ state }) => state === 'scheduled');
    const later = (at: string, hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
    const stateOf = (id: string) => {
      const plan = world.fixtures.plan(id);
      return plan && world.fixtures.state(plan, world.now()).state;
    };
    if (first === undefined || second === undefined) throw new Error('the world has no matches');
    overrideMatch(world, first.match_id, { start_time: later(first.start_time, 48) });
    overrideMatch(world, second.match_id, { start_time: later(second.start_time, 48.5) });
    expect([stateOf(first.match_id), stateOf(second.match_id)]).toEqual(['scheduled', 'void']);
  });

  it('leave a bet on a match that is postponed, which then shows the new time', async () => {
    const client = signedIn();
    const { json } = await place(client, 1, ['single']);
    const { bet_id: id, matches } = json.data['bet'] as Bet;
    const [match] = matches;
    if (match === undefined) throw new Error('the bet has no match');
    const start_time = new Date(Date.parse(match.start_time) + 3_600_000).toISOString();
    overrideMatch(client.world, match.match_id, { start_time });
    expect((await shown(client, id)).json.data['matches']).toMatchObject([{ start_time }]);
  });

  it('close a region beside those of the upstream; the limits tell the caller its own', async () => {
    const client = signedIn();
    const read = async (kind: string) =>
      (await client.send('getGameLimits', { params: {}, query: { kind }, headers: {}, body: undefined })).json
        .data as unknown as GameLimits;
    expect(await read('soccer')).toMatchObject({ disabled_regions: ['XC'], region: 'BR' });
    expect(await read('bd')).toMatchObject({ disabled_regions: ['XB'], region: 'BR' });
  });
});
