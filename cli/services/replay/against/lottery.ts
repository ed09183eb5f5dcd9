import type { LotteryBet } from '#contract/entities/lottery.ts';
import { MarkSixGame } from '#contract/entities/lottery-game.ts';
import type { RaceBet } from '#contract/entities/race.ts';
import * as v from 'valibot';
import type { MarkSixBet } from '#engine/marksix/bet.ts';
import { settleMarkSix } from '#engine/marksix/settle-mark-six.ts';
import type { Pk10Bet } from '#engine/pk10/bet.ts';
import { settlePk10 } from '#engine/pk10/settle-pk10.ts';
import { addAmounts, subtractAmounts } from '#engine/money/amount.ts';
import { differences } from '#fixtures/scenario/compare.ts';
import type { MarkSixScenario, Pk10Scenario } from '#fixtures/scenario/scenario-schema.ts';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import type { Desk } from './desk.ts';
import { inProcess, type Judged } from './judged.ts';

const Moved = v.array(v.object({ match_id: v.string(), now: v.string() }));
const DEFAULT_DAY = '2026-03-14';
/** What is compared with `expect`: amounts hold at the upstream's price list only. */
const NOTE = "at the upstream's price list: expect.payout was computed in process";

/** Bets on the draw of the scenario's day, sets its numbers, lets it be drawn, and compares. */
export async function playMarkSix(desk: Desk, scenario: MarkSixScenario): Promise<Judged> {
  const { bets, draw, date = DEFAULT_DAY, game: name = 'hkmarksix', currency = 'USDT', expect = {} } = scenario;
  if (bets === undefined) return inProcess('a table, not a bet');
  if (draw === undefined) return inProcess('a bet without a draw');
  const game = v.safeParse(MarkSixGame, name);
  if (!game.success) return inProcess(`the upstream has no game ${name}`);
  await desk.open(`${date.slice(0, 10)}T00:00:00Z`, currency);
  const params = { lottery: game.output };
  const { draws } = await desk.client.read('listDraws', { params, query: { start: 0, limit: 1 } });
  const [open] = draws;
  if (open === undefined) return inProcess('no draw is open on that day');
  return play(desk, {
    picks: bets as MarkSixBet[],
    expect,
    place: (picks, key) =>
      desk.client.money(
        'placeLotteryBet',
        { params, body: { match_id: open.match_id, currency, picks: picks as LotteryBet['picks'] } },
        key,
      ),
    set: () => desk.client.control('POST', `draws/${open.match_id}`, draw),
    drawnAt: open.draw_time,
    read: (id) => desk.client.read('getMyLotteryBet', { params: { ...params, id } }),
    engine: (picks) => settleMarkSix(picks, draw, open.draw_time.slice(0, 10), currency),
  });
}

/** The same of a race. */
export async function playPk10(
  desk: Desk,
  { bets, draw, currency = 'USDT', expect = {} }: Pk10Scenario,
): Promise<Judged> {
  if (draw === undefined) return inProcess('a bet without a finish');
  await desk.open(`${DEFAULT_DAY}T00:00:00Z`, currency);
  const params = { race: 'pk10' as const };
  const { races } = await desk.client.read('listRaces', { params, query: { start: 0, limit: 1 } });
  const [open] = races;
  if (open === undefined) return inProcess('no race is open');
  return play(desk, {
    picks: bets as Pk10Bet[],
    expect,
    place: (picks, key) =>
      desk.client.money(
        'placeRaceBet',
        { params, body: { race_id: open.id, currency, picks: picks as RaceBet['picks'] } },
        key,
      ),
    set: () => desk.client.control('POST', `draws/${open.id}`, { finish: draw }),
    drawnAt: open.draw_time,
    read: (id) => desk.client.read('getMyRaceBet', { params: { ...params, id } }),
    engine: (picks) => settlePk10(picks, draw, currency),
  });
}

type Placed = LotteryBet | RaceBet;
interface Game<P> {
  readonly picks: readonly P[];
  readonly expect: { readonly error?: string | undefined; readonly results?: readonly string[] | undefined };
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

async function play<P extends { readonly odds: string }>(desk: Desk, game: Game<P>): Promise<Judged> {
  const before = await desk.wallet();
  let { picks } = game;
  let placed = await game.place(picks, desk.key());
  if (!placed.ok && placed.reason === 'oddsChanged') {
    // The price list is the upstream's: the same selections at its prices are a new bet.
    const listed = new Map(v.parse(Moved, placed.detail['moved']).map(({ match_id, now }) => [Number(match_id), now]));
    picks = picks.map((pick, index) => ({ ...pick, odds: listed.get(index) ?? pick.odds }));
    placed = await game.place(picks, desk.key());
  }
  if (!placed.ok) {
    const { reason, msg } = placed;
    if (game.expect.error !== undefined) return { at: 'upstream', actual: { refused: reason, msg }, differences: [] };
    return inProcess(`the upstream does not take it: ${reason}`);
  }
  if (game.expect.error !== undefined)
    return {
      at: 'upstream',
      actual: placed.data.bet,
      differences: [{ key: 'upstream', expected: game.expect.error, actual: 'accepted' }],
    };
  await game.set();
  await desk.client.control('POST', 'clock', { set: game.drawnAt });
  const bet = await game.read(placed.data.bet.bet_id);
  const after = await desk.wallet();
  const engine = game.engine(picks);
  const actual = { results: bet.picks.map(({ result }) => result), payout: bet.payout, stake: bet.bet_amount };
  const { results } = game.expect;
  return {
    at: 'upstream',
    note: NOTE,
    actual,
    differences: [
      ...differences({ ...(results && { results }) }, actual),
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
