import { describe, expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { CODES, type Reason } from '#contract/reasons';
import { formErrorOf } from './form-error.ts';

const refused = (reason: Reason, detail: Record<string, unknown> = {}): ApiError => ({
  kind: 'refused',
  status: CODES[reason].status,
  reason,
  detail,
});

describe('the form error of a failed call', () => {
  it.each([
    ['signIn', 'email', refused('wrongCredentials'), { text: { common: { key: 'error.wrongCredentials' } } }],
    ['codeSignIn', 'email', refused('wrongCredentials'), { text: { key: 'signIn.unknownAccount' } }],
    ['signIn', 'email', refused('forbidden', { ban: 'signIn' }), { text: { key: 'signIn.closed' } }],
    ['signIn', 'phone', refused('tooManyRequests'), { text: { common: { key: 'error.tooMany' } } }],
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
    [
      'register',
      'email',
      refused('badRequest', { field: 'body.x' }),
      { text: { common: { key: 'refused.badRequest' } } },
    ],
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
    ['changePassword', 'email', { kind: 'signedOut' }, { text: { common: { key: 'error.signedOut' } } }],
    ['signIn', 'email', { kind: 'timeout' }, { text: { common: { key: 'error.timeout' } } }],
  ] as const)('%s by %s: %j', (what, kind, error, formError) => {
    expect(formErrorOf(error, what, kind)).toEqual(formError);
  });

  it("has the server's words beside ours, also where the outcome is unknown", () => {
    const message = 'Said by the server.';
    const error = { ...refused('wrongCode', { remaining: 3 }), message } as ApiError;
    expect(formErrorOf(error, 'register', 'email')).toEqual({
      at: 'code',
      text: { key: 'code.wrong', count: 3, message },
    });
    expect(formErrorOf({ kind: 'server', status: 503, message }, 'register', 'email')).toEqual({
      text: { key: 'register.unconfirmed', message },
    });
    expect(formErrorOf({ ...refused('tooManyRequests'), message } as ApiError, 'signIn', 'email')).toEqual({
      text: { common: { key: 'error.tooMany', message } },
    });
  });

  it.each([
    { kind: 'timeout' },
    { kind: 'fetch' },
    { kind: 'parse', status: 200 },
    { kind: 'server', status: 502 },
  ] as const)('after %j an account or a new password may exist: never shown as failed', (error) => {
    expect(formErrorOf(error, 'register', 'email')).toEqual({ text: { key: 'register.unconfirmed' } });
    expect(formErrorOf(error, 'reset', 'email')).toEqual({ text: { key: 'forgot.unconfirmed' } });
    expect(formErrorOf(error, 'changePassword', 'email')).toEqual({ text: { key: 'forgot.unconfirmed' } });
    expect(formErrorOf(error, 'bind', 'phone')).toEqual({ text: { key: 'bind.unconfirmed' } });
  });
});
