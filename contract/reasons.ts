/** Refusals by name, with envelope code and HTTP status. The app does not compile without a translation of each. */
export const CODES = {
  /** `field` names a missing, wrong or unknown property. */
  badRequest: { code: 1000, status: 400 },
  /** A missing, expired, ended or foreign token: sign in again. */
  unauthorised: { code: 1001, status: 401 },
  /**
   * Not for this account: banned, not an agent, or forbidden by its jurisdiction (`profile`, `feature`: a brand's, or
   * `creditCard`).
   */
  forbidden: { code: 1002, status: 403 },
  /** Nothing of this name, or another player's. */
  notFound: { code: 1004, status: 404 },
  /** Longer than any valid request. */
  tooLarge: { code: 1013, status: 413 },
  /** `retry-after` says how long to wait. */
  tooManyRequests: { code: 1029, status: 429 },
  /** Outcome unknown. */
  serverError: { code: 1500, status: 500 },
  /** The upstream does not know the call. */
  notImplemented: { code: 1501, status: 501 },
  /** Control interface: another count than expected. */
  verifyFailed: { code: 1099, status: 409 },
  /** Wrong account or password; the response does not tell which. */
  wrongCredentials: { code: 2001, status: 400 },
  /** Wrong, used or expired. */
  wrongCode: { code: 2002, status: 400 },
  /** Of another account: e-mail, mobile, name or CPF. */
  accountTaken: { code: 2003, status: 409 },
  /** `remaining` attempts are left. */
  wrongPaymentPassword: { code: 2010, status: 400 },
  /** After too many wrong payment passwords, until `until`. */
  paymentLocked: { code: 2011, status: 403 },
  paymentPasswordMissing: { code: 2012, status: 409 },
  /** Set the real name first. */
  realNameMissing: { code: 2013, status: 409 },
  /** Ours: a time-out or a self-exclusion runs. */
  excluded: { code: 2020, status: 403 },
  /** Ours: would exceed a limit of the player. */
  playerLimitReached: { code: 2021, status: 403 },
  /** Ours: the jurisdiction requires limits that the player has not set. */
  limitsMissing: { code: 2022, status: 403 },
  /** Ours: the identity must be checked first; `status` shows its state. */
  identityNeeded: { code: 2023, status: 403 },
  /** Ours: younger than `least_age`. */
  underAge: { code: 2024, status: 403 },
  /** Ours: another person's account or card. */
  notOwnAccount: { code: 2025, status: 403 },
  /** Ours: the national register (`register`) has not answered yet. */
  registerUnanswered: { code: 2026, status: 403 },
  /** Stake, multiple or estimate out of limits, or a bet that cannot win; `warnings` has the numbers (`#engine/limits`). */
  limitsExceeded: { code: 3001, status: 400 },
  /** Odds or line differ from the shown ones; `moved` has the current ones. */
  oddsChanged: { code: 3002, status: 409 },
  /** Match, market, draw or race is closed. */
  marketClosed: { code: 3003, status: 409 },
  /** The pass does not fit, or a line is longer than its markets allow. */
  passNotAllowed: { code: 3004, status: 400 },
  /** More than 10,000 lines. */
  tooManyLines: { code: 3005, status: 400 },
  /** Switched off for now. */
  gameDisabled: { code: 3007, status: 403 },
  wrongCurrency: { code: 3006, status: 409 },
  insufficientBalance: { code: 3010, status: 400 },
  /** Outside the channel's `min` and `max`. */
  amountOutOfRange: { code: 3011, status: 400 },
  /** Not offered for now. */
  channelClosed: { code: 3012, status: 409 },
  alreadyClaimed: { code: 3013, status: 409 },
  /** The bet is now worth `amount`: quote again. */
  cashOutChanged: { code: 3014, status: 409 },
  /** The key belongs to another request. */
  keyReused: { code: 4001, status: 422 },
  /** The first request is still running: look up its outcome. */
  keyRunning: { code: 4002, status: 409 },
  /** After `x-deadline`: nothing was done. */
  deadlinePassed: { code: 4003, status: 410 },
} as const;

export type Reason = keyof typeof CODES;
