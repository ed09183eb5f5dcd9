import { MarkSixGame } from '#contract/entities';
import * as v from 'valibot';
import { type MarkSixBet, type Pk10Bet, settleMarkSix, settlePk10 } from '#engine/lottery';
import { addAmounts, subtractAmounts } from '#engine/money';
import { differences, type MarkSixScenario, type Pk10Scenario, runMarkSix } from '#fixtures';
import { openDraw, type OpenDraw, openRace } from '#cli/services/upstream/open-draw.ts';
import { asBets } from './as-bets.ts';
import type { ReplayWorld } from './replay-world.ts';
import { compareRefusal, inProcess, prefixed, refusedLater, type UpstreamResult } from './upstream-result.ts';

const Moved = v.array(v.object({ match_id: v.string(), now: v.string() }));
const DEFAULT_DAY = '2026-03-14';
/** Payouts depend on the upstream's prices, so `expect` is checked in process. */
const NOTE = "at the upstream's price list: expect.payout was computed in process";

/** Bets on the draw of the scenario's day, sets its numbers, draws, and compares. */
export async function playMarkSix(world: ReplayWorld, scenario: MarkSixScenario): Promise<UpstreamResult> {
  const { bets, draw, expect = {} } = asBets(scenario);
  const { date = DEFAULT_DAY, game: name = 'hkmarksix', currency = 'USDT' } = scenario;
  if (bets === undefined) return inProcess('a table, not a bet');
  if (draw === undefined) return inProcess('a bet without a draw');
  const game = v.safeParse(MarkSixGame, name);
  if (!game.success) return inProcess(`the upstream has no game ${name}`);
  await world.open(`${date.slice(0, 10)}T00:00:00Z`, currency);
  const open = await openDraw(world.client, game.output);
  if (open === undefined) return inProcess('no draw is open on that day');
  return play(world, open, {
    picks: bets as MarkSixBet[],
    expect,
    // Must be refused if it breaks a rule of the engine, whether the scenario names the rule or not.
    rules: runMarkSix({ kind: 'marksix', bets }).warnings ?? [],
    currency,
    result: draw,
    engine: (picks) => settleMarkSix(picks, draw, open.drawnAt.slice(0, 10), currency),
  });
}

export async function playPk10(
  world: ReplayWorld,
  { bets, draw, currency = 'USDT', expect = {} }: Pk10Scenario,
): Promise<UpstreamResult> {
  if (draw === undefined) return inProcess('a bet without a finish');
  await world.open(`${DEFAULT_DAY}T00:00:00Z`, currency);
  const open = await openRace(world.client);
  if (open === undefined) return inProcess('no race is open');
  return play(world, open, {
    picks: bets as Pk10Bet[],
    expect,
    rules: [],
    currency,
    result: { finish: draw },
    engine: (picks) => settlePk10(picks, draw, currency),
  });
}

interface Game<P> {
  readonly picks: readonly P[];
  readonly currency: string;
  readonly expect: {
    readonly error?: string | undefined;
    readonly results?: readonly string[] | undefined;
    readonly stake?: string | undefined;
  };
  /** Broken rules, for which the upstream refuses the bet. */
  readonly rules: readonly string[];
  readonly result: object;
  readonly engine: (picks: readonly P[]) => {
    readonly results: readonly string[];
    readonly payout: string;
    readonly stake: string;
  };
}

async function play<P extends { readonly odds: string }>(
  world: ReplayWorld,
  open: OpenDraw,
  game: Game<P>,
): Promise<UpstreamResult> {
  const before = await world.balance();
  let { picks } = game;
  let placed = await open.place(picks, game.currency, world.key());
  if (!placed.ok && placed.reason === 'oddsChanged') {
    // At the upstream's prices.
    const listed = new Map(v.parse(Moved, placed.detail['moved']).map(({ match_id, now }) => [Number(match_id), now]));
    picks = picks.map((pick, index) => ({ ...pick, odds: listed.get(index) ?? pick.odds }));
    placed = await open.place(picks, game.currency, world.key());
  }
  const expected = game.expect.error ?? game.rules[0];
  if (!placed.ok) return compareRefusal(world, placed, { before, isExpected: expected !== undefined });
  if (expected !== undefined) {
    // The draw itself may be invalid.
    const set = game.expect.error === undefined ? Promise.resolve() : open.set(game.result);
    return refusedLater(expected, placed.data.bet, set);
  }
  await open.set(game.result);
  await world.client.control('POST', 'clock', { set: open.drawnAt });
  const bet = await open.read(placed.data.bet.bet_id);
  const after = await world.balance();
  const engine = game.engine(picks);
  const actual = { results: bet.picks.map(({ result }) => result), payout: bet.payout, stake: bet.bet_amount };
  const { results, stake } = game.expect;
  const paid = addAmounts(subtractAmounts(before, engine.stake), engine.payout);
  return {
    at: 'upstream',
    note: NOTE,
    actual,
    differences: [
      ...differences({ results, stake }, actual),
      ...prefixed('upstream against engine', differences(engine, actual)),
      ...differences({ 'wallet after the draw': paid }, { 'wallet after the draw': after }),
    ],
  };
}
