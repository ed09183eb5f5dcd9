import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { PaymentChannel } from '#contract/entities/payment.ts';
import { defineRow } from '#contract/row.ts';

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
