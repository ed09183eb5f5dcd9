import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { SupportChannel } from '../../entities/content.ts';
import { defineRow } from '../../row.ts';

export const listSupportContacts = defineRow({
  name: 'listSupportContacts',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/customer',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Support contacts of the chat',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(SupportChannel),
});
