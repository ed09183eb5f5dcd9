import * as v from 'valibot';

const Line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/** Who answers for the site, as the law wants it named on the pages of text. Plain lines, shown as they are. */
export const Company = v.strictObject({
  name: v.pipe(Line(120), v.description('the legal name')),
  address: v.optional(Line(200)),
  registration: v.optional(v.pipe(Line(80), v.description('number in the register of companies'))),
  licence: v.optional(v.pipe(Line(80), v.description('number of the betting licence'))),
  authority: v.optional(v.pipe(Line(120), v.description('who gave the licence'))),
  email: v.optional(v.pipe(v.string(), v.maxLength(120), v.email('must be an e-mail address'))),
});
export type Company = v.InferOutput<typeof Company>;

/** The lines that are shown, in their order. */
export const COMPANY_LINES = ['name', 'address', 'registration', 'licence', 'authority', 'email'] as const;
