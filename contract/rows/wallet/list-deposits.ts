import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { Order } from '../../entities/transaction.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listDeposits = defineRow({
  name: 'listDeposits',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/recharge',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Deposit orders, newest first',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('orders', Order),
});
