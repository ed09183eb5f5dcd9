import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { ReturnText } from '#app/features/betting/slip/pricing/return-text.tsx';
import { useSlip } from './use-slip.ts';
import * as styles from './bar-figures.module.css';

/** Combined odds and possible return in the phone's bar. */
export function BarFigures() {
  const { t } = useTranslation('slip');
  const oddsText = useOddsText();
  const { odds, total, currency } = useSlip().summary;
  if (odds === undefined && total === undefined) return null;
  return (
    <span className={styles.figures} data-testid="bar-figures">
      {odds !== undefined && <b>{t('bar.odds', { odds: oddsText(odds) })}</b>}
      {total !== undefined && <ReturnText max={total.max} currency={currency} />}
    </span>
  );
}
