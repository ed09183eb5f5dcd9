import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Email, OneTimeCode } from '../../entities/person.ts';
import { Member } from '../../entities/member.ts';
import { defineRow } from '../../row.ts';

export const bindEmail = defineRow({
  name: 'bindEmail',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/member/email',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Bind an e-mail',
  params: Empty,
  query: Empty,
  body: v.strictObject({ email: Email, code: OneTimeCode }),
  data: Member,
});
