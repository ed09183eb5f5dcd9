import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { NewPaymentPassword, OneTimeCode, PaymentPassword } from '../../entities/person.ts';
import { defineRow } from '../../row.ts';

export const setBankPassword = defineRow({
  name: 'setBankPassword',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/member/bank_password',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Set or change the payment password',
  params: Empty,
  query: Empty,
  body: v.strictObject({ old: v.optional(PaymentPassword), new: NewPaymentPassword, code: v.optional(OneTimeCode) }),
  data: Empty,
});
