import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { Notice } from '#contract/entities/content.ts';
import { PAGE_QUERY, pageOf } from '#contract/entities/page.ts';
import { defineRow } from '#contract/row.ts';

export const listAnnouncements = defineRow({
  name: 'listAnnouncements',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/notice/public',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Announcements, newest first',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('notices', Notice),
});
