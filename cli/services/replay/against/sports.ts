import type { Match } from '#contract/entities';
import type { BetRequest } from '#contract/rows/sports/place-bet';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money';
import { settleSlip } from '#engine/sports';
import { DEFAULT_CURRENCY, type Difference, differences, resultsOf, slipOf, type SportsScenario } from '#fixtures';
import { RefusedRead } from '#cli/services/upstream/upstream-client.ts';
import type { ReplayWorld } from './replay-world.ts';
import { inProcess, NotExpressible, type UpstreamResult } from './upstream-result.ts';
import { compareRefusal, wronglyAccepted } from './compare-refusal.ts';

/** A Saturday noon: matches of four days are on sale. */
const START = '2026-03-14T12:00:00Z';
/** Odds that the control interface accepts. */
const SETTABLE = /^[1-9]\d{0,3}(?:\.\d{1,3})?$/;

/** Properties of a bet that the upstream reports, by the names of `expect`. */
const REPORTED = ['lines', 'stake', 'max', 'payout', 'state', 'legs'] as const;

/** Places the slip on matches of the upstream at the scenario's odds, sets their results, and compares bet and wallet. */
export async function playSports(world: ReplayWorld, scenario: SportsScenario): Promise<UpstreamResult> {
  const why = whyNot(scenario);
  if (why !== undefined) return inProcess(why);
  const { game, currency = DEFAULT_CURRENCY, expect = {} } = scenario;
  await world.open(START, currency);
  const asked = await askFor(world, scenario);
  const before = await world.wallet();
  const placed = await world.client.money('placeBet', { params: { game }, body: asked }, world.key());
  if (!placed.ok) return compareRefusal(world, placed, { before, isExpected: expect.error !== undefined });
  const { bet_id: id, bet_amount: stake } = placed.data.bet;
  if (expect.error !== undefined) {
    // The result itself may be invalid.
    const refusal = await setResults(world, scenario, asked).catch((error: unknown) => error);
    if (refusal instanceof RefusedRead)
      return { at: 'upstream', actual: { refused: refusal.message }, differences: [] };
    return wronglyAccepted(expect.error, placed.data.bet);
  }
  const afterStake = await world.wallet();
  await setResults(world, scenario, asked);
  const bet = await world.client.read('getMyBet', { params: { game, id } });
  const after = await world.wallet();
  const actual = {
    lines: bet.lines,
    stake: bet.bet_amount,
    max: bet.max_payout,
    state: bet.result ?? 'open',
    payout: bet.payout,
    legs: bet.matches.flatMap(({ picks }) => picks.map(({ result }) => result)),
  };
  const engine = settleSlip(slipOf(scenario), resultsOf(scenario));
  // An open bet has no payout yet, whatever its settled lines will pay.
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
          'wallet after the stake': subtractAmounts(before.balance, stake),
          'wallet after the result': addAmounts(afterStake.balance, payout),
        },
        { 'wallet after the stake': afterStake.balance, 'wallet after the result': after.balance },
      ),
    ],
  };
}

const prefixed = (name: string, found: readonly Difference[]): Difference[] =>
  found.map((each) => ({ ...each, key: `${name}: ${each.key}` }));

function whyNot({ rules, limits, matches, expect }: SportsScenario): string | undefined {
  if (rules !== undefined) return 'settlement rules of its own';
  if (limits !== undefined) return 'limits of its own';
  const names = Object.keys(expect ?? {});
  if (names.length > 0 && !names.some((name) => name === 'error' || (REPORTED as readonly string[]).includes(name)))
    return `the upstream does not report ${names.join(', ')}`;
  for (const { picks, result } of matches) {
    const unsold = picks.find(({ market }) => market === 'outright' || market.startsWith('asian_'));
    if (unsold) return `the market ${unsold.market} is not sold`;
    if (typeof result === 'object' && 'wins' in result) return 'winners named without a score';
    if (typeof result === 'object' && result.ht === undefined && picks.some(({ market }) => market === 'half'))
      return 'a result without its half time';
    const odd = picks.find(({ odds }) => !SETTABLE.test(odds));
    if (odd) return `odds of ${odd.odds.slice(0, 20)} cannot be set`;
  }
  return undefined;
}

/** The request: a match of the upstream for each of the scenario's, with the scenario's odds set. */
async function askFor(world: ReplayWorld, scenario: SportsScenario): Promise<BetRequest> {
  const { game, matches, stake, multiple = 1, currency = DEFAULT_CURRENCY, passes = [], folds = [] } = scenario;
  const { matches: onSale } = await world.client.read('listMatches', { params: { game }, query: { limit: 1_000 } });
  const free = onSale.filter(({ state }) => state === 'scheduled').reverse();
  const asked: BetRequest['matches'] = [];
  const known = new Map<string, string>();
  for (const { id, picks, handicap, total, banker } of matches) {
    // The same match twice is a mistake that the upstream must detect.
    const seen = known.get(id);
    const at = seen === undefined ? free.findIndex((match) => suits(match, { picks, handicap, total })) : -1;
    const matchId = seen ?? free.splice(at, at < 0 ? 0 : 1)[0]?.match_id;
    if (matchId === undefined) throw new NotExpressible(`no match is sold with ${needs({ picks, handicap, total })}`);
    known.set(id, matchId);
    const odds = Object.fromEntries(picks.map((pick) => [`${pick.market}:${pick.outcome}`, pick.odds]));
    await world.client.control('POST', `matches/${matchId}`, { odds });
    asked.push({
      match_id: matchId,
      picks: picks.map((pick) => ({ kind: pick.market as 'wl', outcome: pick.outcome, odds: pick.odds })),
      ...(banker !== undefined && { banker }),
    });
  }
  const named = [...passes, ...folds.map((fold) => (fold === 1 ? 'single' : `${fold}-string-1`))];
  return { passes: named, stake, multiple, currency, accept_odds: 'none', matches: asked };
}

type Needed = Pick<SportsScenario['matches'][number], 'picks' | 'handicap' | 'total'>;

function suits(match: Match, { picks, handicap, total }: Needed): boolean {
  return picks.every(({ market }) => {
    const sold = match.markets.find(({ kind }) => kind === market);
    if (sold?.status !== 'open') return false;
    const line = market === 'handicap' ? handicap : market === 'bs' ? total : undefined;
    return line === undefined || compareAmounts(plain(sold.handicap_val ?? ''), plain(line)) === 0;
  });
}

const needs = ({ picks, handicap, total }: Needed) =>
  [
    ...new Set(picks.map(({ market }) => market)),
    ...(handicap === undefined ? [] : [`handicap ${handicap}`]),
    ...(total === undefined ? [] : [`total ${total}`]),
  ].join(', ');

const plain = (line: string) => (/^[+-]?\d+(\.\d+)?$/.test(line) ? line.replace('+', '') : '-999');

async function setResults(world: ReplayWorld, { matches }: SportsScenario, asked: BetRequest): Promise<void> {
  for (const [index, { result }] of matches.entries()) {
    const id = asked.matches[index]?.match_id;
    if (result === undefined || (typeof result === 'object' && 'wins' in result)) continue;
    const laid = result === 'void' ? { void: true } : { result: { ft: result.ft, ht: result.ht ?? '0:0' } };
    await world.client.control('POST', `matches/${id}`, laid);
  }
}
