import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { CodeKindQuery, CodeSent } from '../../entities/verification.ts';
import { Phone, DialCodeQuery } from '../../entities/person.ts';
import { defineRow } from '../../row.ts';

export const sendPhoneCode = defineRow({
  name: 'sendPhoneCode',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/verify/phone',
  auth: 'any',
  repeat: 'once',
  origin: 'given',
  what: 'Send a code to a mobile',
  params: Empty,
  query: v.strictObject({ phone: Phone, area: DialCodeQuery, kind: CodeKindQuery }),
  body: NoBody,
  data: CodeSent,
});
