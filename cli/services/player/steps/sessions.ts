import { CODE_KIND } from '#contract/entities';
import { HEADERS } from '#contract/wire';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import type { Bench } from '#cli/services/player/core/bench.ts';

/** Sign-in with a wrong password, invalid tokens, and correct use of a refresh token. */
export async function checkSessions(bench: Bench): Promise<void> {
  const { player, guest, account, findings } = bench;
  const wrong = await guest.ask('signIn', { body: { account: account.account, password: `${account.password}x` } });
  findings.expect('sessions', !isDone(wrong), 'signIn, another password', 'accepted');
  for (const auth of ['none', 'forged'] as const) {
    const at = `getAccount, ${auth === 'none' ? 'without a token' : 'with a token that is none'}`;
    const { status } = await player.ask('getAccount', {}, auth);
    findings.expect('auth', status === 401, at, `status ${status}, not 401`);
  }
  const signed = await guest.read('signIn', { body: { ...account } });
  const fresh = await guest.read('refreshSession', { headers: { [HEADERS.refreshToken]: signed.fresh_token } });
  findings.same('sessions', 'refreshSession', 'user_id', signed.user_id, fresh.user_id);
  findings.expect('sessions', fresh.token !== signed.token, 'refreshSession', 'the same token again');
  const renewed = await guest.ask('getAccount', { headers: { [HEADERS.authorization]: fresh.token } }, 'none');
  findings.expect('sessions', isDone(renewed), 'getAccount, with the new token', `status ${renewed.status}`);
  await codes(bench);
  const none = await guest.ask('refreshSession', { headers: { [HEADERS.refreshToken]: `${fresh.fresh_token}0` } });
  findings.expect('sessions', !isDone(none), 'refreshSession, with a token that is none', 'accepted');
  // The specification does not say how long a used one is valid.
  if (!bench.reaches('all')) return;
  const used = await guest.ask('refreshSession', { headers: { [HEADERS.refreshToken]: signed.fresh_token } });
  const at = 'refreshSession, with a token whose new pair was used';
  findings.expect('sessions', !isDone(used), at, 'accepted');
}

/** A code of an e-mail signs in once. Only a states endpoint shows it. */
async function codes({ guest, account: { account: email }, states, findings }: Bench): Promise<void> {
  if (states?.has('code.sent') !== true || !email.includes('@')) return;
  await guest.read('sendEmailCode', { query: { email, kind: String(CODE_KIND.signIn) } });
  const { code } = await states.set('code.sent', { target: email });
  await guest.read('signInByEmailCode', { body: { email, code } });
  const again = await guest.ask('signInByEmailCode', { body: { email, code } });
  findings.expect('sessions', !isDone(again), 'signInByEmailCode, with a code that was used', 'accepted');
}
