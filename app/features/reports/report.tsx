import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BetStatistics } from '#contract/entities/report.ts';
import { saveFile } from '#app/export/save-file.ts';
import { toCsv } from '#app/export/to-csv.ts';
import { formatAmount, formatCount, formatTime } from '#app/i18n/format.ts';
import { BarChart } from '#app/ui/bar-chart.tsx';
import { Button } from '#app/ui/button.tsx';
import { sharesOf } from './shares.ts';
import * as styles from './reports.module.css';

/** The totals, the picture of the days, and all of it as a file. */
export function Report({ report, fileName }: { readonly report: BetStatistics; readonly fileName: string }) {
  const { t, i18n } = useTranslation('reports');
  const { currency, days } = report;
  const money = (amount: string) => `${formatAmount(amount, currency, i18n.language)} ${currency}`;
  const shares = sharesOf(days.map(({ bet_amount }) => bet_amount));
  const dayText = (date: string) =>
    formatTime(`${date}T00:00:00Z`, i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });

  function save() {
    const rows = days.map(({ date, bets, bet_amount, payout }) => [date, String(bets), bet_amount, payout, currency]);
    saveFile(fileName, toCsv([[t('day'), t('bets'), t('staked'), t('payout'), ''], ...rows]), 'text/csv;charset=utf-8');
  }

  return (
    <>
      <dl className={styles.totals}>
        <div className={styles.first}>
          <dt>{t('total')}</dt>
          <dd data-testid="report-total">{money(report.profit)}</dd>
        </div>
        <div>
          <dt>{t('bets')}</dt>
          <dd>{formatCount(String(report.bets), i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('staked')}</dt>
          <dd>{money(report.bet_amount)}</dd>
        </div>
        <div>
          <dt>{t('payout')}</dt>
          <dd>{money(report.payout)}</dd>
        </div>
      </dl>
      {days.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <>
          <BarChart
            title={t('chart')}
            labelHead={t('day')}
            valueHead={t('staked')}
            bars={days.map(({ date, bet_amount }, index) => ({
              key: date,
              label: dayText(date),
              value: shares[index] ?? 0,
              shown: formatAmount(bet_amount, currency, i18n.language),
            }))}
          />
          <div>
            <Button look="quiet" onClick={save}>
              <Download size={18} aria-hidden="true" />
              {t('export')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
