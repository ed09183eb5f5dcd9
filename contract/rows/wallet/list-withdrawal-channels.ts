import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { PaymentChannel } from '../../entities/payment.ts';
import { defineRow } from '../../row.ts';

export const listWithdrawalChannels = defineRow({
  name: 'listWithdrawalChannels',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/withdraw/all',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Withdrawal channels',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(PaymentChannel),
});
