import type { Rows } from '#contract/rows';
import { HEADERS } from '#contract/wire';
import { Refusal } from '../../core/refusal.ts';
import { chatToken } from '../../domain/chat/chat-tokens.ts';
import { CHAT_PATH } from '#contract/entities';
import { createHash } from 'node:crypto';
import type { Handler } from '../shared/handler.ts';

/** The specification signs a time value without naming the algorithm: SHA-256 is assumed. */
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
