import { Empty, NoBody } from '../../primitives.ts';
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
  body: NoBody,
  data: ChatToken,
});
