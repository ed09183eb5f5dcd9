import { HEADERS } from '#contract/headers.ts';
import { refreshSession } from '#contract/rows/refresh-session.ts';
import { signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import { attempt } from './attempt.ts';
import { sessionOf, type Caller } from './caller.ts';
import type { Transport } from './transport.ts';

/** One refresh in flight for all callers of a session; a later player's is another one. */
const running = new WeakMap<Transport, { readonly number: number; readonly done: Promise<void> }>();

export function refreshOnce(caller: Caller): Promise<void> {
  const { transport } = caller;
  const { number } = sessionOf(caller);
  const held = running.get(transport);
  if (held?.number === number) return held.done;
  const done = refresh(caller).finally(() => {
    if (running.get(transport)?.number === number) running.delete(transport);
  });
  running.set(transport, { number, done });
  return done;
}

/**
 * Trades the refresh token, once. It is never repeated, also after a time-out: the upstream may have traded it, and a token
 * that comes a second time ends the whole family. So whatever fails ends the session.
 */
async function refresh(caller: Caller): Promise<void> {
  const { number, player } = sessionOf(caller);
  if (player === undefined) return;
  const headers = { [HEADERS.refreshToken]: player.freshToken };
  const outcome = await attempt(caller.transport, refreshSession, { params: {}, query: {}, body: undefined, headers });
  if (sessionOf(caller).number !== number) return;
  const action = outcome.ok
    ? tokensRefreshed({ token: outcome.data.token, freshToken: outcome.data.fresh_token })
    : signedOut({ because: 'expired' });
  caller.dispatch(action as never);
}
