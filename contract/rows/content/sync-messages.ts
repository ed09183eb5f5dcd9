import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { ChatMessage } from '../../entities/chat.ts';
import { defineRow } from '../../row.ts';

export const syncMessages = defineRow({
  name: 'syncMessages',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/messagesync',
  auth: 'any',
  repeat: 'once',
  origin: 'given',
  what: 'Chat messages since a cursor',
  params: Empty,
  query: Empty,
  body: v.strictObject({ cursor: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)) }),
  data: v.object({ cursor: v.pipe(v.number(), v.integer()), messages: v.array(ChatMessage) }),
});
