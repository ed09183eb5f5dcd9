import { getSocketTicket } from '#contract/rows/content/get-socket-ticket';
import { callOnce } from '#app/api/call-once.ts';
import type { AppDispatch } from '#app/store/store.ts';

/** Answers of an upstream that does not have the row. */
const LACKS_ROW: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * Asks for a single-use ticket before each socket, because addresses of sockets are in logs, until the upstream answers that it has
 * none. An upstream without keys has none of our additions, so it is not asked.
 *
 * @returns a function: undefined where the upstream has no tickets; a promise of undefined if there is none now
 */
export function ticketSource(dispatch: AppDispatch): () => Promise<string | undefined> | undefined {
  let hasTickets = dispatch((_dispatch, _getState, { idempotency }) => idempotency === 'keyed');
  return () => {
    if (!hasTickets) return undefined;
    return dispatch(callOnce(getSocketTicket, {})).then((outcome) => {
      if (outcome.ok) return outcome.data.ticket;
      if ('status' in outcome.error && LACKS_ROW.has(outcome.error.status)) hasTickets = false;
      return undefined;
    });
  };
}
