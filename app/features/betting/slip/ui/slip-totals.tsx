import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money';
import { formatAmount, formatCount, formatMoney } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import type { SlipSummary } from '#app/features/betting/slip/pricing/summarise.ts';
import { useConverted } from '#app/features/betting/slip/pricing/use-converted.ts';
import * as styles from './slip-totals.module.css';

/** Lines, total stake and what may come back, computed exactly as the player types. */
export function SlipTotals({ summary }: { readonly summary: SlipSummary }) {
  const { t, i18n } = useTranslation('slip');
  const { currency, total } = summary;
  const { language } = i18n;
  const odds = useOddsText();
  const converted = useConverted(currency);
  const amount = (text: string | undefined) => (text === undefined ? '–' : formatMoney(text, currency, language));
  const also = (text: string | undefined) => {
    const other = text === undefined ? undefined : converted(text);
    return other === undefined ? null : <small className={styles.also}>{t('totals.about', { ...other })}</small>;
  };
  const isSure = total !== undefined && compareAmounts(total.guaranteed, '0') > 0;
  const isBd = summary.tickets.some(({ ticket }) => ticket.game === 'bd');
  return (
    <dl className={styles.totals}>
      {summary.lines !== '1' && summary.lines !== '0' && (
        <div>
          <dt>{t('totals.lines')}</dt>
          <dd data-testid="lines">{formatCount(summary.lines, language)}</dd>
        </div>
      )}
      {summary.odds !== undefined && summary.priced.length > 1 && (
        <div>
          <dt>{t('totals.odds')}</dt>
          <dd translate="no" data-testid="combined-odds">
            {odds(summary.odds)}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('totals.stake')}</dt>
        <dd>
          <span translate="no" data-testid="total-stake">
            {amount(total?.totalStake)}
          </span>
          {also(total?.totalStake)}
        </dd>
      </div>
      {isSure && (
        <div>
          <dt>{t('totals.guaranteed')}</dt>
          <dd translate="no" data-testid="guaranteed-payout">
            {amount(total.guaranteed)}
          </dd>
        </div>
      )}
      {total !== undefined && compareAmounts(total.min, total.max) !== 0 && (
        <div>
          <dt>{t('totals.min')}</dt>
          <dd translate="no" data-testid="min-payout">
            {amount(total.min)}
          </dd>
        </div>
      )}
      <div className={styles.max}>
        <dt>{t('totals.max')}</dt>
        <dd>
          <span translate="no" data-testid="max-payout">
            {amount(total?.max)}
          </span>
          {also(total?.max)}
        </dd>
      </div>
      {summary.extraBonus !== undefined && (
        <div>
          <dt>{t('totals.extra')}</dt>
          <dd translate="no" data-testid="extra-bonus">
            {amount(summary.extraBonus)}
          </dd>
        </div>
      )}
      {isBd && (
        <div className={styles.note}>{t('totals.bdShare', { share: formatAmount('0.65', 'BRL', language) })}</div>
      )}
    </dl>
  );
}
