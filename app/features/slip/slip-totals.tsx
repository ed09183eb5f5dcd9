import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money/amount.ts';
import { formatAmount, formatCount } from '#app/i18n/format.ts';
import type { SlipSummary } from './summarise.ts';
import { useConverted } from './use-converted.ts';
import * as styles from './slip-totals.module.css';

/** Lines, total stake and what may come back, computed exactly as the player types. */
export function SlipTotals({ summary }: { readonly summary: SlipSummary }) {
  const { t, i18n } = useTranslation('slip');
  const { currency, total } = summary;
  const { language } = i18n;
  const converted = useConverted(currency);
  const amount = (text: string | undefined) =>
    text === undefined ? '–' : `${formatAmount(text, currency, language)} ${currency}`;
  const also = (text: string | undefined) => {
    const other = text === undefined ? undefined : converted(text);
    return other === undefined ? null : <small className={styles.also}>{t('totals.about', { ...other })}</small>;
  };
  const isSure = total !== undefined && compareAmounts(total.guaranteed, '0') > 0;
  const isBd = summary.tickets.some(({ ticket }) => ticket.game === 'bd');
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('totals.lines')}</dt>
        <dd>{formatCount(summary.lines, language)}</dd>
      </div>
      <div>
        <dt>{t('totals.stake')}</dt>
        <dd>
          <span data-testid="total-stake">{amount(total?.stake)}</span>
          {also(total?.stake)}
        </dd>
      </div>
      {isSure && (
        <div>
          <dt>{t('totals.guaranteed')}</dt>
          <dd data-testid="guaranteed-payout">{amount(total.guaranteed)}</dd>
        </div>
      )}
      <div>
        <dt>{t('totals.min')}</dt>
        <dd data-testid="min-payout">{amount(total?.min)}</dd>
      </div>
      <div className={styles.max}>
        <dt>{t('totals.max')}</dt>
        <dd>
          <span data-testid="max-payout">{amount(total?.max)}</span>
          {also(total?.max)}
        </dd>
      </div>
      {isBd && (
        <div className={styles.note}>{t('totals.bdShare', { share: formatAmount('0.65', 'BRL', language) })}</div>
      )}
    </dl>
  );
}
