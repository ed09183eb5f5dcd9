import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { CodeKindQuery, CodeSent } from '../../entities/verification.ts';
import { Email } from '../../entities/person.ts';
import { defineRow } from '../../row.ts';

export const sendEmailCode = defineRow({
  name: 'sendEmailCode',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/verify/email',
  auth: 'any',
  repeat: 'once',
  origin: 'given',
  what: 'Send a code to an e-mail',
  params: Empty,
  query: v.strictObject({ email: Email, kind: CodeKindQuery }),
  body: NoBody,
  data: CodeSent,
});
