import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { Notice } from '#contract/entities/content.ts';
import { defineRow } from '#contract/row.ts';

export const listMarqueeNotices = defineRow({
  name: 'listMarqueeNotices',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/notice/notice',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Notices of the marquee',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(Notice),
});
