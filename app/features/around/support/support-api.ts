import { listSupportChannels } from '#contract/rows/content/list-support-channels';
import { listSupportContacts } from '#contract/rows/content/list-support-contacts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { ListedChannel } from './channels.ts';

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSupportChannels: build.query<ListedChannel[], void>({
      query: fromRow(listSupportChannels, () => ({})),
      providesTags: ['Texts'],
    }),
    listSupportContacts: build.query<ListedChannel[], void>({ query: fromRow(listSupportContacts, () => ({})) }),
  }),
});

export const { useListSupportChannelsQuery, useListSupportContactsQuery } = supportApi;
