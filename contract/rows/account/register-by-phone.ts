import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Phone, DialCode, OneTimeCode, NewPassword, DeviceInfo } from '../../entities/person.ts';
import { Session } from '../../entities/member.ts';
import { REGISTRATION_PROOFS } from '../../entities/registration.ts';
import { HEADERS } from '../../headers.ts';
import { defineRow } from '../../row.ts';

export const registerByPhone = defineRow({
  name: 'registerByPhone',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/reg/phone',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Register by mobile',
  params: Empty,
  query: Empty,
  body: v.strictObject({
    area_code: DialCode,
    phone: Phone,
    code: OneTimeCode,
    password: NewPassword,
    inviteCode: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'must be an invite code'))),
    deviceInfo: DeviceInfo,
    ...REGISTRATION_PROOFS,
  }),
  data: Session,
  headers: { [HEADERS.platform]: '1' },
});
