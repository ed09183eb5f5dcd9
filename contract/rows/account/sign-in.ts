import * as v from 'valibot';
import { Session } from '../../entities/member.ts';
import { Empty } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const signIn = defineRow({
  name: 'signIn',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/sign_in/',
  auth: 'guest',
  repeat: 'once',
  origin: 'given',
  what: 'Sign in with an account (e-mail, mobile or name) and a password',
  params: Empty,
  query: Empty,
  body: v.strictObject({
    account: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  }),
  data: Session,
});
