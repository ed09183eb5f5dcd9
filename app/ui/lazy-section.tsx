import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ChunkFailed } from './chunk-failed.tsx';
import { Skeleton } from './skeleton.tsx';

interface LazySectionProps {
  readonly rows: number;
  readonly loading: string;
  readonly children: ReactNode;
}

/** A lazy section: a skeleton while it loads, and a retry if it fails. The rest of the page stays usable. */
export function LazySection({ rows, loading, children }: LazySectionProps) {
  return (
    <ErrorBoundary fallback={<ChunkFailed />}>
      <Suspense fallback={<Skeleton rows={rows} label={loading} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
