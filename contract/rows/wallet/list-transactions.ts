import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { Transaction } from '../../entities/transaction.ts';
import { DateQuery } from '../../entities/report.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listTransactions = defineRow({
  name: 'listTransactions',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/member/change_log',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Transaction history: recharge 34, withdraw 50, everything without a kind',
  params: Empty,
  query: v.strictObject({
    kind: v.optional(v.picklist(['34', '50'])),
    ...PAGE_QUERY,
    start_date: v.optional(DateQuery),
    end_date: v.optional(DateQuery),
  }),
  body: NoBody,
  data: pageOf('transactions', Transaction),
});
