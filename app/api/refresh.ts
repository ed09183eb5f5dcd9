import { HEADERS } from '#contract/headers.ts';
import { refreshSession } from '#contract/rows/refresh-session.ts';
import { signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import { attempt } from './attempt.ts';
import { sessionOf, type Caller } from './caller.ts';
import type { Transport } from './transport.ts';

/** What another tab has been given reaches this one by a storage event, within one frame as a rule. */
const OTHER_TAB_MS = 100;

/** One refresh in flight for all callers of a session; a later player's is another one. */
const running = new WeakMap<Transport, { readonly number: number; readonly done: Promise<void> }>();

export function refreshOnce(caller: Caller): Promise<void> {
  const { transport } = caller;
  const { number } = sessionOf(caller);
  const held = running.get(transport);
  if (held?.number === number) return held.done;
  const done = oneTabAtATime((hadToWait) => refresh(caller, number, hadToWait)).finally(() => {
    if (running.get(transport)?.number === number) running.delete(transport);
  });
  running.set(transport, { number, done });
  return done;
}

/** Tabs share one refresh token, and it serves once. Where the browser has no locks, tabs may collide. */
async function oneTabAtATime(work: (hadToWait: boolean) => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return work(false);
  const name = 'slipway.refresh';
  const isDone = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work(false);
    return lock !== null;
  });
  if (!isDone) await locks.request(name, () => work(true));
}

/**
 * Trades the refresh token, once. It is never repeated, also after a time-out: the upstream may have traded it, and a token
 * that comes a second time ends the whole family. So whatever fails ends the session.
 */
async function refresh(caller: Caller, number: number, hadToWait: boolean): Promise<void> {
  const { player } = sessionOf(caller);
  if (hadToWait) await new Promise((resolve) => setTimeout(resolve, OTHER_TAB_MS));
  const current = sessionOf(caller);
  if (player === undefined || current.number !== number || current.player?.token !== player.token) return;
  const headers = { [HEADERS.refreshToken]: player.freshToken };
  const outcome = await attempt(caller.transport, refreshSession, { params: {}, query: {}, body: undefined, headers });
  if (sessionOf(caller).number !== number) return;
  const action = outcome.ok
    ? tokensRefreshed({ token: outcome.data.token, freshToken: outcome.data.fresh_token })
    : signedOut({ because: 'expired' });
  caller.dispatch(action as never);
}
