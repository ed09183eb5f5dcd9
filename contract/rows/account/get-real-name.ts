import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const getRealName = defineRow({
  name: 'getRealName',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/member/real_name',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Read the real name',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.object({ real_name: v.nullable(v.string()) }),
});
