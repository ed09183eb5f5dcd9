import { useTranslation } from 'react-i18next';
import type { Failure } from '#app/api/refusals/beside.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Elements } from '#app/ui/elements.ts';
import * as styles from './results.module.css';

interface PagedResultsProps {
  /** Undefined until the first answer. */
  readonly count: number | undefined;
  readonly isError: boolean;
  readonly error?: Failure;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
  readonly children: Elements;
}

/** A paged list of results, latest first: loading, failed and empty states, and the button for more. */
export function PagedResults({ count, isError, error, children, ...list }: PagedResultsProps) {
  const { t } = useTranslation('results');
  return (
    <>
      {isError && (
        <LoadFailed text={t('failed')} beside={count !== undefined && t('late')} error={error} onRetry={list.refetch} />
      )}
      {count === undefined && !isError && <Skeleton rows={6} label={t('loading')} />}
      {count === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {children}
      {list.hasNextPage && (
        <QuietButton isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </QuietButton>
      )}
    </>
  );
}
