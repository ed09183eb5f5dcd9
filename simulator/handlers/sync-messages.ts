import type { Rows } from '#contract/rows.ts';
import { messagesSince } from '#simulator/chat/chat-messages.ts';
import type { Handler } from './handler.ts';

/** A visitor's chat is known to its socket only. */
export const syncMessages: Handler<Rows['syncMessages']> = ({ world, body, member }) => {
  const messages = member === undefined ? [] : messagesSince(world, member.id, body.cursor);
  return { cursor: messages.at(-1)?.cursor ?? body.cursor, messages };
};
