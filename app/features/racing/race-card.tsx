import { useTranslation } from 'react-i18next';
import type { RaceGame } from '#contract/entities/lottery-game.ts';
import { DrawCard } from '#app/features/draws/index.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Cars } from './cars.tsx';
import { useRaces } from './use-races.ts';

/** A racing game in the lobby. */
export function RaceCard({ game, isLast }: { readonly game: RaceGame; readonly isLast: boolean }) {
  const { t } = useTranslation(['lottery', 'racing']);
  const { times, phase, now, past, isError, isLoading } = useRaces(game);
  const [last] = past;
  return (
    <DrawCard
      game={game}
      isLast={isLast}
      times={times}
      phase={phase}
      now={now}
      instead={
        isLoading ? (
          <Skeleton rows={1} label={t('lottery:loading')} />
        ) : (
          <p>{t(isError ? 'lottery:failed' : 'lottery:draw.none')}</p>
        )
      }
    >
      {last?.result !== undefined && <Cars cars={last.result} />}
    </DrawCard>
  );
}
