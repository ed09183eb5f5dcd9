import type { InferOutput } from 'valibot';
import type { Notice as NoticeSchema, PrivateMessage as PrivateMessageSchema } from '#contract/entities';
import { listAnnouncements } from '#contract/rows/content/list-announcements';
import { listPrivateMessages } from '#contract/rows/content/list-private-messages';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import { readMessages } from './read-messages.ts';

export type Notice = InferOutput<typeof NoticeSchema>;
export type PrivateMessage = InferOutput<typeof PrivateMessageSchema>;

/** How many announcements are requested at a time. */
const PAGE = 20;
/** Private messages are few, and the count of unread ones needs all: the upstream's maximum per page. */
const MAX_MESSAGES = 1_000;

interface Announcements {
  readonly total: number;
  readonly notices: readonly Notice[];
}

export const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnnouncements: build.infiniteQuery<Announcements, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total, notices }, _, start) => {
          const next = start + notices.length;
          return notices.length > 0 && next < total ? next : undefined;
        },
      },
      query: ({ pageParam }) =>
        fromRow(listAnnouncements, (start: number) => ({ query: { start, limit: PAGE } }))(pageParam),
      providesTags: ['Texts'],
    }),
    listPrivateMessages: build.query<readonly PrivateMessage[], void>({
      query: fromRow(listPrivateMessages, () => ({ query: { start: 0, limit: MAX_MESSAGES } })),
      transformResponse: ({ messages }: { messages: PrivateMessage[] }) => {
        const read = readMessages();
        return messages.map((message) => ({ ...message, is_read: message.is_read || read.has(message.id) }));
      },
      providesTags: ['Texts'],
    }),
  }),
});

export const { useListAnnouncementsInfiniteQuery, useListPrivateMessagesQuery } = noticesApi;
