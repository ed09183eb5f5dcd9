import { listTransactions } from '../rows/wallet/list-transactions.ts';
import type { RowData } from '../row.ts';
import { isAfterPress, isSameAmount, pageOf, plain } from './matches.ts';
import type { Press, Search } from './search.ts';

/** Enough for everything that moved since the press. */
const MOVEMENTS_READ = 50;

/** Finds a money call by the wallet movement that it causes: type, amount and time. */
export function searchMovements(type: string, amountOf: (request: never) => string): Search<undefined> {
  return {
    row: listTransactions,
    request: (_press, start = 0) => ({ query: { start, limit: MOVEMENTS_READ } }),
    find: ({ transactions }: RowData<typeof listTransactions>, press: Press) =>
      transactions
        .filter(
          (movement) =>
            movement.type === type &&
            isAfterPress(movement.at, press) &&
            isSameAmount(movement.amount, amountOf(press.request as never)),
        )
        .map(({ id, at }) => ({ id, at: Date.parse(at) }))
        .toReversed(),
    looks: ({ request }) => `${type} ${plain(amountOf(request as never))}`,
    page: ({ total, transactions }: RowData<typeof listTransactions>) =>
      pageOf(
        transactions.map(({ id, at }) => [id, at]),
        MOVEMENTS_READ,
        total,
      ),
  };
}
