import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { RealName } from '../../entities/person.ts';
import { Member } from '../../entities/member.ts';
import { defineRow } from '../../row.ts';

export const setRealName = defineRow({
  name: 'setRealName',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/member/account',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Set the real name',
  params: Empty,
  query: Empty,
  body: v.strictObject({ real_name: RealName }),
  data: Member,
});
