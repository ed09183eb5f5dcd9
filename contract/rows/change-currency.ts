import * as v from 'valibot';
import { Currency, Empty, NoBody } from '#contract/primitives.ts';
import { Account } from '#contract/entities/member.ts';
import { defineRow } from '#contract/row.ts';

export const changeCurrency = defineRow({
  name: 'changeCurrency',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/member/currency',
  auth: 'player',
  repeat: 'keyed',
  origin: 'given',
  what: 'Keep the wallet in another currency: what is in it is exchanged',
  params: Empty,
  query: v.strictObject({ unit: Currency }),
  body: NoBody,
  data: Account,
});
