import type { Player } from '#app/store/session-slice.ts';
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
