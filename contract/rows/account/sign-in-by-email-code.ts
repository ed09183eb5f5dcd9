import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Email, OneTimeCode } from '../../entities/person.ts';
import { Session } from '../../entities/member.ts';
import { defineRow } from '../../row.ts';

export const signInByEmailCode = defineRow({
  name: 'signInByEmailCode',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/sign/email',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Quick sign-in by a code sent by e-mail',
  params: Empty,
  query: Empty,
  body: v.strictObject({ email: Email, code: OneTimeCode }),
  data: Session,
});
