import type { Player } from '#app/store/session-slice.ts';
import { realFetch } from './drawn-upstream.ts';
import { type Account, signInTo } from '#app/test/call-as.ts';

/** The session of an account, as the app stores it. */
export async function demoSession(url: string, account: Account): Promise<Player> {
  const { token, fresh_token, user_id, role } = (await signInTo(url, account)) as {
    token: string;
    fresh_token: string;
    user_id: string;
    role: 2 | 3;
  };
  return { token, freshToken: fresh_token, userId: user_id, role };
}

/** Calls an address as that player. @returns the data of its answer */
export async function asPlayer({ token, userId }: Player, url: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'user-id': userId, 'content-type': 'application/json' };
  const response = await realFetch(url, { ...init, headers });
  return ((await response.json()) as { data: unknown }).data;
}
