import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/i18n/format.ts';
import type { Bucket, BarSpan } from './buckets.ts';
import { useDayText } from './use-day-text.ts';
import * as styles from './reports.module.css';

interface ReportTableProps {
  readonly title: string;
  readonly step: BarSpan;
  readonly buckets: readonly Bucket[];
  readonly amountText: (amount: string) => string;
}

/** The chart's numbers, newest first; steps without bets are left out. At most 31 rows, whatever the period. */
export function ReportTable({ title, step, buckets, amountText }: ReportTableProps) {
  const { t, i18n } = useTranslation('reports');
  const dayText = useDayText(step);
  const played = buckets.filter(({ bets }) => bets > 0).toReversed();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`steps.${step}`)}</th>
            <th scope="col">{t('bets')}</th>
            <th scope="col">{t('staked')}</th>
            <th scope="col">{t('payout')}</th>
          </tr>
        </thead>
        <tbody>
          {played.map(({ date, bets, staked, paid }) => (
            <tr key={date}>
              <th scope="row">{dayText(date)}</th>
              <td>{formatCount(String(bets), i18n.language)}</td>
              <td translate="no">{amountText(staked)}</td>
              <td translate="no">{amountText(paid)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
