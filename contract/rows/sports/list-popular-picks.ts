import * as v from 'valibot';
import { PopularPick } from '../../entities/popular-pick.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const listPopularPicks = defineRow({
  name: 'listPopularPicks',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/popular',
  auth: 'guest',
  repeat: 'safe',
  origin: 'ours',
  what: 'Selections that many players bet on now, the most popular first; optional for an upstream',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.pipe(v.array(PopularPick), v.maxLength(50)),
});
