import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { Promotion } from '../../entities/content.ts';
import { defineRow } from '../../row.ts';

export const listPromotions = defineRow({
  name: 'listPromotions',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/ad',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Promotions: kind 0 the download banner, kind 1 a tile',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(Promotion),
});
