import { Empty, NoBody } from '#contract/primitives.ts';
import { ChatToken } from '#contract/entities/chat.ts';
import { HEADERS } from '#contract/headers.ts';
import { defineRow } from '#contract/row.ts';

export const getVisitorChatToken = defineRow({
  name: 'getVisitorChatToken',
  service: 'otherChat',
  method: 'POST',
  path: 'otherChatToken/getNonLoginToken',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Chat token of a visitor; headers: signature and client timestamp',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: ChatToken,
  headers: { [HEADERS.chatSignature]: 'sha256 of the timestamp', [HEADERS.chatTimestamp]: 'milliseconds' },
});
