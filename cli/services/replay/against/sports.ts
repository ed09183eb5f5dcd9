import type { Match } from '#contract/entities/match.ts';
import type { BetRequest } from '#contract/rows/place-bet.ts';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money/amount.ts';
import { settleSlip } from '#engine/sports/settle.ts';
import { differences, type Difference } from '#fixtures/scenario/compare.ts';
import { DEFAULT_CURRENCY, resultsOf, slipOf } from '#fixtures/scenario/run-sports.ts';
import type { SportsScenario } from '#fixtures/scenario/scenario-schema.ts';
import { RefusedRead } from '#cli/services/upstream/upstream-client.ts';
import type { Desk } from './desk.ts';
import { inProcess, NotExpressible, type Judged } from './judged.ts';

/** Any Saturday noon will do: matches of four days are on sale. */
const START = '2026-03-14T12:00:00Z';
/** What the control interface takes as odds. */
const SETTABLE = /^[1-9]\d{0,3}(?:\.\d{1,3})?$/;

/** What an upstream tells of a bet, by the names of `expect`. */
const TOLD = ['lines', 'stake', 'max', 'payout', 'state', 'legs'] as const;

/** Places the slip on matches of the upstream at the scenario's odds, sets their results, and compares bet and wallet. */
export async function playSports(desk: Desk, scenario: SportsScenario): Promise<Judged> {
  const why = whyNot(scenario);
  if (why !== undefined) return inProcess(why);
  const { game, currency = DEFAULT_CURRENCY, expect = {} } = scenario;
  await desk.open(START, currency);
  const asked = await askFor(desk, scenario);
  const before = await desk.wallet();
  const placed = await desk.client.money('placeBet', { params: { game }, body: asked }, desk.key());
  if (!placed.ok) {
    const { reason, msg } = placed;
    const after = await desk.wallet();
    const moved = differences(
      { 'wallet after the refusal': before.balance },
      { 'wallet after the refusal': after.balance },
    );
    if (expect.error !== undefined) return { at: 'upstream', actual: { refused: reason, msg }, differences: moved };
    if (reason === 'limitsExceeded') return inProcess(`over the upstream's limits (${msg})`);
    return {
      at: 'upstream',
      actual: { refused: reason, msg },
      differences: [{ key: 'upstream', expected: 'accepted', actual: `${reason}: ${msg}` }, ...moved],
    };
  }
  const { bet_id: id, bet_amount: stake } = placed.data.bet;
  if (expect.error !== undefined) {
    // It may be the result that is impossible.
    const refusal = await setResults(desk, scenario, asked).catch((error: unknown) => error);
    if (refusal instanceof RefusedRead)
      return { at: 'upstream', actual: { refused: refusal.message }, differences: [] };
    const accepted = { key: 'upstream', expected: expect.error, actual: 'accepted' };
    return { at: 'upstream', actual: placed.data.bet, differences: [accepted] };
  }
  const afterStake = await desk.wallet();
  await setResults(desk, scenario, asked);
  const bet = await desk.client.read('getMyBet', { params: { game, id } });
  const after = await desk.wallet();
  const actual = {
    lines: bet.lines,
    stake: bet.bet_amount,
    max: bet.max_payout,
    state: bet.result ?? 'open',
    payout: bet.payout,
    legs: bet.matches.flatMap(({ picks }) => picks.map(({ result }) => result)),
  };
  const engine = settleSlip(slipOf(scenario), resultsOf(scenario));
  // An open bet has been paid nothing yet, whatever its decided lines will pay.
  const isOpen = engine.state === 'open';
  const payout = isOpen ? '0' : engine.payout;
  const named = Object.fromEntries(
    TOLD.flatMap((key) => (expect[key] === undefined || (key === 'payout' && isOpen) ? [] : [[key, expect[key]]])),
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
  if (names.length > 0 && !names.some((name) => name === 'error' || (TOLD as readonly string[]).includes(name)))
    return `an upstream does not tell ${names.join(', ')}`;
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

/** The request: a match of the upstream for each of the scenario's, with its odds laid over. */
async function askFor(desk: Desk, scenario: SportsScenario): Promise<BetRequest> {
  const { game, matches, stake, multiple = 1, currency = DEFAULT_CURRENCY, passes = [], folds = [] } = scenario;
  const { matches: onSale } = await desk.client.read('listMatches', { params: { game }, query: { limit: 1_000 } });
  const free = onSale.filter(({ state }) => state === 'scheduled').reverse();
  const asked: BetRequest['matches'] = [];
  const known = new Map<string, string>();
  for (const { id, picks, handicap, total, banker } of matches) {
    // The same match twice is a mistake that the upstream has to see as such.
    const seen = known.get(id);
    const at = seen === undefined ? free.findIndex((match) => suits(match, { picks, handicap, total })) : -1;
    const matchId = seen ?? free.splice(at, at < 0 ? 0 : 1)[0]?.match_id;
    if (matchId === undefined) throw new NotExpressible(`no match is sold with ${needs({ picks, handicap, total })}`);
    known.set(id, matchId);
    const odds = Object.fromEntries(picks.map((pick) => [`${pick.market}:${pick.outcome}`, pick.odds]));
    await desk.client.control('POST', `matches/${matchId}`, { odds });
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

async function setResults(desk: Desk, { matches }: SportsScenario, asked: BetRequest): Promise<void> {
  for (const [index, { result }] of matches.entries()) {
    const id = asked.matches[index]?.match_id;
    if (result === undefined || (typeof result === 'object' && 'wins' in result)) continue;
    const laid = result === 'void' ? { void: true } : { result: { ft: result.ft, ht: result.ht ?? '0:0' } };
    await desk.client.control('POST', `matches/${id}`, laid);
  }
}
