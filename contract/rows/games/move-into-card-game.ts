import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { GameTransfer, Money } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const moveIntoCardGame = defineRow({
  name: 'moveIntoCardGame',
  service: '3rd-game',
  method: 'GET',
  path: 'playcard/api/v1/ky/transfer_in',
  auth: 'player',
  repeat: 'keyed',
  moves: 'game',
  origin: 'given',
  what: 'Move money into the card games. A GET by the upstream’s choice; it is not safe to repeat',
  params: Empty,
  query: v.strictObject({ game_id: Id, money: Money }),
  body: NoBody,
  data: GameTransfer,
});
