import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { ChatToken } from '../../entities/chat.ts';
import { defineRow } from '../../row.ts';

export const getChatToken = defineRow({
  name: 'getChatToken',
  service: 'otherChat',
  method: 'POST',
  path: 'otherChatToken/getChatToken',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Token of the chat socket',
  params: Empty,
  query: Empty,
  /** The specification names no body: `{}` counts as none. */
  body: v.optional(Empty),
  data: ChatToken,
});
