import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

/** Shown while data loads or after it failed to load. */
export function Loading({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => unknown }) {
  const { t } = useTranslation(['profile', 'shell']);
  if (!isError) return <Skeleton rows={4} label={t('shell:loading')} />;
  return (
    <LoadFailed
      text={t('profile:failed')}
      action={
        <Button look="quiet" onClick={() => void onRetry()}>
          {t('shell:retry')}
        </Button>
      }
    />
  );
}
