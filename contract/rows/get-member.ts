import { Member } from '#contract/entities/member.ts';
import { Empty, NoBody } from '#contract/primitives.ts';
import { defineRow } from '#contract/row.ts';

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
