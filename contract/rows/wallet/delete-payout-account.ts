import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const deletePayoutAccount = defineRow({
  name: 'deletePayoutAccount',
  service: 'sports',
  method: 'DELETE',
  path: 'api/v1/bank_information',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Delete a withdrawal account',
  params: Empty,
  query: v.strictObject({ info_id: Id }),
  body: NoBody,
  data: Empty,
});
