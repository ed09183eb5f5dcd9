import { listSupportChannels } from '#contract/rows/list-support-channels.ts';
import { listSupportContacts } from '#contract/rows/list-support-contacts.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { ListedChannel } from './channels.ts';

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSupportChannels: build.query<ListedChannel[], void>({ query: fromRow(listSupportChannels, () => ({})) }),
    listSupportContacts: build.query<ListedChannel[], void>({ query: fromRow(listSupportContacts, () => ({})) }),
  }),
});

export const { useListSupportChannelsQuery, useListSupportContactsQuery } = supportApi;
