import { HEADERS } from '#contract/headers.ts';
import { refreshSession } from '#contract/rows/refresh-session.ts';
import { signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import { allKept, storedNow } from '#app/store/vault.ts';
import { attempt } from './attempt.ts';
import { sessionOf, type Caller } from './caller.ts';
import type { Transport } from './transport.ts';

/** One refresh in flight for all callers of a session; a later player's is another one. */
const running = new WeakMap<Transport, { readonly number: number; readonly done: Promise<void> }>();

export function refreshOnce(caller: Caller): Promise<void> {
  const { transport } = caller;
  const { number, player } = sessionOf(caller);
  const held = running.get(transport);
  if (held?.number === number) return held.done;
  const done = oneTabAtATime(() => refresh(caller, number, player?.token)).finally(() => {
    if (running.get(transport)?.number === number) running.delete(transport);
  });
  running.set(transport, { number, done });
  return done;
}

/** Tabs share one refresh token, and it serves once. Where the browser has no locks, tabs may collide. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  await (locks === undefined ? work() : locks.request('slipway.refresh', work));
}

/**
 * Trades the refresh token, once. It is never repeated, also after a time-out: the upstream may have traded it, and a token
 * that comes a second time ends the whole family. So whatever fails ends the session. What another tab has been given lies in storage
 * before that tab lets go of the lock, and counts instead: its storage event may come later than our turn, or before it, and
 * then the token that ran out, `used`, is no longer the session's.
 */
async function refresh(caller: Caller, number: number, used: string | undefined): Promise<void> {
  const { player } = sessionOf(caller);
  if (player?.token !== used) return;
  const [token, freshToken, userId] = await Promise.all([
    storedNow('token'),
    storedNow('fresh_token'),
    storedNow('user_id'),
  ]);
  const current = sessionOf(caller);
  if (player === undefined || current.number !== number || current.player?.token !== player.token) return;
  const isNews = token !== undefined && token !== player.token && userId === player.userId;
  if (isNews && freshToken !== undefined) {
    caller.dispatch(tokensRefreshed({ token, freshToken }) as never);
    return;
  }
  const headers = { [HEADERS.refreshToken]: player.freshToken };
  const outcome = await attempt(caller.transport, refreshSession, { params: {}, query: {}, body: undefined, headers });
  if (sessionOf(caller).number !== number) return;
  const action = outcome.ok
    ? tokensRefreshed({ token: outcome.data.token, freshToken: outcome.data.fresh_token })
    : signedOut({ because: 'expired' });
  caller.dispatch(action as never);
  await allKept();
}
