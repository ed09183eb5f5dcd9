import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { OneTimeCode, NewPassword, GivenPassword } from '../../entities/person.ts';
import { defineRow } from '../../row.ts';

export const changePassword = defineRow({
  name: 'changePassword',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/member/change_password',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Change the login password; needs a verified e-mail',
  params: Empty,
  query: Empty,
  body: v.strictObject({ old: GivenPassword, new: NewPassword, code: OneTimeCode }),
  data: Empty,
});
