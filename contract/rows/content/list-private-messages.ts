import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { PrivateMessage } from '../../entities/content.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listPrivateMessages = defineRow({
  name: 'listPrivateMessages',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/notice/private',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Private messages, newest first',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('messages', PrivateMessage),
});
