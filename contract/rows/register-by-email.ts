import * as v from 'valibot';
import { Empty } from '#contract/primitives.ts';
import { Email, OneTimeCode, NewPassword, DeviceInfo } from '#contract/entities/person.ts';
import { Session } from '#contract/entities/member.ts';
import { REGISTRATION_PROOFS } from '#contract/entities/registration.ts';
import { HEADERS } from '#contract/headers.ts';
import { defineRow } from '#contract/row.ts';

export const registerByEmail = defineRow({
  name: 'registerByEmail',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/reg',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Register by e-mail',
  params: Empty,
  query: Empty,
  body: v.strictObject({
    email: Email,
    code: OneTimeCode,
    password: NewPassword,
    inviteCode: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'must be an invite code'))),
    deviceInfo: DeviceInfo,
    ...REGISTRATION_PROOFS,
  }),
  data: Session,
  headers: { [HEADERS.platform]: '1' },
});
