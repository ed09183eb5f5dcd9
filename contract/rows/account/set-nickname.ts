import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Nickname } from '../../entities/person.ts';
import { Member } from '../../entities/member.ts';
import { defineRow } from '../../row.ts';

export const setNickname = defineRow({
  name: 'setNickname',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/member/nickname',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Set the nickname',
  params: Empty,
  query: Empty,
  body: v.strictObject({ nickname: Nickname }),
  data: Member,
});
