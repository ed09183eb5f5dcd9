import { HEADERS } from '#contract/headers.ts';
import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { Handler } from './handler.ts';

/** Each refresh token serves once. One that comes twice was copied: everything that grew from it ends. */
export const refreshSession: Handler<Rows['refreshSession']> = ({ world, headers }) => {
  const field = `headers.${HEADERS.refreshToken}`;
  const freshToken = headers[HEADERS.refreshToken];
  if (freshToken === undefined) throw new Refusal('unauthorised', 'No refresh token was sent', { field });
  const refreshed = world.sessions.refresh(freshToken, world.now());
  const member = refreshed.is === 'ok' ? world.members.byId(refreshed.memberId) : undefined;
  if (refreshed.is !== 'ok' || member === undefined) {
    const message =
      refreshed.is === 'reused' ? 'This refresh token was used before: all its sessions are over' : 'Sign in again';
    throw new Refusal('unauthorised', message, { field, token: refreshed.is }, { keeps: true });
  }
  const { token, freshToken: fresh } = refreshed.tokens;
  return { token, fresh_token: fresh, user_id: member.id, role: member.role };
};
