import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '#app/api/api-error.ts';

/** Why a call failed; a fault of the page itself has no words of the server. */
export type Failure = ApiError | SerializedError | undefined;

/** What the server said of a failed call, if that is for the player. A session that has ended has our text. */
export function wordsOf(error: Failure): string | undefined {
  if (error === undefined || !('kind' in error) || !('message' in error)) return undefined;
  return error.kind === 'refused' && error.reason === 'unauthorised' ? undefined : error.message;
}

/** Texts of ours that say what the player can do, or what became of the money; by key, whatever the namespace. */
export const REMEDIES: ReadonlySet<string> = new Set([
  'refused.forbidden',
  'refused.paymentPasswordMissing',
  'refused.realNameMissing',
  'refused.limitsMissing',
  'refused.identityNeeded',
  'refused.registerUnanswered',
  'refused.channelClosed',
  'refused.cashOutChanged',
  'refused.keyReused',
  'refused.deadlinePassed',
  // Bets.
  'refused.other',
  'refused.drawClosed',
  'cashOut.refused',
  // What was never carried out.
  'placing.neverPlaced',
  'progress.neverDone',
  // Games.
  'switchedOff',
  'barred',
  'excluded',
  'gone',
  // The wallet.
  'refused.barredDeposit',
  'refused.barredWithdraw',
  'refused.barredTransfer',
  'refused.barredGames',
  'refused.card',
  'refused.unconfirmed',
  'password.changeUnconfirmed',
  'card.creditRefused',
  'name.title',
  'password.setTitle',
  // The account.
  'signIn.unknownAccount',
  'signIn.closed',
  'code.usedUp',
  'code.expired',
  'code.none',
  'email.invalid',
  'phone.invalid',
  'register.inviteUnknown',
  'register.birthWrong',
  'register.emailTaken',
  'register.phoneTaken',
  'register.cpfTaken',
  'register.limitsRefused',
  'register.currencyRefused',
  'register.unconfirmed',
  'forgot.unconfirmed',
  'bind.unconfirmed',
  'nickname.characters',
  // Player protection.
  'stop.choose',
  'stop.missing',
  'stop.over',
  'stop.unanswered',
  'stop.unprotected',
  'identity.stop.none',
  'identity.stop.pending',
  'identity.stop.failed',
  'identity.stop.timed_out',
  'identity.tooOften',
]);

/** Whether a sentence is over. */
const ENDED = /[\p{P}>]$/u;

/**
 * The server's words, and after them our text where it says more: where it has a number or a value, or says what to do. Without
 * words, our text.
 *
 * @param key of our text; `values` are those that it shows
 * @example beside('The house is full', 'At most 10 players.', 'most') // 'The house is full. At most 10 players.'
 */
export function beside(
  words: string | undefined,
  ours: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  if (words === undefined || ours.startsWith(words)) return ours;
  const isShown = (value: string | number) => value !== '' && ours.includes(String(value));
  const saysMore = REMEDIES.has(key) || /\p{Nd}/u.test(ours) || Object.values(values).some(isShown);
  return saysMore ? inFront(words, ours) : words;
}

const inFront = (words: string, ours: string): string => `${words}${ENDED.test(words) ? '' : '.'} ${ours}`;

/**
 * Why a read failed: the server's words in the place of our text, or before it where ours says what is missing or that what is shown is older.
 *
 * @example unreadText(error, 'The list could not be loaded.') // 'Back at noon.'
 */
export function unreadText(error: Failure, ours: string, isBeside = false): string {
  const words = wordsOf(error);
  if (words === undefined) return ours;
  return isBeside ? inFront(words, ours) : words;
}
