import type { Bet } from '#contract/entities/bet.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { isSportsBet, type AnyBet } from './any-bet.ts';
import { isPending } from './bet-state.ts';

/** Whether a bet may be sold back: the brand buys back running bets on matches. */
export function useCanCashOut(): (bet: AnyBet) => bet is Bet {
  const { features } = useBrand();
  return (bet): bet is Bet => features.cashOut && isPending(bet) && isSportsBet(bet);
}
