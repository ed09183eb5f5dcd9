import type { Bet, BetMatch } from '#contract/entities';
import { compareAmounts, subtractAmounts } from '#engine/money';
import {
  listLines,
  listLinesUnderRules,
  type SettleResult,
  type SettleRules,
  settleSlip,
  type SettleState,
  type Slip,
  totalStake,
} from '#engine/sports';
import { placesInBrand } from '#app/i18n/currencies.ts';

export interface BetLeg {
  readonly match: BetMatch;
  readonly pick: BetMatch['picks'][number];
}

/** One combination of a bet: its picks, state and payout. */
export interface BetLine {
  readonly state: SettleState;
  /** Total odds; void legs count as 1. */
  readonly odds: string;
  /** The payout if it wins; once decided, the actual payout. */
  readonly payout: string;
  readonly bonus: string;
  readonly legs: readonly BetLeg[];
}

/** A placed bet in the engine's shape. */
export function slipOf({ game, currency, stake, multiple, passes, matches }: Bet): Slip {
  return {
    game,
    currency,
    places: placesInBrand(currency),
    stake,
    multiple,
    passes,
    // The upstream has accepted it: bounds of new bets do not concern it.
    maxFolds: {},
    matches: matches.map(({ match_id: id, handicap_val: handicap, total_val: total, banker, picks }) => ({
      id,
      ...(handicap !== undefined && { handicap }),
      ...(total !== undefined && { total }),
      ...(banker !== undefined && { banker }),
      picks: picks.map(({ kind, outcome, odds }) => ({ market: kind, outcome, odds })),
    })),
  };
}

/** The rules that the bet is settled by, in the engine's shape. */
export function settleRulesOf({ rules }: Pick<Bet, 'rules'>): SettleRules {
  return {
    ...(rules?.prize_cap && { prizeCap: rules.prize_cap }),
    ...(rules?.withholding && { withholding: rules.withholding }),
  };
}

/**
 * A page of a bet's combinations, each settled by the engine from the results of its picks.
 *
 * @example betLines(bet, 0, 20)
 */
export function betLines(bet: Bet, offset: number, limit: number): readonly BetLine[] {
  const slip = slipOf(bet);
  const rules = settleRulesOf(bet);
  const matches = new Map(bet.matches.map((match) => [match.match_id, match]));
  return listLines(slip, { offset, limit }).map(({ picks, odds }): BetLine => {
    const legs = picks.flatMap(({ match: id, market, outcome }): BetLeg[] => {
      const match = matches.get(id);
      const pick = match?.picks.find((each) => each.kind === market && each.outcome === outcome);
      return match === undefined || pick === undefined ? [] : [{ match, pick }];
    });
    const alone: Slip = {
      ...slip,
      passes: [legs.length === 1 ? 'single' : `${legs.length}-string-1`],
      matches: picks.map(({ match: id, market, outcome, odds: price }) => {
        const of = slip.matches.find((each) => each.id === id);
        return { ...of, id, banker: false, picks: [{ market, outcome, odds: price }] };
      }),
    };
    const settled = settleSlip(
      alone,
      Object.fromEntries(legs.map((leg) => [leg.match.match_id, resultOf(leg)])),
      rules,
    );
    const counted = withVoids(alone, legs);
    const paid = settled.state === 'open' ? (listLinesUnderRules(counted, rules)[0]?.payout ?? '0') : settled.payout;
    const won = settled.state === 'open' ? '0' : subtractAmounts(paid, totalStake(alone));
    return {
      state: settled.state,
      odds: listLines(counted, { offset: 0, limit: 1 })[0]?.odds ?? odds,
      payout: paid,
      bonus: compareAmounts(won, '0') > 0 ? won : '0',
      legs,
    };
  });
}

/** A void leg counts at odds of 1. */
function withVoids(alone: Slip, legs: readonly BetLeg[]): Slip {
  const isVoid = (id: string) => legs.some(({ match, pick }) => match.match_id === id && pick.result === 'void');
  const matches = alone.matches.map((match) =>
    isVoid(match.id) ? { ...match, picks: match.picks.map((pick) => ({ ...pick, odds: '1' })) } : match,
  );
  return { ...alone, matches };
}

/** The result of a leg in the engine's form: winners by name. */
function resultOf({ pick: { kind, outcome, result } }: BetLeg): SettleResult {
  if (result === 'open') return undefined;
  if (result === 'void') return 'void';
  return { wins: result === 'won' ? [`${kind}:${outcome}`] : [] };
}
