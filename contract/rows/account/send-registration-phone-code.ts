import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { CodeSent } from '../../entities/verification.ts';
import { Phone } from '../../entities/person.ts';
import { defineRow } from '../../row.ts';

export const sendRegistrationPhoneCode = defineRow({
  name: 'sendRegistrationPhoneCode',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/verify/reg/phone',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Send the registration code by SMS; the number with its dial code',
  params: Empty,
  query: v.strictObject({ phone: Phone }),
  body: NoBody,
  data: CodeSent,
});
