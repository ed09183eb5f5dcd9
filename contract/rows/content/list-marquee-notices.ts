import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { Notice } from '../../entities/content.ts';
import { defineRow } from '../../row.ts';

export const listMarqueeNotices = defineRow({
  name: 'listMarqueeNotices',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/notice/notice',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Notices of the marquee',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(Notice),
});
