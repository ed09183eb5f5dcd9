import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { VipLevel } from '#contract/entities/content.ts';
import { defineRow } from '#contract/row.ts';

export const listVipLevels = defineRow({
  name: 'listVipLevels',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/vip',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'VIP levels',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(VipLevel),
});
