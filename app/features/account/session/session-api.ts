import type { LimitToSet, Session } from '#contract/entities';
import type { RowRequest } from '#contract/rows';
import { registerByEmail } from '#contract/rows/account/register-by-email';
import { registerByPhone } from '#contract/rows/account/register-by-phone';
import { resetPassword } from '#contract/rows/account/reset-password';
import { signIn } from '#contract/rows/account/sign-in';
import { signInByEmailCode } from '#contract/rows/account/sign-in-by-email-code';
import { signInByPhone } from '#contract/rows/account/sign-in-by-phone';
import { api } from '#app/api/api.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import { dialOf } from '#app/ui/phone/dial-codes.ts';
import type { Contact } from '#app/features/account/credentials/index.ts';
import { deviceInfo } from './forms/device-info.ts';

export type SignInRequest =
  | { readonly by: 'account'; readonly body: RowRequest<typeof signIn>['body'] }
  | { readonly by: 'phone'; readonly body: RowRequest<typeof signInByPhone>['body'] }
  | { readonly by: 'emailCode'; readonly body: RowRequest<typeof signInByEmailCode>['body'] };

export interface Registration {
  readonly contact: Contact;
  readonly code: string;
  readonly password: string;
  readonly inviteCode: string | undefined;
  /** Currency of the new account. If it were absent, the upstream would choose, and a limit of R$100 could become 100 USDT. */
  readonly currency: string;
  /** If the brand's jurisdiction requires it. */
  readonly birthDate: string | undefined;
  readonly cpf: string | undefined;
  readonly limits: readonly LimitToSet[] | undefined;
  /** The player was asked for a deposit limit, and wants none. */
  readonly noDepositLimit?: boolean;
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

function registerCall({
  contact,
  code,
  password,
  inviteCode,
  currency,
  birthDate,
  cpf,
  limits,
  noDepositLimit,
}: Registration): RowCall {
  const common = {
    code,
    password,
    currency,
    deviceInfo: deviceInfo(),
    ...(inviteCode !== undefined && { inviteCode }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(cpf !== undefined && { cpf }),
    ...(limits !== undefined && { limits: [...limits] }),
    ...(noDepositLimit === true && { no_deposit_limit: true as const }),
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
