/** Header names, once. All lower case, as Node hands them over. */
export const HEADERS = {
  authorization: 'authorization',
  refreshToken: 'fresh-token',
  userId: 'user-id',
  language: 'accept-language',
  /** The language of the answer's `msg`; the requested one where it is missing. */
  answerLanguage: 'content-language',
  platform: 'platform',
  /** One value per intent of the player, the same over repeats and reloads. Its first outcome, accepted or refused, is final. */
  idempotencyKey: 'idempotency-key',
  /** Milliseconds since the epoch on the server's transport clock; from then on the server must refuse the call. */
  deadline: 'x-deadline',
  /** The server's transport clock in milliseconds, on every answer that no cache may keep. `date` carries the clock of the games. */
  serverTime: 'x-server-time',
  /** Of a guest's chat token. The specification says only that a signature is made from a time value. */
  chatSignature: 'x-chat-signature',
  chatTimestamp: 'x-chat-timestamp',
} as const;
