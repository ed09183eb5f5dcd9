import type { Bet } from '#contract/entities';
import { useBrand } from '#app/brand/brand-context.ts';
import { isSportsBet, type AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { isPending } from '#app/features/betting/my-bets/model/bet-state.ts';

/** Whether a bet can be cashed out: a running bet on matches, if the brand has the feature. */
export function useCanCashOut(): (bet: AnyBet) => bet is Bet {
  const { features } = useBrand();
  return (bet): bet is Bet => features.cashOut && isPending(bet) && isSportsBet(bet);
}
