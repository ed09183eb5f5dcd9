import * as v from 'valibot';
import { withoutDirection } from '#app/i18n/direction-marks.ts';
import { localDay } from '#app/i18n/local-day.ts';
import { walletKey as key } from '#app/features/money/wallet/wallet-key.ts';

/** The fields of a card. */
export interface CardValues {
  readonly card_name: string;
  readonly card_number: string;
  readonly card_expiry: string;
  readonly card_cvv: string;
  readonly email: string;
}

export const EMPTY_CARD: CardValues = {
  card_name: '',
  card_number: '',
  card_expiry: '',
  card_cvv: '',
  email: '',
};

/** The check digit of ISO/IEC 7812 (Luhn). @example isCardNumber('4111111111111111') // true */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits]
    .toReversed()
    .map(Number)
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

/** The month of an instant where the player is: elsewhere it may be the next one already. @example '2026-03' */
export const monthOf = (milliseconds: number): string => localDay(milliseconds).slice(0, 'yyyy-mm'.length);

/** A card is valid to the end of its month. `month` is `yyyy-mm`. @example isExpired('02/26', '2026-03') // true */
export function isExpired(expiry: string, month: string): boolean {
  return `20${expiry.slice(3)}-${expiry.slice(0, 2)}` < month;
}

const Text = (missing: ReturnType<typeof key>) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(80, missing));

/** People and browsers enter `9/2029`, `0929` and `09 / 29`. */
const toMonth = (typed: string) => {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  return month === '' ? typed.trim() : `${month.padStart(2, '0')}/${year}`;
};

/** The card of a deposit; the output has the contract's form. @param month the current month, `yyyy-mm` */
export const cardEntries = (month: string) => ({
  card_name: Text(key('card.nameMissing')),
  card_number: v.pipe(
    v.string(),
    v.transform((typed) => withoutDirection(typed).replace(/[\s-]/g, '')),
    v.minLength(1, key('card.numberMissing')),
    v.check(isCardNumber, key('card.numberInvalid')),
  ),
  card_expiry: v.pipe(
    v.string(),
    v.minLength(1, key('card.expiryMissing')),
    v.transform(toMonth),
    v.regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/, key('card.expiryInvalid')),
    v.check((expiry) => !isExpired(expiry, month), key('card.expired')),
  ),
  card_cvv: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, key('card.cvvMissing')),
    v.regex(/^\d{3,4}$/, key('card.cvvInvalid')),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, key('card.emailMissing')),
    v.maxLength(254, key('card.emailInvalid')),
    v.email(key('card.emailInvalid')),
  ),
});
