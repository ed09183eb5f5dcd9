import { useTranslation } from 'react-i18next';
import type { RaceGame } from '#contract/entities';
import { DrawBar, useStoredDrawSlip } from '#app/features/betting/draws/index.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { CarStatistics } from './car-statistics.tsx';
import { RaceBoard } from './race-board.tsx';
import { RaceHistory } from './race-history.tsx';
import { RaceResult } from './race-result.tsx';
import { useRaces } from './use-races.ts';
import * as styles from './race-page.module.css';

/** A racing game: its race, the track, the bets and past races. */
export function RacePage({ game }: { readonly game: RaceGame }) {
  const { t } = useTranslation('lottery');
  const { times, phase, now, past, isLoading, isError, error, refetch } = useRaces(game);
  useStoredDrawSlip(game);
  const [last] = past;
  const bar = <DrawBar game={game} draw={times} phase={phase} now={now} />;
  if (isLoading) {
    return (
      <div>
        {bar}
        <Skeleton rows={5} label={t('loading')} />
      </div>
    );
  }
  return (
    <div>
      {bar}
      <div className={styles.page} data-in-order="">
        {isError && (
          <LoadFailed text={t('failed')} beside={times !== undefined && t('late')} error={error} onRetry={refetch} />
        )}
        {times === undefined && !isError && <Notice kind="info">{t('draw.none')}</Notice>}
        {last !== undefined && <RaceResult current={times} phase={phase} last={last} onRetry={refetch} />}
        {times !== undefined && <RaceBoard game={game} />}
        {past.length > 0 && <RaceHistory races={past} />}
        {last !== undefined && <CarStatistics game={game} after={last.id} />}
      </div>
    </div>
  );
}
