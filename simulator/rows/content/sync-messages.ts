import type { Rows } from '#contract/rows';
import { HEADERS } from '#contract/wire';
import { languageOf } from '#fixtures/world';
import { messagesSince } from '../../domain/chat/chat-messages.ts';
import type { Handler } from '../shared/handler.ts';

/** A guest's chat has only its socket. */
export const syncMessages: Handler<Rows['syncMessages']> = ({ world, body, member, headers }) => {
  const messages =
    member === undefined ? [] : messagesSince(world, member.id, body.cursor, languageOf(headers[HEADERS.language]));
  return { cursor: messages.at(-1)?.cursor ?? body.cursor, messages };
};
