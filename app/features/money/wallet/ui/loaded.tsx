import { useTranslation } from 'react-i18next';
import type { Failure } from '#app/api/refusals/beside.ts';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Elements } from '#app/ui/elements.ts';

interface Reading<Data> {
  readonly currentData?: Data | undefined;
  readonly isError: boolean;
  readonly error?: Failure;
  readonly isFetching?: boolean | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

interface LoadedProps {
  readonly of: readonly Reading<unknown>[];
  readonly rows?: number;
  readonly children: Elements;
}

/** Says what could not be read, which can be tried again, and what is older than the player's money. */
export function ReadState({ of }: Pick<LoadedProps, 'of'>) {
  const { t } = useTranslation('wallet');
  const failed = of.filter(({ isError }) => isError);
  if (failed.length === 0) return <LateNote of={of} />;
  return (
    <LoadFailed
      text={t('failed')}
      beside={isThere(of) && t('late')}
      error={failed[0]?.error}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}

const isThere = (of: LoadedProps['of']) => of.every(({ currentData }) => currentData !== undefined);

/** Shows its children once their data has loaded; old data stays. */
export function Loaded({ of, rows = 4, children }: LoadedProps) {
  const { t } = useTranslation('wallet');
  const isFailed = of.some(({ isError }) => isError);
  return (
    <>
      <ReadState of={of} />
      {isThere(of) ? children : !isFailed && <Skeleton rows={rows} label={t('loading')} />}
    </>
  );
}
