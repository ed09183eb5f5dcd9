import { moveIntoCardGame } from '#contract/rows/move-into-card-game.ts';
import { moveIntoNg } from '#contract/rows/move-into-ng.ts';
import { moveOutOfCardGame } from '#contract/rows/move-out-of-card-game.ts';
import { moveOutOfNg } from '#contract/rows/move-out-of-ng.ts';
import { transferToPlayer } from '#contract/rows/transfer-to-player.ts';
import { defineMoney } from '#app/api/money/money-row.ts';
import { searchMovements } from '#app/api/money/search-movements.ts';

interface InQuery {
  readonly query: { readonly money: string };
}
interface InBody {
  readonly body: { readonly money: string };
}

export const transferToPlayerMoney = defineMoney({
  row: transferToPlayer,
  receipt: () => undefined,
  secrets: ['payment_password'],
  isCounted: true,
  search: searchMovements('transfer', ({ body }: { readonly body: { readonly amount: string } }) => body.amount),
});

export const moveIntoCardGameMoney = defineMoney({
  row: moveIntoCardGame,
  receipt: () => undefined,
  search: searchMovements('gameIn', ({ query }: InQuery) => query.money),
});

export const moveOutOfCardGameMoney = defineMoney({
  row: moveOutOfCardGame,
  receipt: () => undefined,
  search: searchMovements('gameOut', ({ query }: InQuery) => query.money),
});

export const moveIntoNgMoney = defineMoney({
  row: moveIntoNg,
  receipt: () => undefined,
  search: searchMovements('gameIn', ({ body }: InBody) => body.money),
});

export const moveOutOfNgMoney = defineMoney({
  row: moveOutOfNg,
  receipt: () => undefined,
  search: searchMovements('gameOut', ({ body }: InBody) => body.money),
});
