import * as v from 'valibot';
import type { PageBrand, WalletGame } from '#contract/brand';
import type { PressRequest } from '#app/api/money/intent.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';

export type Way = 'in' | 'out';

/** A wallet that a provider has for its games: money is moved in before playing, and out after. */
export type GameWallet =
  | { readonly game: 'cardGame'; readonly id: string; readonly gameId: string }
  | { readonly game: 'ngGame'; readonly id: string; readonly platform: string; readonly name: string };

/** The wallets of the brand's games, in the brand's order; NG has one per platform. */
export function gameWalletsOf(
  { gameWallets = {} }: Pick<PageBrand, 'gameWallets'>,
  games: readonly WalletGame[],
): readonly GameWallet[] {
  return games.flatMap((game): readonly GameWallet[] => {
    if (game === 'cardGame') {
      const { cardGame } = gameWallets;
      return cardGame === undefined ? [] : [{ game, id: game, gameId: cardGame.gameId }];
    }
    return (gameWallets.ngGame ?? []).map(({ platform, name }) => ({
      game,
      id: `${game}/${platform}`,
      platform,
      name,
    }));
  });
}

/** The rows that move money into and out of a game's wallet. */
export const MOVES = {
  cardGame: { in: 'moveIntoCardGame', out: 'moveOutOfCardGame' },
  ngGame: { in: 'moveIntoNg', out: 'moveOutOfNg' },
} as const satisfies Readonly<Record<WalletGame, Readonly<Record<Way, MoneyRowName>>>>;

export const MOVE_ROWS = [...Object.values(MOVES.cardGame), ...Object.values(MOVES.ngGame)] as const;

/** The request of the row. @example requestOf(cards, '5', 'USDT') // { query: { game_id: '0', money: '5' } } */
export function requestOf(wallet: GameWallet, money: string, currency: string) {
  return wallet.game === 'cardGame'
    ? { query: { game_id: wallet.gameId, money } }
    : { body: { plat_type: wallet.platform, money, currency } };
}

const OfPlatform = v.object({ plat_type: v.string() });

/** The wallet that a request is about; undefined if the brand no longer has it. */
export const walletOf = (request: PressRequest, wallets: readonly GameWallet[]): GameWallet | undefined =>
  wallets.find((wallet) =>
    wallet.game === 'cardGame'
      ? wallet.gameId === String(request.query['game_id'])
      : v.is(OfPlatform, request.body) && wallet.platform === request.body.plat_type,
  );
