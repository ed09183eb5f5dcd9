import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { PaymentChannel } from '../../entities/payment.ts';
import { defineRow } from '../../row.ts';

export const listDepositChannels = defineRow({
  name: 'listDepositChannels',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/pay/all',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Deposit channels',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(PaymentChannel),
});
