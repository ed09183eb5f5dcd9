import { Empty, NoBody } from '#contract/primitives.ts';
import { ChatToken } from '#contract/entities/chat.ts';
import { defineRow } from '#contract/row.ts';

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
  body: NoBody,
  data: ChatToken,
});
