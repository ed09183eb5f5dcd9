import * as v from 'valibot';
import { PriceHistory } from '../../entities/price-history.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { Empty, Id, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const getPriceHistory = defineRow({
  name: 'getPriceHistory',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}/match/{id}/prices',
  auth: 'guest',
  repeat: 'safe',
  origin: 'ours',
  what: 'How the prices of a match have moved; optional for an upstream',
  params: v.strictObject({ game: SportGame, id: Id }),
  query: Empty,
  body: NoBody,
  data: PriceHistory,
});
