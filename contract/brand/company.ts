import * as v from 'valibot';
import { SafeUrl } from './links.ts';

const Line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

const Licence = v.strictObject({
  authority: v.pipe(Line(120), v.description('the authority, by its own name')),
  number: v.pipe(Line(60), v.description('its number')),
  url: v.optional(v.pipe(SafeUrl, v.description("the licence in the authority's register"))),
});

/** The operator, shown in the footer and above terms. */
export const Company = v.strictObject({
  name: v.pipe(Line(120), v.description('with its legal form')),
  registration: v.optional(v.pipe(Line(60), v.description('number in the register of companies, CNPJ or the like'))),
  address: v.pipe(Line(240), v.description('of the company, in one line')),
  email: v.pipe(
    v.string(),
    v.maxLength(120),
    v.email('must be an e-mail address'),
    v.description('for letters of players and authorities'),
  ),
  licences: v.pipe(v.array(Licence), v.maxLength(5), v.description('licences to offer bets, each with its authority')),
  disputeBody: v.optional(
    v.pipe(
      v.strictObject({
        name: v.pipe(Line(120), v.description('name of the body')),
        url: v.pipe(SafeUrl, v.description('its page for complaints')),
      }),
      v.description('who decides complaints that you cannot settle with a player; required by the profile uk'),
    ),
  ),
  ombudsman: v.optional(
    v.pipe(
      v.strictObject({
        phone: v.pipe(
          v.string(),
          v.regex(/^\+[\d ]{7,20}$/, 'must begin with + and the country code'),
          v.description('with the country code'),
        ),
        email: v.pipe(
          v.string(),
          v.maxLength(120),
          v.email('must be an e-mail address'),
          v.description('for complaints'),
        ),
      }),
      v.description('your ombudsman, the second instance of complaints; required by the profile br'),
    ),
  ),
});
export type Company = v.InferOutput<typeof Company>;
