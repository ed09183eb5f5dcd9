import { HEADERS } from '#contract/wire';
import { refreshSession } from '#contract/rows/account/refresh-session';
import { signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import { underTabLock } from '#app/store/tab-lock.ts';
import { keep, storedNow } from '#app/store/vault.ts';
import { isFault } from './api-error.ts';
import { attempt } from './attempt.ts';
import { sessionOf, type Caller } from './caller.ts';
import type { Transport } from './transport.ts';

/** One refresh in flight for all callers of a session; a later player gets another one. */
const running = new WeakMap<Transport, { readonly number: number; readonly done: Promise<void> }>();

export function refreshOnce(caller: Caller): Promise<void> {
  const { transport } = caller;
  const { number, player } = sessionOf(caller);
  const held = running.get(transport);
  if (held?.number === number) return held.done;
  // Tabs share one refresh token, which works once. In browsers without locks, tabs may collide.
  const done = underTabLock('slipway.refresh', () => refresh(caller, number, player?.token)).finally(() => {
    if (running.get(transport)?.number === number) running.delete(transport);
  });
  running.set(transport, { number, done });
  return done;
}

/** Time for the network to come back; a reload or a change of network takes about as long. */
const REPEAT_AFTER_MS = 1_000;

/**
 * Exchanges the refresh token. If no answer comes, the request is sent once more: the upstream may have exchanged it before the
 * answer was lost, and then returns the same pair again (`refreshSession`). Only a refusal ends the session: without any answer it
 * stays as it is, and the next call that gets a 401 tries again. A token that another tab received is in storage
 * before that tab releases the lock, and is used instead: its storage event may come after our turn, or before it, and then
 * `used`, the token that ran out, is no longer the session's.
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
  const send = () => attempt(caller.transport, refreshSession, { params: {}, query: {}, body: undefined, headers });
  let outcome = await send();
  if (!outcome.ok && isFault(outcome.error) && sessionOf(caller).number === number) {
    await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
    if (sessionOf(caller).number === number) outcome = await send();
  }
  if (sessionOf(caller).number !== number) return;
  if (!outcome.ok) {
    if (!isFault(outcome.error)) caller.dispatch(signedOut({ because: 'expired' }) as never);
    return;
  }
  const { token: fresh, fresh_token: nextFresh } = outcome.data;
  // Stored before it is used: once the pair was used, the upstream takes the old refresh token of a page that was left for a stolen one.
  await keep({ token: fresh, fresh_token: nextFresh });
  if (sessionOf(caller).number === number)
    caller.dispatch(tokensRefreshed({ token: fresh, freshToken: nextFresh }) as never);
}
