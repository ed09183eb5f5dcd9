import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkSixKind } from '#engine/lottery';
import type { MarkSixGame } from '#contract/entities';
import { DrawBar, useStoredDrawSlip } from '#app/features/betting/draws/index.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { BetBoard } from './board/bet-board.tsx';
import { DrawHistory } from './results/draw-history.tsx';
import { drawZodiac } from './model/draw-zodiac.ts';
import { KindChooser } from './board/kind-chooser.tsx';
import { LastResult } from './results/last-result.tsx';
import { NumberStatistics } from './results/number-statistics.tsx';
import { useDraws } from './model/use-draws.ts';
import * as styles from './mark-six-page.module.css';

/** A Mark Six game: its draw, the last result, the bets and past draws. */
export function MarkSixPage({ game }: { readonly game: MarkSixGame }) {
  const { t } = useTranslation('lottery');
  const { current, times, phase, now, past, isLoading, isError, error, refetch } = useDraws(game);
  const [kind, setKind] = useState<MarkSixKind>('specialCode');
  useStoredDrawSlip(game);
  const year = current && drawZodiac(current);
  const [last] = past;
  const failed = isError && (
    <LoadFailed text={t('failed')} beside={current !== undefined && t('late')} error={error} onRetry={refetch} />
  );
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
        {failed}
        {times === undefined && !isError && <Notice kind="info">{t('draw.none')}</Notice>}
        {last !== undefined && <LastResult key={game} draw={last} onRetry={refetch} />}
        {current !== undefined && (
          <section className={styles.bets} aria-label={t('kinds')}>
            {year === undefined && <Notice kind="error">{t('zodiac.unknown')}</Notice>}
            <KindChooser chosen={kind} onChoose={setKind} />
            <BetBoard game={game} kind={kind} year={year} />
          </section>
        )}
        {past.length > 0 && <DrawHistory draws={past} />}
        {last !== undefined && <NumberStatistics game={game} after={last.match_id} />}
      </div>
    </div>
  );
}
