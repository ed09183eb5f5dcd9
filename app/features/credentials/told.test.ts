import { describe, expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { CODES, type Reason } from '#contract/codes.ts';
import { toldOf } from './told.ts';

const refused = (reason: Reason, detail: Record<string, unknown> = {}): ApiError => ({
  kind: 'refused',
  status: CODES[reason].status,
  reason,
  message: 'words of the server',
  detail,
});

describe('what is told when a call fails', () => {
  it.each([
    ['signIn', 'email', refused('wrongCredentials'), { text: { shellKey: 'error.wrongCredentials' } }],
    ['codeSignIn', 'email', refused('wrongCredentials'), { text: { key: 'signIn.unknownAccount' } }],
    ['signIn', 'email', refused('forbidden', { ban: 'signIn' }), { text: { key: 'signIn.closed' } }],
    ['signIn', 'phone', refused('tooManyRequests'), { text: { shellKey: 'error.tooMany' } }],
    ['register', 'email', refused('accountTaken'), { at: 'email', text: { key: 'register.emailTaken' } }],
    ['register', 'phone', refused('accountTaken'), { at: 'phone', text: { key: 'register.phoneTaken' } }],
    [
      'register',
      'email',
      refused('wrongCode', { remaining: 3 }),
      { at: 'code', text: { key: 'code.wrong', count: 3 } },
    ],
    ['register', 'email', refused('wrongCode', { remaining: 0 }), { at: 'code', text: { key: 'code.usedUp' } }],
    ['register', 'email', refused('wrongCode', { expired: true }), { at: 'code', text: { key: 'code.expired' } }],
    ['reset', 'email', refused('wrongCode'), { at: 'code', text: { key: 'code.none' } }],
    [
      'register',
      'email',
      refused('badRequest', { field: 'inviteCode' }),
      { at: 'inviteCode', text: { key: 'register.inviteUnknown' } },
    ],
    [
      'register',
      'phone',
      refused('badRequest', { field: 'body.phone' }),
      { at: 'phone', text: { key: 'phone.invalid' } },
    ],
    [
      'register',
      'email',
      refused('badRequest', { field: 'birth_date', least_age: 18 }),
      { at: 'birthDate', text: { key: 'register.tooYoung' } },
    ],
    [
      'register',
      'phone',
      refused('badRequest', { field: 'birth_date' }),
      { at: 'birthDate', text: { key: 'register.birthWrong' } },
    ],
    ['register', 'email', refused('badRequest', { field: 'body.x' }), { text: { message: 'words of the server' } }],
    ['bind', 'email', refused('accountTaken'), { at: 'email', text: { key: 'bind.emailTaken' } }],
    ['bind', 'phone', refused('accountTaken'), { at: 'phone', text: { key: 'bind.phoneTaken' } }],
    ['bind', 'phone', refused('wrongCode', { remaining: 1 }), { at: 'code', text: { key: 'code.wrong', count: 1 } }],
    ['changePassword', 'email', refused('wrongCredentials'), { at: 'old', text: { key: 'password.oldWrong' } }],
    [
      'changePassword',
      'email',
      refused('badRequest', { field: 'new' }),
      { at: 'password', text: { key: 'password.weak' } },
    ],
    // Out with the session: nothing was done, and nothing is unknown.
    ['changePassword', 'email', { kind: 'signedOut' }, { text: { shellKey: 'error.signedOut' } }],
    ['signIn', 'email', { kind: 'timeout' }, { text: { shellKey: 'error.timeout' } }],
  ] as const)('%s by %s: %j', (what, kind, error, told) => {
    expect(toldOf(error, what, kind)).toEqual(told);
  });

  it.each([
    { kind: 'timeout' },
    { kind: 'fetch' },
    { kind: 'parse', status: 200 },
    { kind: 'server', status: 502 },
  ] as const)('after %j an account or a new password may exist: never told as failed', (error) => {
    expect(toldOf(error, 'register', 'email')).toEqual({ text: { key: 'register.unconfirmed' } });
    expect(toldOf(error, 'reset', 'email')).toEqual({ text: { key: 'forgot.unconfirmed' } });
    expect(toldOf(error, 'changePassword', 'email')).toEqual({ text: { key: 'forgot.unconfirmed' } });
    expect(toldOf(error, 'bind', 'phone')).toEqual({ text: { key: 'bind.unconfirmed' } });
  });
});
