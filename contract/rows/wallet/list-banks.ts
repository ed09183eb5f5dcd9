import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { Bank } from '../../entities/payment.ts';
import { defineRow } from '../../row.ts';

export const listBanks = defineRow({
  name: 'listBanks',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/withdraw/bank_type',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Banks of a country',
  params: Empty,
  query: v.strictObject({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code')) }),
  body: NoBody,
  data: v.array(Bank),
});
