import { settleCricket } from '#engine/cricket/settle-cricket.ts';
import type { MarkSixBet } from '#engine/marksix/bet.ts';
import { settleMarkSix } from '#engine/marksix/settle-mark-six.ts';
import type { Pk10Bet } from '#engine/pk10/bet.ts';
import { settlePk10 } from '#engine/pk10/settle-pk10.ts';
import { compileSlip } from '#engine/sports/compile-slip.ts';
import { multiplyAmounts } from '#engine/money/amount.ts';
import { settleCompiled, type SettleResult } from '#engine/sports/settle.ts';
import type { SettleRules } from '#engine/sports/settle-rules.ts';
import type { Market } from '#engine/sports/slip.ts';
import type { SettledBet, SettledSports } from './settled-bet.ts';

/** What a bet comes to by the engine. */
export interface Recomputed {
  readonly payout: string;
  readonly state: 'open' | 'won' | 'lost' | 'void';
  /** Asked for only where the export tells one. */
  readonly stake: () => string;
  readonly lines?: string;
}

/** Settles a bet anew from its picks and results. @throws EngineError for what cannot be settled */
export function recompute(bet: SettledBet, rules: SettleRules): Recomputed {
  switch (bet.game) {
    case 'soccer':
    case 'basketball':
    case 'bd':
      return sports(bet, rules);
    case 'cricket': {
      const results = Object.fromEntries(Object.entries(bet.bets).map(([id, { result }]) => [id, result]));
      const { payout, state, stake } = settleCricket(bet.bets, results, bet.currency);
      return { payout, state, stake: () => stake };
    }
    case 'pk10': {
      const { results, payout, stake } = settlePk10(bet.picks as Pk10Bet[], bet.finish, bet.currency);
      return { payout, stake: () => stake, state: results.includes('win') ? 'won' : 'lost' };
    }
    default: {
      const { numbers, special, draw_time, currency } = bet;
      const settled = settleMarkSix(bet.picks as MarkSixBet[], { numbers, special }, draw_time.slice(0, 10), currency);
      const { results, payout, stake } = settled;
      const isVoid = results.every((each) => each === 'tie');
      return { payout, stake: () => stake, state: results.includes('win') ? 'won' : isVoid ? 'void' : 'lost' };
    }
  }
}

function sports(bet: SettledSports, rules: SettleRules): Recomputed {
  const { game, currency, stake, multiple, passes } = bet;
  const results: Record<string, SettleResult> = {};
  const matches = bet.matches.map(
    ({ match_id, state, score, half_time_score, handicap_val, total_val, banker, picks }) => {
      if (state === 'void') results[match_id] = 'void';
      else if (score !== undefined && state !== 'live' && state !== 'scheduled')
        results[match_id] = half_time_score === undefined ? { ft: score } : { ft: score, ht: half_time_score };
      return {
        id: match_id,
        ...(handicap_val !== undefined && { handicap: handicap_val }),
        ...(total_val !== undefined && { total: total_val }),
        ...(banker !== undefined && { banker }),
        picks: picks.map(({ kind, outcome, odds, line }) => ({
          market: kind as Market,
          outcome,
          odds,
          ...(line !== undefined && { line }),
        })),
      };
    },
  );
  const compiled = compileSlip({ game, currency, stake, multiple, passes, matches });
  const { payout, state, lines } = settleCompiled(compiled, results, rules);
  return { payout, state, lines, stake: () => multiplyAmounts(multiplyAmounts(lines, stake), String(multiple)) };
}
