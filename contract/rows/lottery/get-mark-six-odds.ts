import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { OddsItem } from '../../entities/lottery.ts';
import { MarkSixGame } from '../../entities/lottery-game.ts';
import { defineRow } from '../../row.ts';

export const getMarkSixOdds = defineRow({
  name: 'getMarkSixOdds',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/marksix/odds',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Odds of a Mark Six game, by index',
  params: Empty,
  query: v.strictObject({ game: MarkSixGame }),
  body: NoBody,
  data: v.array(OddsItem),
});
