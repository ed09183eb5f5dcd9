import { placeCricketBet } from '#contract/rows/place-cricket-bet.ts';
import type { RowRequest } from '#contract/row.ts';
import { addAmounts } from '#engine/money/amount.ts';
import { defineMoney } from '#app/api/money/money-row.ts';
import { searchMovements } from '#app/api/money/search-movements.ts';

interface Sent {
  readonly body: RowRequest<typeof placeCricketBet>['body'];
}

/** The list of cricket bets is an addition of ours: an upstream without keys is asked for the stake that left the wallet. */
export const placeCricketBetMoney = defineMoney({
  row: placeCricketBet,
  receipt: ({ bet }) => bet,
  search: searchMovements('stake', ({ body }: Sent) =>
    Object.values(body.bets).reduce((sum, { amount }) => addAmounts(sum, amount), '0'),
  ),
});
