import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { Banner } from '../../entities/content.ts';
import { HEADERS } from '../../headers.ts';
import { defineRow } from '../../row.ts';

export const listBanners = defineRow({
  name: 'listBanners',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/slideshow',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Banners of the home page',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(Banner),
  headers: { [HEADERS.platform]: '1' },
});
