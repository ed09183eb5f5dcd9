import type { InferOutput } from 'valibot';
import type { HelpArticle as HelpArticleSchema } from '#contract/entities';
import { listHelpArticles } from '#contract/rows/content/list-help-articles';
import { listSupportChannels } from '#contract/rows/content/list-support-channels';
import { listSupportContacts } from '#contract/rows/content/list-support-contacts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { ListedChannel } from './channels.ts';

type HelpArticle = InferOutput<typeof HelpArticleSchema>;

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSupportChannels: build.query<ListedChannel[], void>({
      query: fromRow(listSupportChannels, () => ({})),
      providesTags: ['Texts'],
    }),
    listHelpArticles: build.query<HelpArticle[], void>({
      query: fromRow(listHelpArticles, () => ({})),
      providesTags: ['Texts'],
    }),
    listSupportContacts: build.query<ListedChannel[], void>({ query: fromRow(listSupportContacts, () => ({})) }),
  }),
});

export const { useListHelpArticlesQuery, useListSupportChannelsQuery, useListSupportContactsQuery } = supportApi;
