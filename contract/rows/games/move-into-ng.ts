import * as v from 'valibot';
import { Currency, Empty } from '../../primitives.ts';
import { GameTransfer, Money, PlatType } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const moveIntoNg = defineRow({
  name: 'moveIntoNg',
  service: '3rd-game',
  method: 'POST',
  path: 'nggame/api/v1/ng/transfer_in',
  auth: 'player',
  repeat: 'keyed',
  moves: 'game',
  origin: 'given',
  what: 'Move money into an NG platform',
  params: Empty,
  query: Empty,
  body: v.strictObject({ plat_type: PlatType, money: Money, currency: Currency }),
  data: GameTransfer,
});
