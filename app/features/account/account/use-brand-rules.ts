import { useMemo } from 'react';
import type { GameLimits, LimitedGame } from '#contract/entities';
import { convertRules, type FoldTable, houseRules, type SettleRules } from '#engine/sports';
import { useBrand } from '#app/brand/brand-context.ts';
import { useListCurrenciesQuery } from './account-api.ts';
import { exchangeAmount } from './exchange-amount.ts';
import { useWallet } from './use-wallet.ts';

/** The brand's rules of betting, with their amounts in the player's currency. */
export interface OwnRules {
  readonly folds: FoldTable;
  readonly postponedHours: number;
  /** Undefined until a rate to the player's currency is known. */
  readonly settlement: SettleRules | undefined;
}

/** The brand's rules of betting in the player's currency; guests see the brand's. */
export function useBrandRules(): OwnRules {
  const { rules, currency } = useBrand();
  const own = useWallet()?.currency ?? currency;
  const { currentData: currencies } = useListCurrenciesQuery();
  return useMemo(() => {
    const { settlement, ...rest } = houseRules(rules);
    if (own === currency) return { ...rest, settlement };
    const inOwn = (amount: string) => exchangeAmount(amount, { from: currency, to: own }, currencies);
    const isKnown = inOwn('1') !== undefined;
    return { ...rest, settlement: isKnown ? convertRules(settlement, (amount) => inOwn(amount) ?? amount) : undefined };
  }, [rules, currency, own, currencies]);
}

/** The limits of a game with the brand's own closed regions; the same object where the brand closes none. */
export function useOwnRegions(): <L extends GameLimits | undefined>(game: LimitedGame, limits: L) => L {
  const { rules } = useBrand();
  return useMemo(() => {
    const closed = rules?.disabledRegions;
    return (game, limits) =>
      limits === undefined || closed?.[game] === undefined
        ? limits
        : { ...limits, disabled_regions: [...limits.disabled_regions, ...closed[game]] };
  }, [rules]);
}
