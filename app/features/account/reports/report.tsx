import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BetStatistics } from '#contract/entities';
import { saveFile } from '#app/export/save-file.ts';
import { toCsv } from '#app/export/to-csv.ts';
import { formatAmount, formatCount, formatMoney } from '#app/i18n/format.ts';
import { asNumber } from '#app/i18n/isolated.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { bucketsOf, STEPS } from './buckets.ts';
import { PeriodChart } from './period-chart.tsx';
import type { daysOf, Period } from './period.ts';
import { ReportTable } from './report-table.tsx';
import { useDayText } from './use-day-text.ts';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './reports.module.css';

interface ReportProps {
  readonly report: BetStatistics;
  readonly period: Period;
  readonly range: ReturnType<typeof daysOf>;
  readonly fileName: string;
}

/** The totals (win or loss first), the chart of the period, its numbers, and an export of all of them. */
export function Report({ report, period, range, fileName }: ReportProps) {
  const { t, i18n } = useTranslation('reports');
  const { currency, days, profit } = report;
  const amountText = (amount: string) => formatAmount(amount, currency, i18n.language);
  const money = (amount: string) => formatMoney(amount, currency, i18n.language);
  const step = STEPS[period];
  const dayText = useDayText(step);
  const buckets = bucketsOf(days, step, range);
  const sign = profit.startsWith('-') ? 'loss' : /[1-9]/.test(profit) ? 'win' : 'even';

  function save() {
    const rows = days.map(({ date, bets, bet_amount, payout }) => [date, String(bets), bet_amount, payout, currency]);
    saveFile(
      fileName,
      toCsv([[`${t('steps.day')} (UTC)`, t('bets'), t('staked'), t('payout'), t('currency')], ...rows]),
      'text/csv;charset=utf-8',
    );
  }

  return (
    <>
      <dl className={styles.totals}>
        <div className={styles.first}>
          <dt>{t('total')}</dt>
          <dd translate="no" data-testid="report-total" data-sign={sign}>
            {asNumber(`${sign === 'win' ? '+' : ''}${money(profit)}`)}
          </dd>
          <dd className={styles.note}>{t('settledOnly', { currency })}</dd>
        </div>
        <div>
          <dt>{t('bets')}</dt>
          <dd>{formatCount(String(report.bets), i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('staked')}</dt>
          <dd translate="no">{money(report.bet_amount)}</dd>
        </div>
        <div>
          <dt>{t('payout')}</dt>
          <dd translate="no">{money(report.payout)}</dd>
        </div>
      </dl>
      {days.length === 0 ? (
        <p className={empty.framed}>{t('empty', { currency })}</p>
      ) : (
        <>
          <PeriodChart
            title={t(`chart.${step}`)}
            names={{ staked: t('staked'), paid: t('payout') }}
            buckets={buckets}
            dayText={dayText}
            amountText={money}
          />
          <div>
            <QuietButton onClick={save}>
              <Download size={18} aria-hidden="true" />
              {t('export')}
            </QuietButton>
          </div>
          <ReportTable title={t(`chart.${step}`)} step={step} buckets={buckets} amountText={amountText} />
        </>
      )}
    </>
  );
}
