import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { PayoutAccount } from '../../entities/payment.ts';
import { defineRow } from '../../row.ts';

export const listPayoutAccounts = defineRow({
  name: 'listPayoutAccounts',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/bank_information',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Saved withdrawal accounts',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(PayoutAccount),
});
