import type { Session } from '#contract/entities/member.ts';
import type { LimitToSet } from '#contract/entities/protection.ts';
import { CODE_KIND, type CodeSent } from '#contract/entities/verification.ts';
import type { RowRequest } from '#contract/row.ts';
import { registerByEmail } from '#contract/rows/register-by-email.ts';
import { registerByPhone } from '#contract/rows/register-by-phone.ts';
import { resetPassword } from '#contract/rows/reset-password.ts';
import { sendEmailCode } from '#contract/rows/send-email-code.ts';
import { sendPhoneCode } from '#contract/rows/send-phone-code.ts';
import { sendRegistrationEmailCode } from '#contract/rows/send-registration-email-code.ts';
import { sendRegistrationPhoneCode } from '#contract/rows/send-registration-phone-code.ts';
import { signIn } from '#contract/rows/sign-in.ts';
import { signInByEmailCode } from '#contract/rows/sign-in-by-email-code.ts';
import { signInByPhone } from '#contract/rows/sign-in-by-phone.ts';
import { api } from '#app/api/api.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import { dialOf } from '#app/ui/phone/dial-codes.ts';
import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';
import type { Contact } from './contact.ts';
import { deviceInfo } from './device-info.ts';

export type SignInRequest =
  | { readonly by: 'account'; readonly body: RowRequest<typeof signIn>['body'] }
  | { readonly by: 'phone'; readonly body: RowRequest<typeof signInByPhone>['body'] }
  | { readonly by: 'emailCode'; readonly body: RowRequest<typeof signInByEmailCode>['body'] };

export interface Registration {
  readonly contact: Contact;
  readonly code: string;
  readonly password: string;
  readonly inviteCode: string | undefined;
  /** Where the brand's jurisdiction asks for it. */
  readonly birthDate: string | undefined;
  readonly cpf: string | undefined;
  readonly limits: readonly LimitToSet[] | undefined;
}

/** What a code is asked for. */
export type CodePurpose = 'register' | 'signIn' | 'forgotPassword';

function signInCall(request: SignInRequest): RowCall {
  switch (request.by) {
    case 'account':
      return fromRow(signIn, (body: typeof request.body) => ({ body }))(request.body);
    case 'phone':
      return fromRow(signInByPhone, (body: typeof request.body) => ({ body }))(request.body);
    case 'emailCode':
      return fromRow(signInByEmailCode, (body: typeof request.body) => ({ body }))(request.body);
  }
}

function registerCall({ contact, code, password, inviteCode, birthDate, cpf, limits }: Registration): RowCall {
  const common = {
    code,
    password,
    deviceInfo: deviceInfo(),
    ...(inviteCode !== undefined && { inviteCode }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(cpf !== undefined && { cpf }),
    ...(limits !== undefined && { limits: [...limits] }),
  };
  return contact.kind === 'email'
    ? fromRow(registerByEmail, (email: string) => ({ body: { email, ...common } }))(contact.email)
    : fromRow(registerByPhone, (areaCode: number) => ({
        body: { area_code: areaCode, phone: contact.national, ...common },
      }))(dialOf(contact.country).code);
}

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

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Session, SignInRequest>({ query: signInCall }),
    register: build.mutation<Session, Registration>({ query: registerCall }),
    sendCode: build.mutation<CodeSent, { readonly purpose: CodePurpose; readonly contact: Contact }>({
      query: codeCall,
    }),
    resetPassword: build.mutation<object, RowRequest<typeof resetPassword>['body']>({
      query: fromRow(resetPassword, (body) => ({ body })),
    }),
  }),
});

export const { useSignInMutation, useRegisterMutation, useSendCodeMutation, useResetPasswordMutation } = sessionApi;
