import { useTranslation } from 'react-i18next';
import type { Elements } from '#app/ui/elements.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { DrawBar } from './clock/draw-bar.tsx';
import type { DrawGame } from './clock/draw-times.ts';
import type { DrawList } from './clock/use-draw-list.ts';
import { useStoredDrawSlip } from './slip/use-stored-draw-slip.ts';
import * as stack from '#app/ui/stack.module.css';

interface DrawPageProps {
  readonly game: DrawGame;
  readonly draws: DrawList<unknown>;
  /** Results, bets and past draws, as far as the draws are known. */
  readonly children: Elements;
}

/** The page of a game: its draw, which stays in view, and what the game shows of it once the draws are read. */
export function DrawPage({ game, draws, children }: DrawPageProps) {
  const { t } = useTranslation('lottery');
  const { times, phase, now, isLoading, isError, error, refetch } = draws;
  const isThere = times !== undefined;
  useStoredDrawSlip(game);
  return (
    <div>
      <DrawBar game={game} draw={times} phase={phase} now={now} />
      {isLoading ? (
        <Skeleton rows={5} label={t('loading')} />
      ) : (
        <div className={stack.fit4} data-in-order="">
          {isError && <LoadFailed text={t('failed')} beside={isThere && t('late')} error={error} onRetry={refetch} />}
          {!isThere && !isError && <Notice kind="info">{t('draw.none')}</Notice>}
          {children}
        </div>
      )}
    </div>
  );
}
