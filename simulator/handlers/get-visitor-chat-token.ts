import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { HEADERS } from '#contract/headers.ts';
import { chatToken } from '#simulator/chat/chat-tokens.ts';
import { CHAT_PATH } from '#contract/entities/chat.ts';
import { createHash } from 'node:crypto';
import type { Handler } from './handler.ts';

/** The specification says that a signature is made from a time value, and not how: SHA-256 is assumed. */
export const getVisitorChatToken: Handler<Rows['getVisitorChatToken']> = ({ world, headers }) => {
  const timestamp = headers[HEADERS.chatTimestamp] ?? '';
  const signature = headers[HEADERS.chatSignature] ?? '';
  const field = `headers.${HEADERS.chatSignature}`;
  if (!/^\d{1,15}$/.test(timestamp))
    throw new Refusal('badRequest', 'Milliseconds since the epoch', { field: `headers.${HEADERS.chatTimestamp}` });
  if (createHash('sha256').update(timestamp).digest('hex') !== signature.toLowerCase()) {
    throw new Refusal('badRequest', 'The signature is the SHA-256 of the timestamp, in hexadecimal', { field });
  }
  return { token: chatToken(world, `visitor-${signature.slice(0, 20).toLowerCase()}`), url: CHAT_PATH };
};
