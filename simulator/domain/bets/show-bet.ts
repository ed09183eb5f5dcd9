import type { Bet, BetMatch, MarketKind, SportGame } from '#contract/entities';
import { compareAmounts, EngineError } from '#engine/money';
import { promisedBonus, selectionPrize, type SettleRules, settleSlip } from '#engine/sports';
import { scoreText } from '../sports/plan/score-at.ts';
import type { SportsContext } from '../sports/context.ts';
import type { BetDoc, BetRecord } from './bet-record.ts';
import type { BetsContext } from './context.ts';
import { showPlaced } from './show-placed.ts';
import { slipResults } from './slip-results.ts';

/** The player's view: current scores while open, the result once settled. */
export function showBet(world: BetsContext, bet: BetRecord): Bet {
  const { doc } = bet;
  return {
    ...showPlaced(world, bet, doc.maxPayout, doc.ended?.result, doc.ended?.extraBonus),
    game: bet.game as SportGame,
    passes: [...doc.slip.passes],
    stake: doc.slip.stake,
    multiple: doc.slip.multiple,
    lines: doc.lines,
    ...(doc.ended?.isCashedOut === true && { cashed_out: true as const }),
    ...(doc.parts !== undefined && { parts: [...doc.parts] }),
    ...promised(doc),
    ...((doc.bounds ?? doc.rules) && { rules: shownRules(doc, world.bookRules.settlement) }),
    matches: doc.ended === undefined ? showBetMatches(world, doc) : endedMatches(world, doc, doc.ended.matches),
  };
}

/** The bonus that an open bet can still get. */
function promised({ slip, maxPayout, bonus, ended }: BetDoc): Pick<Bet, 'max_extra_bonus'> {
  if (bonus === undefined || ended !== undefined) return {};
  const most = promisedBonus(slip, maxPayout, bonus);
  return compareAmounts(most, '0') > 0 ? { max_extra_bonus: most } : {};
}

/**
 * Matches of a settled bet as they were at the time. Matches that end later (a lost or sold slip) get their result then. An
 * unknown one stays.
 */
function endedMatches(world: SportsContext, doc: BetDoc, ended: readonly BetMatch[]): BetMatch[] {
  const isOpen = ({ state, match_id }: BetMatch) =>
    (state === 'scheduled' || state === 'live') && world.fixtures.plan(match_id) !== undefined;
  if (!ended.some(isOpen)) return [...ended];
  const now = new Map(knownMatches(world, doc).map((match) => [match.match_id, match]));
  return ended.map((match) => (isOpen(match) ? (now.get(match.match_id) ?? match) : match));
}

/** Undefined matches of a recorded bet's unknown types cannot be settled. */
function knownMatches(world: SportsContext, doc: BetDoc): BetMatch[] {
  try {
    return showBetMatches(world, doc);
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}

export function showBetMatches(world: SportsContext, { slip, matches }: BetDoc): BetMatch[] {
  const { legs } = settleSlip(slip, slipResults(world, slip));
  let leg = 0;
  return slip.matches.map((match, index): BetMatch => {
    const info = matches[index];
    const plan = world.fixtures.plan(match.id);
    const now = plan && world.fixtures.state(plan, world.now());
    const score = now?.result?.ft ?? (now?.state === 'live' ? scoreText(now.score) : undefined);
    return {
      match_id: match.id,
      league: info?.league ?? '',
      home: info?.home ?? '',
      away: info?.away ?? '',
      // A postponed match has another time than when the bet was placed.
      start_time: now === undefined ? (info?.startTime ?? UNKNOWN_START) : new Date(now.startMs).toISOString(),
      state: now?.state ?? 'void',
      ...(score !== undefined && { score }),
      ...(now?.result && { half_time_score: now.result.ht }),
      ...(match.handicap !== undefined && { handicap_val: match.handicap }),
      ...(match.total !== undefined && { total_val: match.total }),
      ...(match.banker !== undefined && { banker: match.banker }),
      picks: match.picks.map(({ market, outcome, odds }) => ({
        kind: market as MarketKind,
        outcome,
        odds,
        name: outcome,
        prize: selectionPrize(slip, { odds }),
        ...(market === 'handicap' && match.handicap !== undefined && { handicap_val: match.handicap }),
        ...(market === 'bs' && match.total !== undefined && { extra: match.total }),
        result: shownLeg(legs[leg++]),
      })),
    };
  });
}

/** A bet's rules in the contract's form; without its own, the world's. */
export function shownRules(
  { bounds, rules }: Pick<BetDoc, 'bounds' | 'rules'>,
  ofWorld: SettleRules = {},
): NonNullable<Bet['rules']> {
  const { prizeCap, withholding } = rules ?? ofWorld;
  return {
    ...bounds,
    ...(prizeCap && { prize_cap: prizeCap.map((each) => ({ ...each })) }),
    ...(withholding && { withholding: { ...withholding } }),
  };
}

const UNKNOWN_START = '1970-01-01T00:00:00.000Z';

/** The contract has four results; half wins of Asian lines are not sold here. */
function shownLeg(leg: string | undefined): 'open' | 'won' | 'lost' | 'void' {
  if (leg === 'won' || leg === 'half_won') return 'won';
  if (leg === 'lost' || leg === 'half_lost') return 'lost';
  return leg === 'void' || leg === 'push' ? 'void' : 'open';
}
