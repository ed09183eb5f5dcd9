import { listTransactions } from '../rows/wallet/list-transactions.ts';
import type { RowData } from '../row.ts';
import { isAfterPress, isSameAmount, pageOf, plain } from './matches.ts';
import type { Press, Search } from './search.ts';

const isOut = (amount: string) => amount.startsWith('-');

/** Enough for everything that moved since the press. */
const MOVEMENTS_READ = 50;

type Movement = RowData<typeof listTransactions>['transactions'][number];

/**
 * Finds a money call by the wallet movement that it causes: type, direction, amount and time.
 *
 * @param product of which the movement is: other products have movements of the type, and an upstream may not say which
 */
export function searchMovements(
  type: string,
  direction: 'in' | 'out',
  amountOf: (request: never) => string,
  product?: number,
): Search<undefined> {
  const isOfProduct = ({ game_id }: Movement) => product === undefined || game_id === undefined || game_id === product;
  return {
    row: listTransactions,
    request: (_press, start = 0) => ({ query: { start, limit: MOVEMENTS_READ } }),
    find: ({ transactions }: RowData<typeof listTransactions>, press: Press) => {
      // An upstream that writes no sign does not say which way the money went.
      const isSigned = transactions.some(({ amount }) => isOut(amount));
      return transactions
        .filter(
          (movement) =>
            movement.type === type &&
            (!isSigned || isOut(movement.amount) === (direction === 'out')) &&
            isOfProduct(movement) &&
            isAfterPress(movement.at, press) &&
            isSameAmount(movement.amount, amountOf(press.request as never)),
        )
        .map(({ id, at, game_id }) => ({
          id,
          at: Date.parse(at),
          ...(product !== undefined && game_id === undefined && { isVague: true as const }),
        }))
        .toReversed();
    },
    looks: ({ request }) => `${type} ${plain(amountOf(request as never))}`,
    page: ({ total, transactions }: RowData<typeof listTransactions>) =>
      pageOf(
        transactions.map(({ id, at }) => [id, at]),
        MOVEMENTS_READ,
        total,
      ),
  };
}
