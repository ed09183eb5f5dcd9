import { listLines } from '#engine/sports';
import type { CheckedTicket } from './check-ticket.ts';

/** A product of 15 odds has thirty places: show two, truncated. The payouts are exact. */
export function shortOdds(price: string): string {
  const [whole = '1', places = ''] = price.split('.');
  return `${whole}.${places.padEnd(2, '0').slice(0, 2)}`;
}

/** The odds of a slip that is one line; several lines have no common odds. */
export function combinedOdds(tickets: readonly CheckedTicket[]): string | undefined {
  const [ticket] = tickets;
  if (tickets.length !== 1 || ticket?.unit === undefined || ticket.lines !== '1') return undefined;
  const [line] = listLines(ticket.unit, { offset: 0n, limit: 1 });
  return line && shortOdds(line.odds);
}
