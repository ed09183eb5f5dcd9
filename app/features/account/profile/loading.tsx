import { useTranslation } from 'react-i18next';
import type { Failure } from '#app/api/refusals/beside.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

interface LoadingProps {
  readonly isError: boolean;
  readonly error: Failure;
  readonly onRetry: () => unknown;
}

/** Shown while data loads or after it failed to load. */
export function Loading({ isError, error, onRetry }: LoadingProps) {
  const { t } = useTranslation(['profile', 'shell']);
  if (!isError) return <Skeleton rows={4} label={t('shell:loading')} />;
  return <LoadFailed text={t('profile:failed')} error={error} onRetry={onRetry} />;
}
