import type { Match } from '#contract/entities';
import type { BetRequest } from '#contract/rows/sports/place-bet';
import { addAmounts, EngineError, subtractAmounts } from '#engine/money';
import { assertSendable, settleSlip } from '#engine/sports';
import { DEFAULT_CURRENCY, differences, readRules, resultsOf, slipOf, type SportsScenario } from '#fixtures';
import type { ReplayWorld } from './replay-world.ts';
import {
  compareRefusal,
  inProcess,
  NotExpressible,
  prefixed,
  refusedLater,
  type UpstreamResult,
} from './upstream-result.ts';

/** A Saturday noon, with matches of four days on sale. */
const START = '2026-03-14T12:00:00Z';
/** Not in the contract. */
const UNSOLD = /^(?:asian_|outright$)/;
/** Accepted by the control interface. */
const SETTABLE = /^[1-9]\d{0,6}(?:\.\d{1,6})?$/;

/** Keeps the simulator's limits from refusing scenarios without limits; 0 is no maximum. */
const NO_LIMITS = { bet: { min: '0', max: '0' }, Bonus: { min: '0', max: '0' }, multiple: { min: 0, max: 0 } };

/** Reported by the upstream, with the names of `expect`. */
const REPORTED = ['lines', 'stake', 'max', 'payout', 'state', 'legs'] as const;

/** Places the slip at the scenario's odds, sets results, and compares bet and wallet. */
export async function playSports(world: ReplayWorld, scenario: SportsScenario): Promise<UpstreamResult> {
  const why = whyNot(scenario);
  if (why !== undefined) return inProcess(why);
  const { game, currency = DEFAULT_CURRENCY, expect = {} } = scenario;
  await world.open(START, currency);
  const rules = readRules(scenario.rules);
  if (scenario.rules !== undefined) await world.client.control('POST', 'settlement', rules);
  await world.client.control('POST', `limits/${game}`, NO_LIMITS);
  const asked = await askFor(world, scenario);
  const before = await world.balance();
  const placed = await world.client.money('placeBet', { params: { game }, body: asked }, world.key());
  const error = expect.error ?? tooManyLines(scenario);
  if (!placed.ok) return compareRefusal(world, placed, { before, isExpected: error !== undefined });
  const { bet_id: id, bet_amount: stake } = placed.data.bet;
  if (error !== undefined) {
    // The result itself may be invalid.
    return refusedLater(error, placed.data.bet, setResults(world, scenario, asked));
  }
  const afterStake = await world.balance();
  await setResults(world, scenario, asked);
  const bet = await world.client.read('getMyBet', { params: { game, id } });
  const after = await world.balance();
  const actual = {
    lines: bet.lines,
    stake: bet.bet_amount,
    max: bet.max_payout,
    state: bet.result ?? 'open',
    payout: bet.payout,
    legs: bet.matches.flatMap(({ picks }) => picks.map(({ result }) => result)),
  };
  const engine = settleSlip(slipOf(scenario), resultsOf(scenario), rules);
  // An open bet has no payout, whatever its settled lines pay.
  const isOpen = engine.state === 'open';
  const payout = isOpen ? '0' : engine.payout;
  const named = Object.fromEntries(
    REPORTED.flatMap((key) => (expect[key] === undefined || (key === 'payout' && isOpen) ? [] : [[key, expect[key]]])),
  );
  return {
    at: 'upstream',
    actual,
    differences: [
      ...prefixed('upstream', differences(named, actual)),
      ...prefixed('upstream against engine', differences({ state: engine.state, payout, lines: engine.lines }, actual)),
      ...differences(
        {
          'wallet after the stake': subtractAmounts(before, stake),
          'wallet after the result': addAmounts(afterStake, payout),
        },
        { 'wallet after the stake': afterStake, 'wallet after the result': after },
      ),
    ],
  };
}

/** The engine allows more lines than an upstream. */
function tooManyLines(scenario: SportsScenario): string | undefined {
  try {
    assertSendable(slipOf(scenario));
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error.code === 'tooManyLines' ? error.code : undefined;
    throw error;
  }
}

function whyNot({ limits, matches, expect }: SportsScenario): string | undefined {
  if (limits !== undefined) return 'limits of its own';
  const names = Object.keys(expect ?? {});
  if (names.length > 0 && !names.some((name) => name === 'error' || (REPORTED as readonly string[]).includes(name)))
    return `the upstream does not report ${names.join(', ')}`;
  for (const { picks, result } of matches) {
    const unsold = picks.find(({ market }) => UNSOLD.test(market));
    if (unsold) return `no upstream sells ${unsold.market}`;
    if (typeof result === 'object' && 'wins' in result) return 'winners named without a score';
    if (typeof result === 'object' && result.ht === undefined && picks.some(({ market }) => market === 'half'))
      return 'a result without its half time';
    const odd = picks.find(({ odds }) => !SETTABLE.test(odds));
    if (odd && expect?.error === undefined) return `odds of ${odd.odds.slice(0, 20)} cannot be set`;
  }
  return undefined;
}

/** Maps each match of the scenario to one of the upstream, with the scenario's odds. */
async function askFor(world: ReplayWorld, scenario: SportsScenario): Promise<BetRequest> {
  const { game, matches, stake, multiple = 1, currency = DEFAULT_CURRENCY, passes = [], folds = [] } = scenario;
  const { matches: onSale } = await world.client.read('listMatches', { params: { game }, query: { limit: 1_000 } });
  const free = onSale.filter(({ state }) => state === 'scheduled').reverse();
  const asked: BetRequest['matches'] = [];
  const known = new Map<string, string>();
  for (const { id, picks, handicap, total, banker } of matches) {
    // The upstream must detect a repeated match.
    const seen = known.get(id);
    const at = seen === undefined ? free.findIndex((match) => sells(match, picks)) : -1;
    // An unsold selection must be refused at any match.
    const open = free.splice(Math.max(0, at), at < 0 && scenario.expect?.error === undefined ? 0 : 1)[0]?.match_id;
    const matchId = seen ?? open;
    if (matchId === undefined) throw new NotExpressible(`no match is sold with ${marketsOf(picks)}`);
    known.set(id, matchId);
    const odds = Object.fromEntries(
      picks.flatMap((pick) => (SETTABLE.test(pick.odds) ? [[`${pick.market}:${pick.outcome}`, pick.odds]] : [])),
    );
    await world.client.control('POST', `matches/${matchId}`, {
      odds,
      ...(handicap !== undefined && { handicap }),
      ...(total !== undefined && { total }),
    });
    asked.push({
      match_id: matchId,
      picks: picks.map((pick) => ({ kind: pick.market as 'wl', outcome: pick.outcome, odds: pick.odds })),
      ...(banker !== undefined && { banker }),
    });
  }
  const named = [...passes, ...folds.map((fold) => (fold === 1 ? 'single' : `${fold}-string-1`))];
  return { passes: named, stake, multiple, currency, accept_odds: 'none', matches: asked };
}

type Picks = SportsScenario['matches'][number]['picks'];

const sells = (match: Match, picks: Picks) =>
  picks.every(({ market }) => match.markets.some(({ kind, status }) => kind === market && status === 'open'));

const marketsOf = (picks: Picks) => [...new Set(picks.map(({ market }) => market))].join(', ');

async function setResults(world: ReplayWorld, { matches }: SportsScenario, asked: BetRequest): Promise<void> {
  for (const [index, { result }] of matches.entries()) {
    const id = asked.matches[index]?.match_id;
    if (result === undefined || (typeof result === 'object' && 'wins' in result)) continue;
    const laid = result === 'void' ? { void: true } : { result: { ft: result.ft, ht: result.ht ?? '0:0' } };
    await world.client.control('POST', `matches/${id}`, laid);
  }
}
