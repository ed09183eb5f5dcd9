import { Empty, NoBody } from '#contract/primitives.ts';
import { GameBalance } from '#contract/entities/third-party.ts';
import { defineRow } from '#contract/row.ts';

export const getCardBalance = defineRow({
  name: 'getCardBalance',
  service: '3rd-game',
  method: 'GET',
  path: 'playcard/api/v1/ky/balance',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Balance in the card games',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: GameBalance,
});
