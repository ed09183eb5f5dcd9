import * as v from 'valibot';
import { NoBody } from '../../primitives.ts';
import { RaceGame } from '../../entities/lottery-game.ts';
import { BET_LIST_QUERY } from '../../entities/placed-bet.ts';
import { RaceBet } from '../../entities/race.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listMyRaceBets = defineRow({
  name: 'listMyRaceBets',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{race}/mybet',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'The player’s bets on a racing game, newest first',
  params: v.strictObject({ race: RaceGame }),
  query: v.strictObject({ ...PAGE_QUERY, ...BET_LIST_QUERY }),
  body: NoBody,
  data: pageOf('bets', RaceBet),
});
