import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';

/** The two ways to reach somebody, and to name their account. */
export const CONTACT_KINDS = ['email', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export type Contact = { readonly kind: 'email'; readonly email: string } | ({ readonly kind: 'phone' } & PhoneNumber);

/** What is typed into the fields of a contact. */
export interface ContactValues {
  readonly email: string;
  readonly phone: string;
}
