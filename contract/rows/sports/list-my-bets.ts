import * as v from 'valibot';
import { Bet } from '../../entities/bet.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { NoBody, QueryCount } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

/** Every bet, instead of a BET_STATUS. */
export const ANY_STATUS = -1;

export const listMyBets = defineRow({
  name: 'listMyBets',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}/mybet',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: "The player's bets, newest first",
  params: v.strictObject({ game: SportGame }),
  query: v.strictObject({
    start: v.optional(QueryCount(0, 1_000_000)),
    limit: v.optional(QueryCount(1, 200)),
    status: v.optional(QueryCount(ANY_STATUS, 32)),
    /** Ours: only the bet with this idempotency key. */
    key: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  body: NoBody,
  data: v.object({ total: v.pipe(v.number(), v.integer()), bets: v.array(Bet) }),
});
