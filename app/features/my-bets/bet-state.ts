import { BET_STATUS, type Bet } from '#contract/entities/bet.ts';

export type BetState = 'pending' | 'won' | 'lost' | 'void' | 'cancelled';

/** The one word about a bet. The result says it where the upstream sends one; else a bonus means won (specification, section 4). */
export function betState(bet: Pick<Bet, 'status' | 'result' | 'bonus_amount'>): BetState {
  if (bet.status === BET_STATUS.pending) return 'pending';
  if (bet.status === BET_STATUS.cancelled) return 'cancelled';
  return bet.result ?? (/[1-9]/.test(bet.bonus_amount) ? 'won' : 'lost');
}
