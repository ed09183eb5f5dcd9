import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { PayoutAccount } from '#contract/entities/payment.ts';
import { defineRow } from '#contract/row.ts';

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
