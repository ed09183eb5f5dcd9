import { useCallback } from 'react';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { noticesApi, useListPrivateMessagesQuery } from './notices-api.ts';
import { rememberRead } from './read-messages.ts';

/** Messages are not urgent. */
const POLL_MS = 60_000;

/** How many private messages are unread; 0 for guests, and until it is known. */
export function useUnreadCount(): number {
  const isPlayer = useIsPlayer();
  const { currentData = [] } = useListPrivateMessagesQuery(undefined, {
    skip: !isPlayer,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return isPlayer ? currentData.filter(({ is_read: isRead }) => !isRead).length : 0;
}

/** Marks a message as read, now and for later visits. */
export function useMarkRead(): (id: string) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (id) => {
      void rememberRead(id);
      dispatch(
        noticesApi.util.updateQueryData('listPrivateMessages', undefined, (messages) =>
          messages.map((message) => (message.id === id ? { ...message, is_read: true } : message)),
        ),
      );
    },
    [dispatch],
  );
}
