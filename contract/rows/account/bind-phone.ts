import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Phone, DialCode, OneTimeCode } from '../../entities/person.ts';
import { Member } from '../../entities/member.ts';
import { defineRow } from '../../row.ts';

export const bindPhone = defineRow({
  name: 'bindPhone',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/member/phone',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Bind a mobile',
  params: Empty,
  query: Empty,
  body: v.strictObject({ area: DialCode, phone: Phone, code: OneTimeCode }),
  data: Member,
});
