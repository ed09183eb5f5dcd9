/**
 * Refusals by name: the number in the envelope and the HTTP status it travels with. A name here needs a text in the
 * app (it does not compile without one) and is thrown by name in the simulator.
 */
export const CODES = {
  badRequest: { code: 1000, status: 400 },
  unauthorised: { code: 1001, status: 401 },
  forbidden: { code: 1002, status: 403 },
  notFound: { code: 1004, status: 404 },
  tooLarge: { code: 1013, status: 413 },
  tooManyRequests: { code: 1029, status: 429 },
  serverError: { code: 1500, status: 500 },
  notImplemented: { code: 1501, status: 501 },
  /** Of the control interface: what was counted is not what was expected. */
  verifyFailed: { code: 1099, status: 409 },
  wrongCredentials: { code: 2001, status: 400 },
  wrongCode: { code: 2002, status: 400 },
  accountTaken: { code: 2003, status: 409 },
  wrongPaymentPassword: { code: 2010, status: 400 },
  paymentLocked: { code: 2011, status: 403 },
  paymentPasswordMissing: { code: 2012, status: 409 },
  realNameMissing: { code: 2013, status: 409 },
  /** Ours: a time-out or a self-exclusion runs. */
  excluded: { code: 2020, status: 403 },
  /** Ours: a limit that the player has set would be passed. */
  playerLimitReached: { code: 2021, status: 403 },
  /** Ours: the jurisdiction wants limits of certain kinds, and the player has set none. */
  limitsMissing: { code: 2022, status: 403 },
  limitsExceeded: { code: 3001, status: 400 },
  oddsChanged: { code: 3002, status: 409 },
  marketClosed: { code: 3003, status: 409 },
  passNotAllowed: { code: 3004, status: 400 },
  tooManyLines: { code: 3005, status: 400 },
  gameDisabled: { code: 3007, status: 403 },
  wrongCurrency: { code: 3006, status: 409 },
  insufficientBalance: { code: 3010, status: 400 },
  amountOutOfRange: { code: 3011, status: 400 },
  channelClosed: { code: 3012, status: 409 },
  alreadyClaimed: { code: 3013, status: 409 },
  cashOutChanged: { code: 3014, status: 409 },
  keyReused: { code: 4001, status: 422 },
  keyRunning: { code: 4002, status: 409 },
  deadlinePassed: { code: 4003, status: 410 },
} as const;

export type Reason = keyof typeof CODES;
