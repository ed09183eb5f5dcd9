import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const getFooterTexts = defineRow({
  name: 'getFooterTexts',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/copyright',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Footer text keyed by language',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.record(v.string(), v.string()),
});
