import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { Notice } from '../../entities/content.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listAnnouncements = defineRow({
  name: 'listAnnouncements',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/notice/public',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Announcements, newest first',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('notices', Notice),
});
