import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/i18n/format.ts';
import { BarChart, type Bar } from '#app/ui/bar-chart.tsx';
import { Segments } from '#app/ui/choice/segments.tsx';
import { tally } from './tally.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './tally-chart.module.css';

interface TallyChartProps {
  readonly groups: readonly { readonly key: string; readonly label: string; readonly tone?: Bar['tone'] }[];
  /** The results of each draw, the latest first. */
  readonly draws: readonly (readonly string[])[];
}

const MEASURES = ['frequency', 'absence'] as const;
const ORDERS = ['byName', 'byValue'] as const;

/** Frequency or absence as bars, in the given order or the highest first. */
export function TallyChart({ groups, draws }: TallyChartProps) {
  const { t, i18n } = useTranslation('lottery');
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('frequency');
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('byName');
  const shownCount = formatCount(String(draws.length), i18n.language);
  const counted = tally(
    groups.map(({ key }) => key),
    draws,
  );
  const bars = groups.map(({ key, label, tone }, index): Bar => {
    const value = counted[index]?.[measure] ?? 0;
    return { key, label, value, shown: formatCount(String(value), i18n.language), tone };
  });
  return (
    <div className={styles.tally}>
      <div className={styles.choices}>
        <Segments
          label={t('stats.measure')}
          options={MEASURES.map((value) => ({ value, text: t(`stats.${value}`) }))}
          chosen={measure}
          onChoose={setMeasure}
        />
        <Segments
          label={t('stats.sort')}
          options={ORDERS.map((value) => ({ value, text: t(`stats.${value}`) }))}
          chosen={order}
          onChoose={setOrder}
        />
      </div>
      <BarChart
        title={t(measure === 'frequency' ? 'stats.frequencyOf' : 'stats.absenceOf', {
          count: draws.length,
          shown: shownCount,
        })}
        bars={order === 'byValue' ? bars.toSorted((a, b) => b.value - a.value) : bars}
        labelHead={t('stats.what')}
        valueHead={t(`stats.${measure}`)}
      />
      <p className={muted.small}>{t('stats.chance')}</p>
    </div>
  );
}
