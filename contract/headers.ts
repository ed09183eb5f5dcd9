/** Header names, once. All lower case, as Node hands them over. */
export const HEADERS = {
  authorization: 'authorization',
  refreshToken: 'fresh-token',
  userId: 'user-id',
  language: 'accept-language',
  platform: 'platform',
  /** One value per intent of the player, kept over repeats and reloads. */
  idempotencyKey: 'idempotency-key',
  /** Milliseconds since the epoch on the server's transport clock; from then on the server must refuse the call. */
  deadline: 'x-deadline',
  /** The server's transport clock in milliseconds, on every answer. `date` carries the clock of the games. */
  serverTime: 'x-server-time',
  /** Of the chat token of a visitor. The specification says only that a signature is made from a time value. */
  chatSignature: 'x-chat-signature',
  chatTimestamp: 'x-chat-timestamp',
} as const;
