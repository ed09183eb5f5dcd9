import { moveIntoCardGame } from '../rows/games/move-into-card-game.ts';
import { moveIntoNg } from '../rows/games/move-into-ng.ts';
import { moveOutOfCardGame } from '../rows/games/move-out-of-card-game.ts';
import { moveOutOfNg } from '../rows/games/move-out-of-ng.ts';
import { transferToPlayer } from '../rows/wallet/transfer-to-player.ts';
import { searchMovements } from './search-movements.ts';
import { defineSearch } from './search.ts';

interface InQuery {
  readonly query: { readonly money: string };
}
interface InBody {
  readonly body: { readonly money: string };
}

export const transferToPlayerSearch = defineSearch({
  row: transferToPlayer,
  secrets: ['payment_password'],
  isCounted: true,
  search: searchMovements('transfer', 'out', ({ body }: { readonly body: { readonly amount: string } }) => body.amount),
  rebuild: (_receipt, balance) => ({ balance }),
});

export const moveIntoCardGameSearch = defineSearch({
  row: moveIntoCardGame,
  search: searchMovements('gameIn', 'out', ({ query }: InQuery) => query.money),
});

export const moveOutOfCardGameSearch = defineSearch({
  row: moveOutOfCardGame,
  search: searchMovements('gameOut', 'in', ({ query }: InQuery) => query.money),
});

export const moveIntoNgSearch = defineSearch({
  row: moveIntoNg,
  search: searchMovements('gameIn', 'out', ({ body }: InBody) => body.money),
});

export const moveOutOfNgSearch = defineSearch({
  row: moveOutOfNg,
  search: searchMovements('gameOut', 'in', ({ body }: InBody) => body.money),
});
