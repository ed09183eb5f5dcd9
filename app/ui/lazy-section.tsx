import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './error-boundary.tsx';
import { ChunkFailed } from './chunk-failed.tsx';
import { Skeleton } from './skeleton.tsx';

interface LazySectionProps {
  readonly rows: number;
  readonly children: ReactNode;
}

/** A lazy section: a skeleton while it loads, and a retry if it fails. The rest of the page stays usable. */
export function LazySection({ rows, children }: LazySectionProps) {
  const { t } = useTranslation('shell');
  return (
    <ErrorBoundary fallback={<ChunkFailed />}>
      <Suspense fallback={<Skeleton rows={rows} label={t('loading')} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
