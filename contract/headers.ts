/** Lower case, as Node delivers them. */
export const HEADERS = {
  authorization: 'authorization',
  refreshToken: 'fresh-token',
  userId: 'user-id',
  language: 'accept-language',
  /** Language of the answer's `msg`; by default the requested one. */
  answerLanguage: 'content-language',
  platform: 'platform',
  /** One value per intent, also over repeats and reloads. The first outcome, accepted or refused, is final. */
  idempotencyKey: 'idempotency-key',
  /** Milliseconds since the epoch on the server's transport clock; later the server must refuse the call. */
  deadline: 'x-deadline',
  /** The server's transport clock in milliseconds, on answers that no cache may store. `date` has the games' clock. */
  serverTime: 'x-server-time',
  /** Signature of a guest's chat token. The specification only says that it is made from a time value. */
  chatSignature: 'x-chat-signature',
  chatTimestamp: 'x-chat-timestamp',
} as const;
