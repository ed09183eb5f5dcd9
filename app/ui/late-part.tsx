import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface LatePartProps {
  readonly rows: number;
  readonly loading: string;
  readonly failed: string;
  readonly children: ReactNode;
}

/** Something that is loaded when it is needed: its shape meanwhile, and a word where it does not come. The rest of the page stands. */
export function LatePart({ rows, loading, failed, children }: LatePartProps) {
  return (
    <ErrorBoundary fallback={<Notice kind="error">{failed}</Notice>}>
      <Suspense fallback={<Skeleton rows={rows} label={loading} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
