import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { OddsItem } from '#contract/entities/lottery.ts';
import { MarkSixGame } from '#contract/entities/lottery-game.ts';
import { defineRow } from '#contract/row.ts';

export const getMarkSixOdds = defineRow({
  name: 'getMarkSixOdds',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/marksix/odds',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Odds of a Mark Six game, by index',
  params: Empty,
  query: v.strictObject({ game: MarkSixGame }),
  body: NoBody,
  data: v.array(OddsItem),
});
