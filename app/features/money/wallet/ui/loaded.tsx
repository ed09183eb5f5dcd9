import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Elements } from '#app/ui/elements.ts';

interface Reading<Data> {
  readonly currentData?: Data | undefined;
  readonly isError: boolean;
  readonly isFetching?: boolean | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

interface LoadedProps {
  readonly of: readonly Reading<unknown>[];
  readonly rows?: number;
  readonly children: Elements;
}

/** Shows its children once their data has loaded; a failed request can be retried, and old data stays. */
export function Loaded({ of, rows = 4, children }: LoadedProps) {
  const { t } = useTranslation(['wallet', 'shell']);
  const failed = of.filter(({ isError }) => isError);
  const isThere = of.every(({ currentData }) => currentData !== undefined);
  return (
    <>
      {failed.length > 0 && (
        <LoadFailed
          text={t(isThere ? 'wallet:late' : 'wallet:failed')}
          action={
            <Button look="quiet" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      {failed.length === 0 && <LateNote of={of} />}
      {isThere ? children : failed.length === 0 && <Skeleton rows={rows} label={t('wallet:loading')} />}
    </>
  );
}
