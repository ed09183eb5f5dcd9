import type { Rows } from '#contract/rows';
import { TICKET_LIFE_SECONDS } from '#contract/rows/content/get-socket-ticket';
import { Refusal } from '../../core/refusal.ts';
import type { Handler } from '../shared/handler.ts';

export const getSocketTicket: Handler<Rows['getSocketTicket']> = ({ world, session }) => {
  if (session === undefined) throw new Refusal('unauthorised', 'Sign in first');
  return { ticket: world.socketTickets.issue(session), expires_in: TICKET_LIFE_SECONDS };
};
