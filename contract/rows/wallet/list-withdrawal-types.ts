import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { PaymentTypeEntry } from '../../entities/payment.ts';
import { defineRow } from '../../row.ts';

export const listWithdrawalTypes = defineRow({
  name: 'listWithdrawalTypes',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/withdraw/trade_type',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Withdrawal types',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(PaymentTypeEntry),
});
