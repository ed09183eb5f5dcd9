import type { Language } from '#contract/brand';
import type { Reason } from '#contract/reasons';
import type { RowName } from '#contract/rows';
import { namedLanguage, type RefusalTexts, refusalTexts } from '#fixtures/world';
import type { Refusal } from './refusal.ts';

type Text = keyof RefusalTexts;
type Detail = Refusal['detail'];
type OfRow = Partial<Record<Reason, Text>>;

const BET: OfRow = {
  limitsExceeded: 'betLimits',
  oddsChanged: 'betOdds',
  marketClosed: 'betClosed',
  passNotAllowed: 'betPass',
  tooManyLines: 'betLines',
  wrongCurrency: 'betCurrency',
  deadlinePassed: 'betLate',
};
const DRAW_BET: OfRow = { ...BET, marketClosed: 'drawClosed', gameDisabled: 'drawOff' };
const CASH_OUT: OfRow = { marketClosed: 'cashOutClosed' };
const CODE_LOGIN: OfRow = { wrongCredentials: 'unknownAccount' };

/** Rows with their own words for a refusal. */
const OF_ROWS: Partial<Record<string, OfRow>> = {
  placeBet: BET,
  placeCricketBet: BET,
  placeLotteryBet: DRAW_BET,
  placeRaceBet: DRAW_BET,
  cashOut: CASH_OUT,
  cashOutPart: CASH_OUT,
  quoteCashOut: CASH_OUT,
  openDeposit: { channelClosed: 'channelShut' },
  openWithdrawal: { channelClosed: 'channelShut', notFound: 'accountGone' },
  deletePayoutAccount: { notFound: 'accountGone' },
  continueDeposit: { badRequest: 'depositGone', notFound: 'depositGone' },
  changePassword: { wrongCredentials: 'oldPassword' },
  resetPassword: CODE_LOGIN,
  signInByEmailCode: CODE_LOGIN,
  signInByPhone: CODE_LOGIN,
  bindEmail: { accountTaken: 'emailTaken' },
  bindPhone: { accountTaken: 'phoneTaken' },
  registerByEmail: { accountTaken: 'emailKnown' },
  registerByPhone: { accountTaken: 'phoneKnown' },
} satisfies Partial<Record<RowName, OfRow>>;

const BARRED: Readonly<Record<string, Text>> = {
  deposit: 'barredDeposit',
  withdraw: 'barredWithdraw',
  transfer: 'barredTransfer',
  games: 'barredGames',
  signIn: 'blocked',
};

/** More precise words where the details allow them. */
const BY_DETAIL: Partial<Record<Reason, (detail: Detail) => Text | undefined>> = {
  forbidden: ({ ban, feature }) => (feature === 'creditCard' ? 'notDebit' : BARRED[String(ban)]),
  wrongCode({ expired, remaining }) {
    if (expired === true) return 'codeExpired';
    if (typeof remaining !== 'number') return 'codeMissing';
    return remaining > 0 ? 'codeWrong' : 'codeUsedUp';
  },
  accountTaken: ({ field }) => (field === 'cpf' ? 'cpfKnown' : undefined),
  badRequest: ({ field }) => (field === 'to' ? 'noPlayer' : undefined),
};

/** The language of Accept-Language. A program without one gets words for developers. */
export const refusalLanguage = (headers: Readonly<Record<string, unknown>>): Language | undefined => {
  const header = headers['accept-language'];
  return typeof header === 'string' ? namedLanguage(header) : undefined;
};

/** @example wordsOfRefusal(refusal, 'placeBet', 'pt') // 'Sua aposta não foi feita: …' */
export function wordsOfRefusal(
  { reason, detail }: Pick<Refusal, 'reason' | 'detail'>,
  row: string,
  language: Language,
): string {
  const text = BY_DETAIL[reason]?.(detail) ?? OF_ROWS[row]?.[reason] ?? reason;
  return refusalTexts(language)[text];
}
