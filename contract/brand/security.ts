import * as v from 'valibot';

const CONTACT =
  /^(?:mailto:[a-z0-9._%+-]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])|https:\/\/[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])(?:\/[\w.~-]{1,60}){0,6})$/i;

/** Whether a text in the form of a day is one: `Date` takes 30 February for 2 March. */
const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? !/^\d{4}-\d{2}-\d{2}$/.test(text) : new Date(time).toISOString().startsWith(text);
};

/** For /.well-known/security.txt, and https settings of browsers. */
export const Security = v.strictObject({
  contact: v.pipe(
    v.string(),
    v.maxLength(400),
    v.regex(CONTACT, 'must be an address such as mailto:security@my-brand.example, or of an https page'),
    v.description('where weaknesses are reported: /.well-known/security.txt'),
  ),
  contactUntil: v.pipe(
    v.string(),
    v.isoDate('must be a day as YYYY-MM-DD, such as 2027-06-30'),
    v.check(isDay, 'is no day of the calendar'),
    v.description('the day from which the address has to be looked at anew, at most a year ahead (RFC 9116)'),
  ),
  httpsSubdomains: v.optional(
    v.pipe(
      v.boolean(),
      v.description('browsers use https for all subdomains too: only where every one answers by https'),
    ),
  ),
});
