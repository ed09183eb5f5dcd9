import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useSlip } from './use-slip.ts';
import * as styles from './bar-figures.module.css';

/** Combined odds and possible return in the phone's bar. */
export function BarFigures() {
  const { t, i18n } = useTranslation('slip');
  const oddsText = useOddsText();
  const { odds, total, currency } = useSlip().summary;
  if (odds === undefined && total === undefined) return null;
  return (
    <span className={styles.figures} data-testid="bar-figures">
      {odds !== undefined && <b>{t('bar.odds', { odds: oddsText(odds) })}</b>}
      {total !== undefined && (
        <span>{t('totals.returns', { amount: formatAmount(total.max, currency, i18n.language), currency })}</span>
      )}
    </span>
  );
}
