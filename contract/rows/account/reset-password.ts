import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Email, OneTimeCode, NewPassword } from '../../entities/person.ts';
import { defineRow } from '../../row.ts';

export const resetPassword = defineRow({
  name: 'resetPassword',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/forget/email',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Set a new login password with a code',
  params: Empty,
  query: Empty,
  body: v.strictObject({ email: Email, code: OneTimeCode, password: NewPassword }),
  data: Empty,
});
