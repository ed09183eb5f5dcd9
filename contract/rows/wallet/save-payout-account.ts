import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { AccountDetails, PayoutAccount } from '../../entities/payment.ts';
import { defineRow } from '../../row.ts';

export const savePayoutAccount = defineRow({
  name: 'savePayoutAccount',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/bank_information',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Save a withdrawal account',
  params: Empty,
  query: Empty,
  body: v.strictObject({ ...AccountDetails }),
  data: PayoutAccount,
});
