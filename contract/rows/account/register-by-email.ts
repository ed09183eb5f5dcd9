import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Email, OneTimeCode, NewPassword, DeviceInfo } from '../../entities/person.ts';
import { Session } from '../../entities/member.ts';
import { REGISTRATION_PROOFS } from '../../entities/registration.ts';
import { HEADERS } from '../../headers.ts';
import { defineRow } from '../../row.ts';

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
