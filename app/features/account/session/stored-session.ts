import { ROLE } from '#contract/entities';
import type { Player } from '#app/store/session-slice.ts';
import { forget, keep, kept } from '#app/store/vault.ts';

/** The stored session. A stored token means signed in; an unreadable role is a user's, as specified. */
export function storedPlayer(): Player | undefined {
  const token = kept('token');
  const userId = kept('user_id');
  if (token === undefined || userId === undefined) return undefined;
  return { token, freshToken: kept('fresh_token') ?? '', userId, role: kept('role') ?? ROLE.user };
}

/** A signed-in player needs no invite code any more. */
export function keepPlayer({ token, freshToken, userId, role }: Player): void {
  forget('inviteCode');
  void keep({ token, fresh_token: freshToken, user_id: userId, role });
}

export function forgetPlayer(): void {
  forget('token', 'fresh_token', 'role', 'user_id');
}
