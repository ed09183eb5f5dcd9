import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rows } from '#contract/rows';
import { callOnce } from '#app/api/call-once.ts';
import { signedIn } from '#app/store/session-slice.ts';
import type { AppStore } from '#app/store/store.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';

/** fixtures/raw-upstream.mjs: an upstream as the specification has it, in plain Node, which notes what breaks section 7. */
export async function startRawUpstream(): Promise<{ readonly url: string; readonly raw: ChildProcess }> {
  const raw = spawn(process.execPath, ['fixtures/raw-upstream.mjs', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (raw.stdout === null) throw new Error('it has no output');
  return { raw, url: String((await once(raw.stdout, 'data'))[0]).trim() };
}

/** Signs in by the app's own call. */
export async function enter(store: AppStore): Promise<string> {
  const body = { account: DEMO_PLAYER.email, password: DEMO_PLAYER.password };
  const outcome = await store.dispatch(callOnce(rows.signIn, { body }));
  if (!outcome.ok) throw new Error(outcome.error.kind);
  const { token, fresh_token: freshToken, user_id: userId, role } = outcome.data;
  store.dispatch(signedIn({ token, freshToken, userId, role }));
  return token;
}
