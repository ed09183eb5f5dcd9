import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Launch, PlatType } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const launchNg = defineRow({
  name: 'launchNg',
  service: '3rd-game',
  method: 'POST',
  path: 'nggame/api/v1/ng/login',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Launch an NG platform',
  params: Empty,
  query: Empty,
  body: v.strictObject({ plat_type: PlatType }),
  data: Launch,
});
