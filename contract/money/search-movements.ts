import { listTransactions } from '../rows/wallet/list-transactions.ts';
import type { RowData } from '../row.ts';
import { isAfterPress, isSameAmount, pageOf, plain } from './matches.ts';
import type { Press, Search } from './search.ts';

const isOut = (amount: string) => amount.startsWith('-');

/** Enough for all movements since the press. */
const MOVEMENTS_READ = 50;

type Movement = RowData<typeof listTransactions>['transactions'][number];

/**
 * Finds a money call by its wallet movement: type, direction, amount and time.
 *
 * @param product of the movement: others have the same type, and an upstream may not tell
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
      // Without signs the direction is unknown.
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
