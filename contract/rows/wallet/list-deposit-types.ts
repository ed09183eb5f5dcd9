import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { PaymentTypeEntry } from '../../entities/payment.ts';
import { defineRow } from '../../row.ts';

export const listDepositTypes = defineRow({
  name: 'listDepositTypes',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/recharge/type',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Deposit types: crypto, fiat, third party, card',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(PaymentTypeEntry),
});
