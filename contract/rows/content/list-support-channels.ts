import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { SupportChannel } from '../../entities/content.ts';
import { defineRow } from '../../row.ts';

export const listSupportChannels = defineRow({
  name: 'listSupportChannels',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/customer_service',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Live-support channels',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(SupportChannel),
});
