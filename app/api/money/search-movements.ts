import { listTransactions } from '#contract/rows/list-transactions.ts';
import type { RowData } from '#contract/row.ts';
import { isAfterPress, isSameAmount } from './fits.ts';
import type { Intent } from './intent.ts';
import type { Search } from './money-row.ts';

/** Enough for whatever moved since the press. */
const MOVEMENTS_READ = 50;

/** Finds what a money call did by the movement of the wallet that it leaves: its type, its amount, its time. */
export function searchMovements(type: string, amountOf: (request: never) => string): Search<undefined> {
  return {
    row: listTransactions,
    request: () => ({ query: { start: 0, limit: MOVEMENTS_READ } }),
    find: ({ transactions }: RowData<typeof listTransactions>, intent: Intent) =>
      transactions
        .filter(
          (movement) =>
            movement.type === type &&
            isAfterPress(movement.at, intent) &&
            isSameAmount(movement.amount, amountOf(intent.request as never)),
        )
        .map(({ id }) => ({ id }))
        .toReversed(),
  };
}
