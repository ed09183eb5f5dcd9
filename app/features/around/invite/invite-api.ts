import { getInviteCode } from '#contract/rows/account/get-invite-code';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

/** The upstream's types of codes; players have only the first one, agents choose (section 6 of the specification). */
export const INVITE_TYPES = ['user', 'agent', 'vip'] as const;
export type InviteType = (typeof INVITE_TYPES)[number];

interface InviteCode {
  readonly type: string;
  readonly name: string;
  readonly code: string;
}

const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInviteCode: build.query<InviteCode, InviteType>({
      query: fromRow(getInviteCode, (code: InviteType) => ({ params: { code } })),
    }),
  }),
});

export const { useGetInviteCodeQuery } = inviteApi;
