import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#app/api/refusals/beside.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Fold } from './fold.tsx';
import * as styles from './draw-statistics.module.css';

/** Frequency statistics, folded. `Counts` requests the draws and is rendered only when it is opened. */
export function DrawStatistics<Asked extends object>({
  Counts,
  asked,
}: {
  readonly Counts: ComponentType<Asked>;
  readonly asked: Asked;
}) {
  const { t } = useTranslation('lottery');
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={t('stats.title')} onToggle={setOpen}>
      <div className={styles.body}>{isOpen && <Counts {...asked} />}</div>
    </Fold>
  );
}

interface NoCountsYetProps {
  readonly isError: boolean;
  readonly error: Failure;
  readonly onRetry: () => void;
}

/** Shown while the counts load, or when they failed. */
export function NoCountsYet({ isError, error, onRetry }: NoCountsYetProps) {
  const { t } = useTranslation('lottery');
  if (!isError) return <Skeleton rows={2} label={t('stats.loading')} />;
  return <LoadFailed text={t('stats.failed')} error={error} onRetry={onRetry} />;
}
