import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Elements } from '#app/ui/elements.ts';

interface ReadSectionProps<Data> {
  readonly of: { readonly currentData?: Data | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  readonly children: (data: Data) => Elements;
}

/** A section with data: a skeleton while it loads, a retry on failure; data that was read before stays. */
export function ReadSection<Data>({ of: { currentData, isError, refetch }, children }: ReadSectionProps<Data>) {
  const { t } = useTranslation(['protection', 'shell']);
  return (
    <>
      {isError && (
        <LoadFailed
          text={t('protection:unread')}
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      {currentData === undefined ? !isError && <Skeleton rows={3} label={t('shell:loading')} /> : children(currentData)}
    </>
  );
}
