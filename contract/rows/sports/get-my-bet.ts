import * as v from 'valibot';
import { Bet } from '../../entities/bet.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { Empty, Id, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const getMyBet = defineRow({
  name: 'getMyBet',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}/mybet/{id}',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'One bet in detail',
  params: v.strictObject({ game: SportGame, id: Id }),
  query: Empty,
  body: NoBody,
  data: Bet,
});
