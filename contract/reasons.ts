/**
 * Refusals by name: the number in the envelope and the HTTP status it travels with. The app does not compile
 * without a translated message for each; the simulator throws them by name.
 */
export const CODES = {
  /** A property of the request is missing, wrong or unknown; `field` names it. */
  badRequest: { code: 1000, status: 400 },
  /** No token, or one that has expired, was ended, or is another player's: sign in again. */
  unauthorised: { code: 1001, status: 401 },
  /** Not for this account: banned from it, not an agent, or its jurisdiction does not have it (`profile`, `feature`: one of a brand's, or `creditCard`). */
  forbidden: { code: 1002, status: 403 },
  /** Nothing of this name, or not this player's. */
  notFound: { code: 1004, status: 404 },
  /** The body is longer than any request is. */
  tooLarge: { code: 1013, status: 413 },
  /** Slow down; `retry-after` says how long. */
  tooManyRequests: { code: 1029, status: 429 },
  /** Internal error of the upstream: the outcome is unknown. */
  serverError: { code: 1500, status: 500 },
  /** The upstream does not know the call. */
  notImplemented: { code: 1501, status: 501 },
  /** Of the control interface: what was counted is not what was expected. */
  verifyFailed: { code: 1099, status: 409 },
  /** The account or its password is wrong; the response does not say which. */
  wrongCredentials: { code: 2001, status: 400 },
  /** The code is wrong, used or has expired. */
  wrongCode: { code: 2002, status: 400 },
  /** Another account has this e-mail, mobile, name or CPF. */
  accountTaken: { code: 2003, status: 409 },
  /** The payment password is wrong; `remaining` attempts are left. */
  wrongPaymentPassword: { code: 2010, status: 400 },
  /** Too many wrong payment passwords: locked until `until`. */
  paymentLocked: { code: 2011, status: 403 },
  /** No payment password is set yet. */
  paymentPasswordMissing: { code: 2012, status: 409 },
  /** The real name has to be set first. */
  realNameMissing: { code: 2013, status: 409 },
  /** Ours: a time-out or a self-exclusion runs. */
  excluded: { code: 2020, status: 403 },
  /** Ours: a limit that the player has set would be passed. */
  playerLimitReached: { code: 2021, status: 403 },
  /** Ours: the jurisdiction wants limits of certain kinds, and the player has set none. */
  limitsMissing: { code: 2022, status: 403 },
  /** Ours: the player's identity has to be checked first; `status` says how far that is. */
  identityNeeded: { code: 2023, status: 403 },
  /** Ours: the player is known to be younger than `least_age`. */
  underAge: { code: 2024, status: 403 },
  /** Ours: the account or card that is paid from or to is another person's. */
  notOwnAccount: { code: 2025, status: 403 },
  /** Ours: the national register of self-exclusion (`register`) has not answered about the player yet. */
  registerUnanswered: { code: 2026, status: 403 },
  /** The stake, multiple or estimate is out of the limits, or the bet cannot win; `warnings` has the numbers (`#engine/limits`). */
  limitsExceeded: { code: 3001, status: 400 },
  /** The odds or the line are not what was shown; `moved` has what they are. */
  oddsChanged: { code: 3002, status: 409 },
  /** The match, market, draw or race takes no more bets. */
  marketClosed: { code: 3003, status: 409 },
  /** The slip cannot be combined by this pass, or a line is longer than its markets allow. */
  passNotAllowed: { code: 3004, status: 400 },
  /** More than 10,000 lines. */
  tooManyLines: { code: 3005, status: 400 },
  /** The game is switched off at the moment. */
  gameDisabled: { code: 3007, status: 403 },
  /** The wallet has another currency. */
  wrongCurrency: { code: 3006, status: 409 },
  /** The balance of the wallet is too low. */
  insufficientBalance: { code: 3010, status: 400 },
  /** Below the minimum or above the maximum of the channel: `min`, `max`. */
  amountOutOfRange: { code: 3011, status: 400 },
  /** The payment channel is not offered at the moment. */
  channelClosed: { code: 3012, status: 409 },
  /** It was claimed before. */
  alreadyClaimed: { code: 3013, status: 409 },
  /** The bet is worth `amount` now: ask anew. */
  cashOutChanged: { code: 3014, status: 409 },
  /** The idempotency key was used for another request. */
  keyReused: { code: 4001, status: 422 },
  /** The first request with this key is still running: ask again. */
  keyRunning: { code: 4002, status: 409 },
  /** It came after `x-deadline`: nothing was done. */
  deadlinePassed: { code: 4003, status: 410 },
} as const;

export type Reason = keyof typeof CODES;
