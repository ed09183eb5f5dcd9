import { useTranslation } from 'react-i18next';
import { formatAmount, formatCount } from '#app/i18n/format.ts';
import type { SlipSummary } from './summarise.ts';
import * as styles from './slip-totals.module.css';

/** Lines, total stake and the highest and lowest return, computed exactly as the player types. */
export function SlipTotals({ summary }: { readonly summary: SlipSummary }) {
  const { t, i18n } = useTranslation('slip');
  const { currency, total } = summary;
  const amount = (text: string | undefined) =>
    text === undefined ? '–' : `${formatAmount(text, currency, i18n.language)} ${currency}`;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('totals.lines')}</dt>
        <dd>{formatCount(summary.lines, i18n.language)}</dd>
      </div>
      <div>
        <dt>{t('totals.stake')}</dt>
        <dd data-testid="total-stake">{amount(total?.stake)}</dd>
      </div>
      <div>
        <dt>{t('totals.min')}</dt>
        <dd data-testid="min-payout">{amount(total?.min)}</dd>
      </div>
      <div className={styles.max}>
        <dt>{t('totals.max')}</dt>
        <dd data-testid="max-payout">{amount(total?.max)}</dd>
      </div>
    </dl>
  );
}
