import {
  compileSlip,
  type FoldTable,
  type Market,
  settleCompiled,
  settleCricket,
  type SettleResult,
  type SettleRules,
  type Slip,
  type SlipMatch,
  type SlipPick,
} from '#engine/sports';
import { type MarkSixBet, type Pk10Bet, settleMarkSix, settlePk10 } from '#engine/lottery';
import { EngineError, multiplyAmounts } from '#engine/money';
import type { SettledBet, SettledSports } from './settled-bet.ts';

/** Rules of a run; a bet's own rules override them. */
export interface AuditRules {
  readonly settle: SettleRules;
  readonly currency?: string | undefined;
  /** Decimal places by currency, as a brand states them; others as in the specification. */
  readonly places?: Readonly<Record<string, number>> | undefined;
  /** Longest line per market; without it all lines up to 15 are accepted. */
  readonly maxFolds?: FoldTable | undefined;
}

export interface Recomputed {
  readonly payout: string;
  readonly state: 'open' | 'won' | 'lost' | 'void';
  /** Computed only if the export has a stake. */
  readonly stake: () => string;
  readonly lines?: string;
}

/** Decimal places in the run's brand. */
export const placesOfRun = ({ places }: AuditRules, currency: string): number | undefined =>
  places !== undefined && Object.hasOwn(places, currency) ? places[currency] : undefined;

export function recompute(bet: SettledBet, rules: AuditRules): Recomputed {
  const places = placesOfRun(rules, bet.currency);
  const money = places === undefined ? bet.currency : { code: bet.currency, places };
  switch (bet.game) {
    case 'soccer':
    case 'basketball':
    case 'bd':
      return sports(bet, rules);
    case 'cricket': {
      const results = Object.fromEntries(Object.entries(bet.bets).map(([id, { result }]) => [id, result]));
      const { payout, state, stake } = settleCricket(bet.bets, results, money, rulesOf(bet, rules));
      return { payout, state, stake: () => stake };
    }
    case 'pk10': {
      const { results, payout, stake } = settlePk10(bet.picks as Pk10Bet[], bet.finish, money);
      return { payout, stake: () => stake, state: results.includes('win') ? 'won' : 'lost' };
    }
    default: {
      const { numbers, special, draw_time } = bet;
      const settled = settleMarkSix(bet.picks as MarkSixBet[], { numbers, special }, draw_time.slice(0, 10), money);
      const { results, payout, stake } = settled;
      const isVoid = results.every((each) => each === 'tie');
      return { payout, stake: () => stake, state: results.includes('win') ? 'won' : isVoid ? 'void' : 'lost' };
    }
  }
}

/** The bet's own caps and withholding, else the run's. @throws EngineError if those are in another currency */
function rulesOf(
  { rules: own, currency }: Pick<SettledSports, 'rules' | 'currency'>,
  { settle, currency: of }: AuditRules,
): SettleRules {
  if ((own?.prize_cap ?? own?.withholding) !== undefined)
    return {
      ...(settle.rounding && { rounding: settle.rounding }),
      ...(own?.prize_cap && { prizeCap: own.prize_cap }),
      ...(own?.withholding && { withholding: own.withholding }),
    };
  const isOther = of !== undefined && of !== currency && (settle.prizeCap ?? settle.withholding) !== undefined;
  if (!isOther) return settle;
  throw new EngineError(
    'unknownRule',
    'rules',
    `the brand's rules are in ${of}: a bet in ${currency} needs its own \`rules\``,
  );
}

/** The bet's own longest line per market. */
function ownFolds({ game, rules, matches }: SettledSports): FoldTable | undefined {
  const most = rules?.longest_line;
  if (most === undefined) return undefined;
  return { [game]: Object.fromEntries(matches.flatMap(({ picks }) => picks.map(({ kind }) => [kind, most]))) };
}

function sports(bet: SettledSports, rules: AuditRules): Recomputed {
  // Without a prototype any id is a key, and V8 makes no hidden class for each bet's ids.
  const results = Object.create(null) as Record<string, SettleResult>;
  for (const { match_id, state, score, half_time_score } of bet.matches) {
    if (state === 'void') results[match_id] = 'void';
    else if (score !== undefined && state !== 'live' && state !== 'scheduled')
      results[match_id] = half_time_score === undefined ? { ft: score } : { ft: score, ht: half_time_score };
  }
  const compiled = compileSlip(slipOf(bet, rules));
  const { payout, state, lines } = settleCompiled(compiled, results, rulesOf(bet, rules));
  const stake = () => multiplyAmounts(multiplyAmounts(lines, bet.stake), String(bet.multiple));
  return { payout, state, lines, stake };
}

export function slipOf(bet: SettledSports, rules: AuditRules): Slip {
  const { game, currency, stake, multiple, passes } = bet;
  const places = placesOfRun(rules, currency);
  const maxFolds = ownFolds(bet) ?? rules.maxFolds ?? {};
  return { game, currency, places, stake, multiple, passes, matches: bet.matches.map(slipMatch), maxFolds };
}

/** Assigned one by one: spreading took a tenth of an audit's time. */
function slipMatch({ match_id, handicap_val, total_val, banker, picks }: SettledSports['matches'][number]): SlipMatch {
  const match: { -readonly [Key in keyof SlipMatch]: SlipMatch[Key] } = { id: match_id, picks: picks.map(slipPick) };
  if (handicap_val !== undefined) match.handicap = handicap_val;
  if (total_val !== undefined) match.total = total_val;
  if (banker !== undefined) match.banker = banker;
  return match;
}

function slipPick({ kind, outcome, odds, line }: SettledSports['matches'][number]['picks'][number]): SlipPick {
  const market = kind as Market;
  return line === undefined ? { market, outcome, odds } : { market, outcome, odds, line };
}
