import { compareAmounts, type Currency, currencyCode, currencyPlaces } from '#engine/money';
import { Refusal } from '../refusal.ts';

export function assertMoney(amount: string, currency: Currency, field: string): void {
  if (compareAmounts(amount, '0') <= 0) throw new Refusal('badRequest', 'The amount must be above zero', { field });
  assertPlaces(amount, currency, field);
}

export function assertPlaces(amount: string, currency: Currency, field: string): void {
  const places = currencyPlaces(currency);
  const digits = (amount.split('.')[1] ?? '').replace(/(?<!0)0+$/, '');
  if (digits.length > places) {
    throw new Refusal('badRequest', `${currencyCode(currency)} has ${places} places`, { field, places });
  }
}
