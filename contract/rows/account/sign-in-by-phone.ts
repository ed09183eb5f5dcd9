import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Phone, DialCode, OneTimeCode, GivenPassword } from '../../entities/person.ts';
import { Session } from '../../entities/member.ts';
import { defineRow } from '../../row.ts';

export const signInByPhone = defineRow({
  name: 'signInByPhone',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/sign/phone',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Sign in by mobile, with a code or the password',
  params: Empty,
  query: Empty,
  body: v.union(
    [
      v.strictObject({ area_code: DialCode, phone: Phone, code: OneTimeCode }),
      v.strictObject({ area_code: DialCode, phone: Phone, password: GivenPassword }),
    ],
    'needs a code or a password, one of them',
  ),
  data: Session,
});
