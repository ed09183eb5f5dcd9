import { Member } from '../../entities/member.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const getMember = defineRow({
  name: 'getMember',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/member/info',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Profile of the signed-in player',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: Member,
});
