import { Empty, NoBody } from '../../primitives.ts';
import { GameBalance } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

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
