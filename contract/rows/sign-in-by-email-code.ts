import * as v from 'valibot';
import { Empty } from '#contract/primitives.ts';
import { Email, OneTimeCode } from '#contract/entities/person.ts';
import { Session } from '#contract/entities/member.ts';
import { defineRow } from '#contract/row.ts';

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
