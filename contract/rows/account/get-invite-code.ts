import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { InviteCode } from '../../entities/content.ts';
import { defineRow } from '../../row.ts';

export const getInviteCode = defineRow({
  name: 'getInviteCode',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/share/{code}',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'The invite code of a type; an agent has several types',
  params: v.strictObject({ code: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, 'must be a type of invite code')) }),
  query: Empty,
  body: NoBody,
  data: InviteCode,
});
