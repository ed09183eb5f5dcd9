import { useTranslation } from 'react-i18next';
import type { Race } from '#contract/entities';
import { PastDraws, timesOfRace } from '#app/features/betting/draws/index.ts';
import { Cars } from './cars.tsx';

/** The latest races with their finish. */
export function RaceHistory({ races }: { readonly races: readonly Race[] }) {
  const { t } = useTranslation('racing');
  return (
    <PastDraws
      title={t('history')}
      draws={races.map((race) => ({
        times: timesOfRace(race),
        name: t('track', { number: race.draw_number }),
        result: race.result && <Cars cars={race.result} />,
      }))}
    />
  );
}
