import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { CodeSent } from '#contract/entities/verification.ts';
import { Email } from '#contract/entities/person.ts';
import { defineRow } from '#contract/row.ts';

export const sendRegistrationEmailCode = defineRow({
  name: 'sendRegistrationEmailCode',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/verify/reg/email',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Send the registration code by e-mail',
  params: Empty,
  query: v.strictObject({ email: Email }),
  body: NoBody,
  data: CodeSent,
});
