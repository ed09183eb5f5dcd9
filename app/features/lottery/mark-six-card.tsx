import { useTranslation } from 'react-i18next';
import type { MarkSixGame } from '#contract/entities/lottery-game.ts';
import { DrawCard } from '#app/features/draws/index.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { DrawBalls, hasNumbers } from './draw-balls.tsx';
import { useDraws } from './use-draws.ts';

/** A Mark Six game in the lobby. */
export function MarkSixCard({ game, isLast }: { readonly game: MarkSixGame; readonly isLast: boolean }) {
  const { t } = useTranslation('lottery');
  const { times, phase, now, past, isError, isLoading } = useDraws(game);
  const [last] = past;
  return (
    <DrawCard
      game={game}
      isLast={isLast}
      times={times}
      phase={phase}
      now={now}
      instead={isLoading ? <Skeleton rows={1} label={t('loading')} /> : <p>{t(isError ? 'failed' : 'draw.none')}</p>}
    >
      {last !== undefined && hasNumbers(last) && <DrawBalls draw={last} size="small" />}
    </DrawCard>
  );
}
