import type { CODE_KIND } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { HEADERS } from '#contract/wire';
import { isDone } from '#cli/services/rows/answer-checks.ts';
import type { Answered, RowCall } from '#cli/services/upstream/upstream-client.ts';
import { type Bench, statesOf } from './bench.ts';
import { CannotRun, type Player } from './player.ts';

/** Section 5: eight characters or more, with a letter and a digit. */
export const WEAK = ['short-1', 'letters-only', '12345678'] as const;

type Sends = 'sendRegistrationEmailCode' | 'sendRegistrationPhoneCode' | 'sendEmailCode' | 'sendPhoneCode';

/** Has a code sent, which the states endpoint shows. @throws CannotRun, StopStep */
export async function codeBy(bench: Bench, row: Sends, query: object, target: string): Promise<string> {
  const call = { query: { ...query } };
  const answered = await bench.guest.ask(row, call);
  if (answered.status === 429) throw new CannotRun(`${row} has sent too many codes`);
  bench.findings.expect('accepted', isDone(answered), row, `status ${answered.status}`);
  const { code } = await statesOf(bench).set('code.sent', { target });
  return String(code);
}

export const emailCode = (bench: Bench, email: string, kind: (typeof CODE_KIND)[keyof typeof CODE_KIND]) =>
  codeBy(bench, 'sendEmailCode', { email, kind: String(kind) }, email);

/** Another code, or password, of the same length. */
export const wrong = (text: string): string => text.replace(/^./, (first) => (first === '9' ? '0' : '9'));

/** What must be refused to somebody, and moves no money of theirs. */
export async function denied(
  { findings }: Bench,
  who: Player,
  row: RowName,
  what: string,
  call: RowCall,
): Promise<Answered> {
  const answered = await who.ask(row, call);
  findings.expect('accounts', !isDone(answered), `${row}, ${what}`, 'accepted, and it was to be refused');
  return answered;
}

/** A session that has ended: its token and its refresh token are refused. */
export async function ended(
  { guest, findings }: Bench,
  at: string,
  { token, fresh_token }: { readonly token: string; readonly fresh_token: string },
): Promise<void> {
  const read = await guest.ask('getAccount', { headers: { [HEADERS.authorization]: token } }, 'none');
  findings.expect('auth', read.status === 401, `getAccount, ${at}`, `status ${read.status}, not 401`);
  const fresh = await guest.ask('refreshSession', { headers: { [HEADERS.refreshToken]: fresh_token } });
  findings.expect('auth', !isDone(fresh), `refreshSession, ${at}`, 'accepted');
}
