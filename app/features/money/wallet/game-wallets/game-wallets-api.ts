import type { InferOutput } from 'valibot';
import type { GameBalance as GameBalanceSchema } from '#contract/entities';
import { getCardBalance } from '#contract/rows/games/get-card-balance';
import { getNgBalance } from '#contract/rows/games/get-ng-balance';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { GameWallet } from './game-wallets.ts';

export type GameBalance = InferOutput<typeof GameBalanceSchema>;

export const gameWalletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGameBalance: build.query<GameBalance, GameWallet>({
      query: (wallet) =>
        wallet.game === 'cardGame'
          ? fromRow(getCardBalance, () => ({}))(undefined)
          : fromRow(getNgBalance, () => ({ query: { plat_type: wallet.platform } }))(undefined),
      providesTags: ['GameBalances'],
    }),
  }),
});

export const { useGetGameBalanceQuery } = gameWalletsApi;
