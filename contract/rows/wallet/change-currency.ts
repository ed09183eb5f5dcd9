import * as v from 'valibot';
import { Currency, Empty, NoBody } from '../../primitives.ts';
import { Account } from '../../entities/member.ts';
import { defineRow } from '../../row.ts';

export const changeCurrency = defineRow({
  name: 'changeCurrency',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/member/currency',
  auth: 'player',
  repeat: 'keyed',
  moves: 'within',
  origin: 'given',
  what: 'Change the currency of the wallet; the balance is exchanged',
  params: Empty,
  query: v.strictObject({ unit: Currency }),
  body: NoBody,
  data: Account,
});
