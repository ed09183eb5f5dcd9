import type { Session } from '#contract/entities/member.ts';
import type { LimitToSet } from '#contract/entities/protection.ts';
import type { RowRequest } from '#contract/row.ts';
import { registerByEmail } from '#contract/rows/register-by-email.ts';
import { registerByPhone } from '#contract/rows/register-by-phone.ts';
import { resetPassword } from '#contract/rows/reset-password.ts';
import { signIn } from '#contract/rows/sign-in.ts';
import { signInByEmailCode } from '#contract/rows/sign-in-by-email-code.ts';
import { signInByPhone } from '#contract/rows/sign-in-by-phone.ts';
import { api } from '#app/api/api.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import { dialOf } from '#app/ui/phone/dial-codes.ts';
import type { Contact } from '#app/features/credentials/index.ts';
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

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Session, SignInRequest>({ query: signInCall }),
    register: build.mutation<Session, Registration>({ query: registerCall }),
    resetPassword: build.mutation<object, RowRequest<typeof resetPassword>['body']>({
      query: fromRow(resetPassword, (body) => ({ body })),
    }),
  }),
});

export const { useSignInMutation, useRegisterMutation, useResetPasswordMutation } = sessionApi;
