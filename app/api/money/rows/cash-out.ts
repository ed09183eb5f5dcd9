import { cashOut } from '#contract/rows/cash-out.ts';
import type { RowRequest } from '#contract/row.ts';
import { defineMoney } from '#app/api/money/money-row.ts';
import { searchMovements } from '#app/api/money/search-movements.ts';

interface Sent {
  readonly body: RowRequest<typeof cashOut>['body'];
}

/** An addition of ours: an upstream that has it knows keys. The search is for completeness. */
export const cashOutMoney = defineMoney({
  row: cashOut,
  receipt: ({ bet }) => bet,
  search: searchMovements('cashOut', ({ body }: Sent) => body.amount),
});
