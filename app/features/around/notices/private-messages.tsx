import { useTranslation } from 'react-i18next';
import { formatTime } from '#app/i18n/format.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useListPrivateMessagesQuery, type PrivateMessage } from './notices-api.ts';
import { useMarkRead } from './use-messages.ts';
import * as empty from '#app/ui/empty.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './notices.module.css';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The operator's messages to this player. A message counts as read once it was opened. */
export function PrivateMessages({ unread }: { readonly unread: number }) {
  const { t } = useTranslation('notices');
  const { currentData, isError, error, refetch } = useListPrivateMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      {isError && (
        <LoadFailed
          text={t('messages.failed')}
          beside={currentData && t('messages.late')}
          error={error}
          onRetry={refetch}
        />
      )}
      {currentData === undefined && !isError && <Skeleton rows={4} label={t('messages.loading')} />}
      {currentData?.length === 0 && <p className={empty.empty}>{t('messages.empty')}</p>}
      {currentData !== undefined && currentData.length > 0 && (
        <p className={styles.count} role="status">
          {unread === 0 ? t('messages.allRead') : t('messages.unread', { count: unread })}
        </p>
      )}
      <ul className={styles.list}>
        {currentData?.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </>
  );
}

function Message({ message }: { readonly message: PrivateMessage }) {
  const { t, i18n } = useTranslation('notices');
  const markRead = useMarkRead();
  const { id, title, content, at, is_read: isRead, lang } = message;
  return (
    <li className={styles.message} data-unread={!isRead || undefined}>
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isRead) markRead(id);
        }}
      >
        <summary className={styles.summary}>
          <span className={styles.title} lang={lang} dir="auto">
            {title}
          </span>
          {!isRead && <span className={styles.new}>{t('messages.new')}</span>}
          <time className={muted.small} dateTime={at}>
            {formatTime(at, i18n.language, MOMENT)}
          </time>
        </summary>
        <p className={styles.text} lang={lang} dir="auto">
          {content}
        </p>
      </details>
    </li>
  );
}
