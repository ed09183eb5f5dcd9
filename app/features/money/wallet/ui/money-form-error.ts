import type { ApiError } from '#app/api/api-error.ts';
import {
  errorText,
  ownFormError,
  type CommonText,
  type OwnFormErrors,
  type Refused,
  withWords,
} from '#app/api/refusals/error-text.ts';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';

/** The field of a money form that a refusal belongs to. */
export type ErrorField = 'amount' | 'payment_password' | 'to' | 'account' | 'channel' | 'card';

/** Values for the text: amounts and an instant as received, to be formatted for the player. */
interface ErrorValues {
  readonly count?: number;
  readonly currency?: string;
  readonly time?: string;
  readonly limit?: string;
  readonly min?: string;
  readonly max?: string;
}

export interface MoneyFormError {
  readonly at?: ErrorField;
  readonly text:
    | { readonly key: WalletKey; readonly values?: ErrorValues; readonly message?: string }
    | { readonly common: CommonText };
}

export type MoneyForm = 'deposit' | 'withdraw' | 'transfer' | 'games';

const BARRED = {
  deposit: 'refused.barredDeposit',
  withdraw: 'refused.barredWithdraw',
  transfer: 'refused.barredTransfer',
  games: 'refused.barredGames',
} as const;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const above = (key: WalletKey): MoneyFormError => ({ text: { key } });

const OWN: OwnFormErrors<MoneyFormError, MoneyForm> = {
  forbidden: ({ detail }, form) =>
    detail?.['feature'] === 'creditCard'
      ? { at: 'card', text: { key: 'card.creditRefused' } }
      : above(detail?.['ban'] === undefined ? 'refused.other' : BARRED[form]),
  wrongPaymentPassword: passwordError,
  paymentLocked({ detail }) {
    const time = text(detail?.['until']);
    return {
      at: 'payment_password',
      text: time === undefined ? { key: 'password.lockedDay' } : { key: 'password.locked', values: { time } },
    };
  },
  insufficientBalance: ({ detail }) => ({
    at: 'amount',
    text: { key: 'amount.aboveBalance', values: { limit: text(detail?.['balance']) ?? '0' } },
  }),
  amountOutOfRange: rangeError,
  channelClosed: () => ({ at: 'channel', text: { key: 'refused.channelClosed' } }),
  playerLimitReached: commonAtAmount,
  realNameMissing: () => above('name.title'),
  paymentPasswordMissing: () => above('password.setTitle'),
  notFound: () => ({ at: 'account', text: { key: 'refused.accountGone' } }),
  wrongCurrency({ detail }, form) {
    const values = { currency: text(detail?.['currency']) ?? '' };
    // The jurisdiction has one currency, and this account is from before.
    if (detail?.['account_currency'] !== undefined) return { text: { key: 'refused.homeCurrency', values } };
    return form === 'transfer' && detail?.['field'] !== 'currency'
      ? { at: 'to', text: { key: 'refused.theirCurrency', values } }
      : { text: { key: 'refused.walletCurrency', values } };
  },
  badRequest: fieldError,
};

/** What may have been done: with what the server said. */
export const unconfirmed = (key: WalletKey, error: ApiError): MoneyFormError => withWords(above(key), error);

/** The form error of a failed money call, and its field. */
export const moneyFormError = (error: ApiError, form: MoneyForm): MoneyFormError => ownFormError(error, OWN, form);

function passwordError({ detail = {} }: Refused): MoneyFormError {
  const { remaining } = detail;
  return {
    at: 'payment_password',
    text:
      typeof remaining === 'number'
        ? { key: 'password.wrong', values: { count: remaining } }
        : { key: 'password.wrongUnknown' },
  };
}

/** The server's bounds, if they have changed since the channels were read. */
function rangeError({ detail = {} }: Refused): MoneyFormError {
  const [min, max] = [text(detail['min']), text(detail['max'])];
  if (min === undefined || max === undefined) return { at: 'amount', text: { key: 'amount.nothingLeft' } };
  return { at: 'amount', text: { key: 'amount.range', values: { min, max } } };
}

/** Server-side validation errors that client-side validation missed, by property of the request. */
function fieldError(error: Refused): MoneyFormError | undefined {
  const [first = '', second] = (error.detail?.field ?? '').split('.');
  if (first === 'to') return { at: 'to', text: { key: 'refused.noPlayer' } };
  if (first === 'card' || second === 'card') return { at: 'card', text: { key: 'refused.card' } };
  return first === 'amount' ? commonAtAmount(error) : undefined;
}

function commonAtAmount(error: Refused): MoneyFormError {
  return { at: 'amount', text: { common: errorText(error) } };
}
