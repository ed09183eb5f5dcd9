import { useMemo } from 'react';
import type { Sport } from '#contract/brand';
import { EVERY_MINUTE } from '#app/api/every-minute.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import {
  isLive,
  isLottery,
  isThirdParty,
  isWalletGame,
  nameOf,
  stateOf,
  type GameName,
  type GameState,
  type LiveName,
  type LotteryName,
  type Offer,
  type ProductId,
  type ThirdPartyName,
  type WalletGameName,
} from './availability.ts';
import { keptGames, useListAvailableGamesQuery } from './availability-api.ts';

export interface Availability {
  /** In the brand's order, with disabled games and those not open yet; hidden ones are left out. */
  readonly sports: readonly Offer<Sport>[];
  /** Mark Six games and PK10. */
  readonly lotteries: readonly Offer<LotteryName>[];
  readonly games: readonly Offer<ThirdPartyName>[];
  readonly liveGames: readonly Offer<LiveName>[];
  /** Games with a wallet of their own. */
  readonly walletGames: readonly Offer<WalletGameName>[];
  readonly stateOf: (game: GameName) => GameState;
  /** Active or disabled, by name or by product id. */
  readonly isVisible: (game: GameName | ProductId) => boolean;
}

/**
 * What this brand offers now: its own lists, reduced to what the upstream has (polled every minute; the stored answer of the last
 * visit counts until there is a new one, or if none arrives).
 */
export function useAvailability(): Availability {
  const brand = useBrand();
  const { data } = useListAvailableGamesQuery(undefined, EVERY_MINUTE);
  return useMemo(() => {
    const known = data ?? keptGames();
    const stateIn = (game: GameName) => stateOf(game, brand, known);
    const offers = <Name extends GameName>(games: readonly Name[]): readonly Offer<Name>[] =>
      games.flatMap((game) => {
        const state = stateIn(game);
        return state === 'hidden' ? [] : [{ game, state }];
      });
    return {
      sports: offers(brand.sports),
      lotteries: offers(brand.games.filter(isLottery)),
      games: offers(brand.games.filter(isThirdParty)),
      liveGames: offers(brand.games.filter(isLive)),
      walletGames: offers(brand.games.filter(isWalletGame)),
      stateOf: stateIn,
      isVisible: (game) => stateIn(typeof game === 'number' ? nameOf(game) : game) !== 'hidden',
    };
  }, [brand, data]);
}
