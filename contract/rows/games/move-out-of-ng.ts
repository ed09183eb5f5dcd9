import * as v from 'valibot';
import { Currency, Empty } from '../../primitives.ts';
import { GameTransfer, Money, PlatType } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const moveOutOfNg = defineRow({
  name: 'moveOutOfNg',
  service: '3rd-game',
  method: 'POST',
  path: 'nggame/api/v1/ng/transfer_out',
  auth: 'player',
  repeat: 'keyed',
  moves: 'back',
  origin: 'given',
  what: 'Move money out of an NG platform',
  params: Empty,
  query: Empty,
  body: v.strictObject({ plat_type: PlatType, money: Money, currency: Currency }),
  data: GameTransfer,
});
