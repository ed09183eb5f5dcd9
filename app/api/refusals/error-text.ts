import type { ParseKeys } from 'i18next';
import type { Reason } from '#contract/reasons';
import { LACKS_ROW, NO_ANSWER, type ApiError } from '#app/api/api-error.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';

/** Keys of the shell's texts for failures that any call can have. */
export type ErrorKey = Extract<ParseKeys<'shell'>, `error.${string}` | `refused.${string}`>;

/** The text of every refusal; features override some. A reason of the contract without a text does not compile. */
const REFUSED = {
  badRequest: 'refused.badRequest',
  unauthorised: 'error.signedOut',
  forbidden: 'refused.forbidden',
  notFound: 'refused.notFound',
  tooLarge: 'refused.tooLarge',
  tooManyRequests: 'error.tooMany',
  serverError: 'error.server',
  notImplemented: 'refused.notImplemented',
  // Only the simulator's control interface gives this reason; no page calls it.
  verifyFailed: 'error.server',
  wrongCredentials: 'error.wrongCredentials',
  wrongCode: 'refused.wrongCode',
  accountTaken: 'refused.accountTaken',
  wrongPaymentPassword: 'refused.wrongPaymentPassword',
  paymentLocked: 'refused.paymentLocked',
  paymentPasswordMissing: 'refused.paymentPasswordMissing',
  realNameMissing: 'refused.realNameMissing',
  excluded: 'refused.excluded',
  playerLimitReached: 'refused.playerLimitReached',
  limitsMissing: 'refused.limitsMissing',
  identityNeeded: 'refused.identityNeeded',
  registerUnanswered: 'refused.registerUnanswered',
  underAge: 'refused.underAge',
  notOwnAccount: 'refused.notOwnAccount',
  limitsExceeded: 'refused.limitsExceeded',
  oddsChanged: 'refused.oddsChanged',
  marketClosed: 'refused.marketClosed',
  passNotAllowed: 'refused.passNotAllowed',
  tooManyLines: 'refused.tooManyLines',
  gameDisabled: 'refused.gameDisabled',
  wrongCurrency: 'refused.wrongCurrency',
  insufficientBalance: 'refused.insufficientBalance',
  amountOutOfRange: 'refused.amountOutOfRange',
  channelClosed: 'refused.channelClosed',
  alreadyClaimed: 'refused.alreadyClaimed',
  cashOutChanged: 'refused.cashOutChanged',
  keyReused: 'refused.keyReused',
  keyRunning: 'refused.keyRunning',
  deadlinePassed: 'refused.deadlinePassed',
} as const satisfies Record<Reason, ErrorKey>;

interface Said {
  /** The server's message. */
  readonly message?: string;
}

/** A text of the shell, with the code of an unknown refusal, or the server's own message alone. */
export type CommonText = ({ readonly key: ErrorKey; readonly code?: string } & Said) | { readonly message: string };

/** A text of the feature. */
export interface OwnText<Own extends string> extends Said {
  readonly own: Own;
}

/** A feature's own texts for refusals; they override the common ones. */
export type OwnTexts<Own extends string> = Partial<Record<Reason, Own>>;

/**
 * The text of an error: the server's message (section 8 of the specification), and our text of its reason, the feature's own before
 * the common one. `beside` says whether ours stands beside the message. A session that has ended has our text.
 *
 * @example errorText({ kind: 'timeout' }) // { key: 'error.timeout' }
 */
export function errorText(error: ApiError): CommonText;
export function errorText<Own extends string>(error: ApiError, own: OwnTexts<Own>): CommonText | OwnText<Own>;
export function errorText<Own extends string>(error: ApiError, own: OwnTexts<Own> = {}): CommonText | OwnText<Own> {
  switch (error.kind) {
    case 'timeout':
      return { key: 'error.timeout' };
    case 'fetch':
      return { key: 'error.offline' };
    case 'parse':
      return { key: 'error.unreadable' };
    case 'notStored':
      return { key: 'error.notStored' };
    case 'notSent':
      return { key: 'error.notSent' };
    case 'offline':
      return { key: 'error.notSentOffline' };
    case 'notLoaded':
      return { key: 'error.part' };
    case 'signedOut':
      return { key: 'error.signedOut' };
    case 'server':
      if (LACKS_ROW.has(error.status)) return { key: REFUSED.notImplemented };
      return error.message === undefined ? { key: 'error.server' } : { message: error.message };
    case 'refused': {
      const { reason, message, code, status } = error;
      if (status === NO_ANSWER) return { key: 'error.timeout' };
      const said: Said = message === undefined || reason === 'unauthorised' ? {} : { message };
      if (reason !== undefined) {
        const ownText = own[reason];
        return ownText === undefined ? { key: REFUSED[reason], ...said } : { own: ownText, ...said };
      }
      return message === undefined
        ? { key: 'error.notWorking', code: code === undefined ? `HTTP ${status}` : String(code) }
        : { message };
    }
  }
}

export type Refused = Extract<ApiError, { kind: 'refused' }>;

/** A form's own errors for refusals, by reason; undefined leaves the common text. */
export type OwnFormErrors<Shown, Context> = Partial<
  Record<Reason, (error: Refused, context: Context) => Shown | undefined>
>;

/** A form's error with what the server said beside its text. */
export function withWords<Shown extends { readonly text: object }>(shown: Shown, error: ApiError): Shown {
  const message = wordsOf(error);
  // A common text has it already.
  return message === undefined || 'common' in shown.text
    ? shown
    : ({ ...shown, text: { ...shown.text, message } } as Shown);
}

/** The form's own error of a refusal, at its field; any other error has its common text above the form. */
export function ownFormError<Shown extends { readonly text: object }, Context>(
  error: ApiError,
  own: OwnFormErrors<Shown, Context>,
  context: Context,
): Shown | { readonly text: { readonly common: CommonText } } {
  const shown =
    error.kind === 'refused' && error.reason !== undefined ? own[error.reason]?.(error, context) : undefined;
  return shown === undefined ? { text: { common: errorText(error) } } : withWords(shown, error);
}
