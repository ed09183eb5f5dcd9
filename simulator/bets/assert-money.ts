import { compareAmounts, currencyPlaces } from '#engine/money/amount.ts';
import { Refusal } from '#simulator/http/refusal.ts';

/** Refuses an amount that no wallet of the currency can hold: zero, or more places than it has. @throws Refusal `badRequest` */
export function assertMoney(amount: string, currency: string, field: string): void {
  if (compareAmounts(amount, '0') <= 0) throw new Refusal('badRequest', 'The amount must be above zero', { field });
  const places = currencyPlaces(currency);
  const digits = (amount.split('.')[1] ?? '').replace(/(?<!0)0+$/, '');
  if (digits.length > places) {
    throw new Refusal('badRequest', `${currency} has ${places} places`, { field, places });
  }
}
