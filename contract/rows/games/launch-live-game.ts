import * as v from 'valibot';
import { Id, Empty } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const launchLiveGame = defineRow({
  name: 'launchLiveGame',
  service: '3rd-game',
  method: 'POST',
  path: 'api/v1/winfinity/games/login/{country}/{id}',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Launch a live game; the answer is its address',
  params: v.strictObject({ country: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'must be a country code')), id: Id }),
  query: Empty,
  body: v.strictObject({ fingerprint: v.pipe(v.string(), v.maxLength(4_000)) }),
  data: v.object({ data: v.pipe(v.string(), v.url()) }),
});
