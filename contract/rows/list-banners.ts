import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { Banner } from '#contract/entities/content.ts';
import { HEADERS } from '#contract/headers.ts';
import { defineRow } from '#contract/row.ts';

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
