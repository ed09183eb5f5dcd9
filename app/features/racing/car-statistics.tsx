import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RaceGame } from '#contract/entities/lottery-game.ts';
import { TallyChart } from '#app/features/draws/index.ts';
import { Button } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { CARS } from './race-sections.ts';
import { useCountRacesQuery } from './racing-api.ts';
import { useSectionName } from './use-section-name.ts';
import * as styles from './car-statistics.module.css';

interface CarStatisticsProps {
  readonly game: RaceGame;
  /** The latest race that is over: with a new one they are counted anew. */
  readonly after: string;
}

/** How often each car came in at a place, and for how long it has not. Loaded when it is opened. */
export function CarStatistics({ game, after }: CarStatisticsProps) {
  const { t } = useTranslation('lottery');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.statistics} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('stats.title')}</summary>
      <div className={styles.body}>{isOpen && <Counted game={game} after={after} />}</div>
    </details>
  );
}

function Counted({ game, after }: CarStatisticsProps) {
  const { t } = useTranslation(['racing', 'lottery', 'shell']);
  const [place, setPlace] = useState('1');
  const nameOf = useSectionName();
  const { data, isError, refetch } = useCountRacesQuery({ game, after });
  if (data === undefined) {
    return isError ? (
      <LoadFailed
        text={t('lottery:stats.failed')}
        action={
          <Button look="quiet" onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        }
      />
    ) : (
      <Skeleton rows={2} label={t('lottery:stats.loading')} />
    );
  }
  const draws = data.races.flatMap(({ result }) => {
    const car = result?.[Number(place) - 1];
    return car === undefined ? [] : [[String(car)]];
  });
  return (
    <>
      <Chips
        label={t('racing:stats.place')}
        options={CARS.map((value) => ({
          value: String(value),
          text: nameOf({ market: 'place', place: value, selection: 1 }),
        }))}
        chosen={place}
        onChoose={setPlace}
      />
      <TallyChart groups={CARS.map((car) => ({ key: String(car), label: String(car) }))} draws={draws} />
    </>
  );
}
