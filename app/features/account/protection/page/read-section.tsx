import { useTranslation } from 'react-i18next';
import type { Failure } from '#app/api/refusals/beside.ts';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Elements } from '#app/ui/elements.ts';

interface ReadSectionProps<Data> {
  readonly of: {
    readonly currentData?: Data | undefined;
    readonly isError: boolean;
    readonly error?: Failure;
    readonly isFetching: boolean;
    readonly fulfilledTimeStamp?: number | undefined;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => Elements;
}

/** A section with data: a skeleton while it loads, a retry on failure; data that was read before stays. */
export function ReadSection<Data>({ of, children }: ReadSectionProps<Data>) {
  const { currentData, isError, error, refetch } = of;
  const { t } = useTranslation(['protection', 'shell']);
  return (
    <>
      {isError && <LoadFailed text={t('protection:unread')} error={error} onRetry={refetch} />}
      {!isError && <LateNote of={[of]} />}
      {currentData === undefined ? !isError && <Skeleton rows={3} label={t('shell:loading')} /> : children(currentData)}
    </>
  );
}
