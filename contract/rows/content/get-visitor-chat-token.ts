import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { ChatToken } from '../../entities/chat.ts';
import { HEADERS } from '../../headers.ts';
import { defineRow } from '../../row.ts';

export const getVisitorChatToken = defineRow({
  name: 'getVisitorChatToken',
  service: 'otherChat',
  method: 'POST',
  path: 'otherChatToken/getNonLoginToken',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Chat token of a guest; headers: signature and client timestamp',
  params: Empty,
  query: Empty,
  /** The specification names no body: `{}` counts as none. */
  body: v.optional(Empty),
  data: ChatToken,
  headers: { [HEADERS.chatSignature]: 'sha256 of the timestamp', [HEADERS.chatTimestamp]: 'milliseconds' },
});
