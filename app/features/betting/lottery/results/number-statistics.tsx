import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkSixGame } from '#contract/entities';
import { ANIMALS, ballColor } from '#engine/lottery';
import { DrawStatistics, NoCountsYet, TallyChart } from '#app/features/betting/draws/index.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { Segments } from '#app/ui/choice/segments.tsx';
import { hasNumbers } from './draw-balls.tsx';
import { useCountDrawsQuery } from '#app/features/betting/lottery/model/lottery-api.ts';
import { COLORS, NUMBERS, TAILS } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { GROUPS, keysOf, type Group } from './keys-of.ts';
import * as styles from './number-statistics.module.css';

interface NumberStatisticsProps {
  readonly game: MarkSixGame;
  /** The latest finished draw; the counts are updated with each new one. */
  readonly after: string;
}

/** Frequency and absence of numbers, colours, animals and last digits. Loaded when it is opened. */
export function NumberStatistics(asked: NumberStatisticsProps) {
  return <DrawStatistics Counts={Counted} asked={asked} />;
}

const BALLS = ['special', 'all'] as const;

function Counted({ game, after }: NumberStatisticsProps) {
  const { t } = useTranslation('lottery');
  const [group, setGroup] = useState<Group>('number');
  const [balls, setBalls] = useState<(typeof BALLS)[number]>('special');
  const { data, isError, error, refetch } = useCountDrawsQuery({ game, after });
  if (data === undefined) return <NoCountsYet isError={isError} error={error} onRetry={() => void refetch()} />;
  const labels = {
    number: () => NUMBERS.map((ball) => ({ key: String(ball), label: String(ball), tone: ballColor(ball) })),
    color: () => COLORS.map((color) => ({ key: color, label: t(`color.${color}`), tone: color })),
    animal: () => ANIMALS.map((animal) => ({ key: animal, label: t(`animal.${animal}`) })),
    tail: () => TAILS.map((tail) => ({ key: String(tail), label: String(tail) })),
  } as const;
  const draws = data.draws
    .filter(hasNumbers)
    .map((draw) =>
      (balls === 'special' ? [draw.special] : [...draw.numbers, draw.special]).flatMap(keysOf(group, draw)),
    );
  return (
    <>
      <div className={styles.choices}>
        <Segments
          label={t('stats.of')}
          options={BALLS.map((value) => ({ value, text: t(`stats.${value}`) }))}
          chosen={balls}
          onChoose={setBalls}
        />
        <Chips
          label={t('stats.group')}
          options={GROUPS.map((value) => ({ value, text: t(`stats.by.${value}`) }))}
          chosen={group}
          onChoose={setGroup}
        />
      </div>
      <TallyChart groups={labels[group]()} draws={draws} />
    </>
  );
}
