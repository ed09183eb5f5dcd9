import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { OddsItem } from '../../entities/lottery.ts';
import { RaceGame } from '../../entities/lottery-game.ts';
import { defineRow } from '../../row.ts';

export const getRaceOdds = defineRow({
  name: 'getRaceOdds',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{race}/odds',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Odds of a racing game, by index',
  params: v.strictObject({ race: RaceGame }),
  query: Empty,
  body: NoBody,
  data: v.array(OddsItem),
});
