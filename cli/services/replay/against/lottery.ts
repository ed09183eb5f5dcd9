import { type LotteryBet, MarkSixGame, type RaceBet } from '#contract/entities';
import * as v from 'valibot';
import { type MarkSixBet, type Pk10Bet, settleMarkSix, settlePk10 } from '#engine/lottery';
import { addAmounts, subtractAmounts } from '#engine/money';
import { differences, type MarkSixScenario, type Pk10Scenario, runMarkSix } from '#fixtures';
import { RefusedRead, type Answer } from '#cli/services/upstream/upstream-client.ts';
import { asBets } from './as-bets.ts';
import type { ReplayWorld } from './replay-world.ts';
import { inProcess, type UpstreamResult } from './upstream-result.ts';
import { compareRefusal, wronglyAccepted } from './compare-refusal.ts';

const Moved = v.array(v.object({ match_id: v.string(), now: v.string() }));
const DEFAULT_DAY = '2026-03-14';
/** Amounts depend on the upstream's price list, so `expect` is checked in process. */
const NOTE = "at the upstream's price list: expect.payout was computed in process";

/** Bets on the draw of the scenario's day, sets its numbers, draws it, and compares. */
export async function playMarkSix(world: ReplayWorld, scenario: MarkSixScenario): Promise<UpstreamResult> {
  const { bets, draw, expect = {} } = asBets(scenario);
  const { date = DEFAULT_DAY, game: name = 'hkmarksix', currency = 'USDT' } = scenario;
  if (bets === undefined) return inProcess('a table, not a bet');
  if (draw === undefined) return inProcess('a bet without a draw');
  const game = v.safeParse(MarkSixGame, name);
  if (!game.success) return inProcess(`the upstream has no game ${name}`);
  await world.open(`${date.slice(0, 10)}T00:00:00Z`, currency);
  const params = { lottery: game.output };
  const { draws } = await world.client.read('listDraws', { params, query: { start: 0, limit: 1 } });
  const [open] = draws;
  if (open === undefined) return inProcess('no draw is open on that day');
  return play(world, {
    picks: bets as MarkSixBet[],
    expect,
    // A selection that breaks a rule of the engine must be refused, whether the scenario names the rule or not.
    rules: runMarkSix({ kind: 'marksix', bets }).warnings ?? [],
    place: (picks, key) =>
      world.client.money(
        'placeLotteryBet',
        { params, body: { match_id: open.match_id, currency, picks: picks as LotteryBet['picks'] } },
        key,
      ),
    set: () => world.client.control('POST', `draws/${open.match_id}`, draw),
    drawnAt: open.draw_time,
    read: (id) => world.client.read('getMyLotteryBet', { params: { ...params, id } }),
    engine: (picks) => settleMarkSix(picks, draw, open.draw_time.slice(0, 10), currency),
  });
}

/** The same for a race. */
export async function playPk10(
  world: ReplayWorld,
  { bets, draw, currency = 'USDT', expect = {} }: Pk10Scenario,
): Promise<UpstreamResult> {
  if (draw === undefined) return inProcess('a bet without a finish');
  await world.open(`${DEFAULT_DAY}T00:00:00Z`, currency);
  const params = { race: 'pk10' as const };
  const { races } = await world.client.read('listRaces', { params, query: { start: 0, limit: 1 } });
  const [open] = races;
  if (open === undefined) return inProcess('no race is open');
  return play(world, {
    picks: bets as Pk10Bet[],
    expect,
    rules: [],
    place: (picks, key) =>
      world.client.money(
        'placeRaceBet',
        { params, body: { race_id: open.id, currency, picks: picks as RaceBet['picks'] } },
        key,
      ),
    set: () => world.client.control('POST', `draws/${open.id}`, { finish: draw }),
    drawnAt: open.draw_time,
    read: (id) => world.client.read('getMyRaceBet', { params: { ...params, id } }),
    engine: (picks) => settlePk10(picks, draw, currency),
  });
}

type Placed = LotteryBet | RaceBet;
interface Game<P> {
  readonly picks: readonly P[];
  readonly expect: {
    readonly error?: string | undefined;
    readonly results?: readonly string[] | undefined;
    readonly stake?: string | undefined;
  };
  /** Rules that the selections break: the upstream refuses them. */
  readonly rules: readonly string[];
  readonly place: (picks: readonly P[], key: string) => Promise<Answer<{ readonly bet: Placed }>>;
  readonly set: () => Promise<unknown>;
  readonly drawnAt: string;
  readonly read: (id: string) => Promise<Placed>;
  readonly engine: (picks: readonly P[]) => {
    readonly results: readonly string[];
    readonly payout: string;
    readonly stake: string;
  };
}

async function play<P extends { readonly odds: string }>(world: ReplayWorld, game: Game<P>): Promise<UpstreamResult> {
  const before = await world.wallet();
  let { picks } = game;
  let placed = await game.place(picks, world.key());
  if (!placed.ok && placed.reason === 'oddsChanged') {
    // The same selections at the upstream's prices.
    const listed = new Map(v.parse(Moved, placed.detail['moved']).map(({ match_id, now }) => [Number(match_id), now]));
    picks = picks.map((pick, index) => ({ ...pick, odds: listed.get(index) ?? pick.odds }));
    placed = await game.place(picks, world.key());
  }
  const expected = game.expect.error ?? game.rules[0];
  if (!placed.ok) return compareRefusal(world, placed, { before, isExpected: expected !== undefined });
  if (expected !== undefined) {
    // The draw itself may be invalid.
    const refusal = game.expect.error === undefined ? undefined : await game.set().catch((error: unknown) => error);
    if (refusal instanceof RefusedRead)
      return { at: 'upstream', actual: { refused: refusal.message }, differences: [] };
    return wronglyAccepted(expected, placed.data.bet);
  }
  await game.set();
  await world.client.control('POST', 'clock', { set: game.drawnAt });
  const bet = await game.read(placed.data.bet.bet_id);
  const after = await world.wallet();
  const engine = game.engine(picks);
  const actual = { results: bet.picks.map(({ result }) => result), payout: bet.payout, stake: bet.bet_amount };
  const { results, stake } = game.expect;
  return {
    at: 'upstream',
    note: NOTE,
    actual,
    differences: [
      ...differences({ ...(results && { results }), ...(stake !== undefined && { stake }) }, actual),
      ...differences({ results: engine.results, payout: engine.payout, stake: engine.stake }, actual).map((each) => ({
        ...each,
        key: `upstream against engine: ${each.key}`,
      })),
      ...differences(
        { 'wallet after the draw': addAmounts(subtractAmounts(before.balance, engine.stake), engine.payout) },
        { 'wallet after the draw': after.balance },
      ),
    ],
  };
}
