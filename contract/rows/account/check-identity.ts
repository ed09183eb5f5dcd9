import * as v from 'valibot';
import { BirthDate } from '../../entities/birth-date.ts';
import { Cpf } from '../../entities/cpf.ts';
import { Identity } from '../../entities/identity.ts';
import { RealName } from '../../entities/person.ts';
import { Empty } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const checkIdentity = defineRow({
  name: 'checkIdentity',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/protection/identity',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Have the player’s identity checked by a provider: the response is pending, the result comes later',
  params: Empty,
  query: Empty,
  body: v.strictObject({
    real_name: RealName,
    /** Required if the account has none. */
    birth_date: v.optional(BirthDate),
    address: v.optional(v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(200))),
    /** Required if the account has none. */
    cpf: v.optional(Cpf),
    /** From the provider's camera step. */
    face: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be the reference of the face check'))),
  }),
  data: Identity,
});
