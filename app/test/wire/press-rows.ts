import { type RowName, rows } from '#contract/rows';
import type { Upstream } from '#simulator';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';

/** A press of the table: a row, and what is changed of its sample. */
export interface Press {
  readonly name: string;
  readonly row: MoneyRowName;
  readonly change?: (sample: { readonly body: object }) => unknown;
  /** A second press would ask for what is so already: the page does not offer it. */
  readonly isOnce?: boolean;
}

const ONCE: ReadonlySet<MoneyRowName> = new Set(['cashOut', 'changeCurrency', 'claimCheckIn']);

const WRONG_PASSWORD = (sample: { readonly body: object }) => ({
  ...sample,
  body: { ...sample.body, payment_password: '000000' },
});

/**
 * Every press that moves money, as the contract has them: a new row is in the table without being listed. Rows with a payment
 * password are pressed with a wrong one as well: the press may use up one attempt only.
 */
export function pressesOf(upstream: Upstream): readonly Press[] {
  return (Object.keys(rows) as RowName[])
    .filter((row) => rows[row].repeat === 'keyed' && (upstream === 'keyed' || rows[row].origin !== 'ours'))
    .flatMap((name) => {
      const row = name as MoneyRowName;
      const entries: object = 'entries' in rows[row].body ? (rows[row].body.entries as object) : {};
      const wrong = { name: `${name}, wrong password`, row, change: WRONG_PASSWORD };
      return [{ name, row, isOnce: ONCE.has(row) }, ...('payment_password' in entries ? [wrong] : [])];
    });
}
