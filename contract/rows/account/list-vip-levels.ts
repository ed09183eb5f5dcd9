import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { VipLevel } from '../../entities/content.ts';
import { defineRow } from '../../row.ts';

export const listVipLevels = defineRow({
  name: 'listVipLevels',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/vip',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'VIP levels',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(VipLevel),
});
