import type { Rows } from '#contract/rows';
import { HEADERS } from '#contract/wire';
import { Refusal } from '../../core/refusal.ts';
import type { Handler } from '../shared/handler.ts';

/**
 * A refresh token is valid once. A repeated one was copied, so its family ends, unless the response was lost: then it is
 * exchanged again.
 */
export const refreshSession: Handler<Rows['refreshSession']> = ({ world, headers }) => {
  const field = `headers.${HEADERS.refreshToken}`;
  const freshToken = headers[HEADERS.refreshToken];
  if (freshToken === undefined) throw new Refusal('unauthorised', 'No refresh token was sent', { field });
  const refreshed = world.sessions.refresh(freshToken, world.now(), world.clock.speed);
  const member = refreshed.is === 'ok' ? world.members.byId(refreshed.memberId) : undefined;
  if (refreshed.is !== 'ok' || member === undefined) {
    const message =
      refreshed.is === 'reused' ? 'This refresh token was used before: all its sessions have ended' : 'Sign in again';
    throw new Refusal('unauthorised', message, { field, token: refreshed.is }, { commits: true });
  }
  const { token, freshToken: fresh } = refreshed.tokens;
  return { token, fresh_token: fresh, user_id: member.id, role: member.role };
};
