import * as v from 'valibot';
import { Id, Empty } from '../../primitives.ts';
import { Order } from '../../entities/transaction.ts';
import { defineRow } from '../../row.ts';

export const continueDeposit = defineRow({
  name: 'continueDeposit',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/continueRecharge',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Where to pay an open deposit',
  params: Empty,
  query: Empty,
  body: v.strictObject({ order_id: Id }),
  data: v.object({ order: Order }),
});
