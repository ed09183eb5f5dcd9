import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

/** Longer than a slow handshake, shorter than a log takes to be read. */
export const TICKET_LIFE_SECONDS = 30;

export const getSocketTicket = defineRow({
  name: 'getSocketTicket',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/socket_ticket',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Opens the wallet push or the chat once, in place of a token: addresses of sockets are in logs',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.object({
    ticket: v.pipe(v.string(), v.regex(/^[\w.-]{16,200}$/, 'must be letters, digits, dots and hyphens')),
    expires_in: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TICKET_LIFE_SECONDS)),
  }),
});
