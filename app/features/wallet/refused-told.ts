import type { Reason } from '#contract/codes.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText, type ErrorKey } from '#app/api/error-text.ts';
import type { WalletKey } from './wallet-key.ts';

/** Where on the money forms a refusal is told. */
export type Place = 'amount' | 'payment_password' | 'to' | 'account' | 'channel' | 'card';

/** What the words need: amounts and an instant as they came, to be shown in the reader's way. */
interface ToldValues {
  readonly count?: number;
  readonly currency?: string;
  readonly time?: string;
  readonly limit?: string;
  readonly min?: string;
  readonly max?: string;
}

export interface Told {
  readonly at?: Place;
  readonly text:
    | { readonly key: WalletKey; readonly values?: ToldValues }
    | { readonly shellKey: ErrorKey }
    | { readonly message: string };
}

type Refused = Extract<ApiError, { kind: 'refused' }>;
export type MoneyForm = 'deposit' | 'withdraw' | 'transfer' | 'games';

const BARRED = {
  deposit: 'refused.barredDeposit',
  withdraw: 'refused.barredWithdraw',
  transfer: 'refused.barredTransfer',
  games: 'refused.barredGames',
} as const;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const above = (key: WalletKey): Told => ({ text: { key } });

/** The words for a refused money call, and the field that it is about. */
export function refusedTold(error: ApiError, form: MoneyForm): Told {
  if (error.kind !== 'refused') return plain(error);
  const { detail = {} } = error;
  switch (error.reason as Reason | undefined) {
    case 'forbidden':
      return above(detail['ban'] === undefined ? 'refused.other' : BARRED[form]);
    case 'wrongPaymentPassword':
      return passwordTold(error);
    case 'paymentLocked': {
      const time = text(detail['until']);
      return {
        at: 'payment_password',
        text: time === undefined ? { key: 'password.lockedDay' } : { key: 'password.locked', values: { time } },
      };
    }
    case 'insufficientBalance':
      return { at: 'amount', text: { key: 'amount.aboveBalance', values: { limit: text(detail['balance']) ?? '0' } } };
    case 'amountOutOfRange':
      return rangeTold(error);
    case 'channelClosed':
      return { at: 'channel', text: { key: 'refused.channelClosed' } };
    case 'excluded':
      return above('refused.excluded');
    case 'playerLimitReached':
      return { at: 'amount', text: { key: 'refused.limit' } };
    case 'realNameMissing':
      return above('name.title');
    case 'paymentPasswordMissing':
      return above('password.setTitle');
    case 'notFound':
      return { at: 'account', text: { key: 'refused.accountGone' } };
    case 'wrongCurrency':
      if (form === 'games')
        return {
          text: { key: 'refused.walletCurrency', values: { currency: text(detail['currency']) ?? '' } },
        };
      return { at: 'to', text: { key: 'refused.theirCurrency', values: { currency: text(detail['currency']) ?? '' } } };
    case 'deadlinePassed':
      return above('refused.tooLate');
    case 'badRequest':
      return fieldTold(error);
    default:
      return plain(error);
  }
}

function passwordTold({ detail = {} }: Refused): Told {
  const { remaining } = detail;
  return {
    at: 'payment_password',
    text:
      typeof remaining === 'number'
        ? { key: 'password.wrong', values: { count: remaining } }
        : { key: 'password.wrongUnknown' },
  };
}

/** The server's bounds, where they have changed since the channels were read. */
function rangeTold({ detail = {} }: Refused): Told {
  const [min, max] = [text(detail['min']), text(detail['max'])];
  if (min === undefined || max === undefined) return { at: 'amount', text: { key: 'amount.nothingLeft' } };
  return { at: 'amount', text: { key: 'amount.range', values: { min, max } } };
}

/** Checks of the server that ours let through, by the member of the request. */
function fieldTold(error: Refused): Told {
  const [first = '', second] = (error.detail?.field ?? '').split('.');
  if (first === 'to') return { at: 'to', text: { key: 'refused.noPlayer' } };
  if (first === 'card' || second === 'card') return { at: 'card', text: { key: 'refused.card' } };
  if (first === 'amount') return plain(error, 'amount');
  return plain(error);
}

function plain(error: ApiError, at?: Place): Told {
  const words = errorText(error);
  return { ...(at !== undefined && { at }), text: 'key' in words ? { shellKey: words.key } : words };
}
