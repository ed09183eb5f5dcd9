import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RaceGame } from '#contract/entities';
import { DrawStatistics, NoCountsYet, TallyChart } from '#app/features/betting/draws/index.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { CARS } from './race-sections.ts';
import { useCountRacesQuery } from './racing-api.ts';
import { useSectionName } from '#app/i18n/use-pick-text.ts';

interface CarStatisticsProps {
  readonly game: RaceGame;
  /** The latest finished race; the counts are updated with each new one. */
  readonly after: string;
}

/** Frequency and absence of each car at a place. Loaded when it is opened. */
export function CarStatistics(asked: CarStatisticsProps) {
  return <DrawStatistics Counts={Counted} asked={asked} />;
}

function Counted({ game, after }: CarStatisticsProps) {
  const { t } = useTranslation('racing');
  const [place, setPlace] = useState('1');
  const nameOf = useSectionName();
  const { data, isError, error, refetch } = useCountRacesQuery({ game, after });
  if (data === undefined) return <NoCountsYet isError={isError} error={error} onRetry={() => void refetch()} />;
  const draws = data.races.flatMap(({ result }) => {
    const car = result?.[Number(place) - 1];
    return car === undefined ? [] : [[String(car)]];
  });
  return (
    <>
      <Chips
        label={t('stats.place')}
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
