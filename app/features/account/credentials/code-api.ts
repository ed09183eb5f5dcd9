import { CODE_KIND, type CodeSent } from '#contract/entities';
import { sendEmailCode } from '#contract/rows/account/send-email-code';
import { sendPhoneCode } from '#contract/rows/account/send-phone-code';
import { sendRegistrationEmailCode } from '#contract/rows/account/send-registration-email-code';
import { sendRegistrationPhoneCode } from '#contract/rows/account/send-registration-phone-code';
import { api } from '#app/api/api.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import { dialOf } from '#app/ui/phone/dial-codes.ts';
import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';
import type { Contact } from './contact.ts';

/** What a code is requested for. */
export type CodePurpose = 'register' | keyof typeof CODE_KIND;

function codeCall({ purpose, contact }: { readonly purpose: CodePurpose; readonly contact: Contact }): RowCall {
  return contact.kind === 'email' ? emailCodeCall(purpose, contact.email) : phoneCodeCall(purpose, contact);
}

function emailCodeCall(purpose: CodePurpose, email: string): RowCall {
  return purpose === 'register'
    ? fromRow(sendRegistrationEmailCode, () => ({ query: { email } }))(undefined)
    : fromRow(sendEmailCode, () => ({ query: { email, kind: kindOf(purpose) } }))(undefined);
}

function phoneCodeCall(purpose: CodePurpose, { country, national }: PhoneNumber): RowCall {
  const area = String(dialOf(country).code);
  return purpose === 'register'
    ? fromRow(sendRegistrationPhoneCode, () => ({ query: { phone: area + national } }))(undefined)
    : fromRow(sendPhoneCode, () => ({ query: { phone: national, area, kind: kindOf(purpose) } }))(undefined);
}

const kindOf = (purpose: Exclude<CodePurpose, 'register'>) => `${CODE_KIND[purpose]}` as const;

const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendCode: build.mutation<CodeSent, { readonly purpose: CodePurpose; readonly contact: Contact }>({
      query: codeCall,
    }),
  }),
});

export const { useSendCodeMutation } = codeApi;
