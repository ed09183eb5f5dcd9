import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { CodeSent } from '../../entities/verification.ts';
import { Email } from '../../entities/person.ts';
import { defineRow } from '../../row.ts';

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
