import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { LiveGame } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const listLiveGames = defineRow({
  name: 'listLiveGames',
  service: '3rd-game',
  method: 'GET',
  path: 'api/v1/winfinity/games/list',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Live games of winfinity, named in a language',
  params: Empty,
  query: v.strictObject({ language: v.optional(v.pipe(v.string(), v.maxLength(12))) }),
  body: NoBody,
  data: v.array(LiveGame),
});
