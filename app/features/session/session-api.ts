import { signIn } from '#contract/rows/sign-in.ts';
import type { RowData, RowRequest } from '#contract/row.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<RowData<typeof signIn>, RowRequest<typeof signIn>['body']>({
      query: fromRow(signIn, (body) => ({ body })),
    }),
  }),
});

export const { useSignInMutation } = sessionApi;
