import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#app/i18n/format.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useIsNear } from '#app/ui/use-is-near.ts';
import { useListAnnouncementsInfiniteQuery } from './notices-api.ts';
import * as empty from '#app/ui/empty.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './notices.module.css';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** All announcements, newest first and numbered, during a break without those that advertise; more load near the end of the list. */
export function Announcements({ mayUrge = true }: { readonly mayUrge?: boolean }) {
  const { t, i18n } = useTranslation('notices');
  const { data, isError, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useListAnnouncementsInfiniteQuery();
  const all = data?.pages.flatMap((page) => page.notices) ?? [];
  const notices = all.filter(({ purpose }) => mayUrge || purpose !== 'marketing');
  const more = () => {
    if (!isFetchingNextPage && !isError) void fetchNextPage();
  };
  return (
    <>
      {data === undefined && !isError && <Skeleton rows={5} label={t('loading')} />}
      {data !== undefined && notices.length === 0 && <p className={empty.empty}>{t('empty')}</p>}
      <ol className={styles.list}>
        {notices.map(({ id, content, at, lang }, place) => (
          <li key={id} className={styles.entry}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <p className={styles.content} lang={lang} dir="auto">
              {content}
            </p>
            <time className={muted.small} dateTime={at}>
              {formatTime(at, i18n.language, DAY)}
            </time>
          </li>
        ))}
      </ol>
      {isError && (
        <LoadFailed
          text={t('failed')}
          error={error}
          onRetry={() => (data === undefined ? refetch() : fetchNextPage())}
        />
      )}
      {hasNextPage && !isError && <More key={all.length} onNear={more} text={t('more')} />}
    </>
  );
}

/** Loads more when it comes near the screen; a button for keyboard users. */
function More({ onNear, text }: { readonly onNear: () => void; readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return (
    <div ref={place} className={styles.more}>
      <QuietButton onClick={onNear}>{text}</QuietButton>
    </div>
  );
}
