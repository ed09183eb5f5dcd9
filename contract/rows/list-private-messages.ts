import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { PrivateMessage } from '#contract/entities/content.ts';
import { PAGE_QUERY, pageOf } from '#contract/entities/page.ts';
import { defineRow } from '#contract/row.ts';

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
