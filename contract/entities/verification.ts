import * as v from 'valibot';

/** Purpose of a code: `kind` of the verify calls. The specification names the property; the numbers are assumed. */
export const CODE_KIND = { signIn: 1, forgotPassword: 2, bind: 3, changePassword: 4, bankPassword: 5 } as const;
export type CodeKind = (typeof CODE_KIND)[keyof typeof CODE_KIND];

export const CodeKindQuery = v.pipe(
  v.picklist(['1', '2', '3', '4', '5']),
  v.transform((text) => Number(text) as CodeKind),
);

/** How long a sent code is valid, and when another may be requested. */
export const CodeSent = v.object({
  expires_in: v.pipe(v.number(), v.integer()),
  resend_in: v.pipe(v.number(), v.integer()),
});
export type CodeSent = v.InferOutput<typeof CodeSent>;
