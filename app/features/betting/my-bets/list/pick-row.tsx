import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import type { SummaryPick } from '#app/features/betting/my-bets/model/summary-picks.ts';
import * as styles from './pick-row.module.css';

/** One pick: outcome, market, odds and result. */
export function PickRow({ pick }: { readonly pick: Omit<SummaryPick, 'key'> }) {
  const { t } = useTranslation('bets');
  const oddsText = useOddsText();
  const { title, detail, odds, result } = pick;
  return (
    <li className={styles.pick} data-result={result}>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={styles.odds}>{oddsText(odds)}</span>
      <span className={styles.result}>{t(`leg.${result}`)}</span>
    </li>
  );
}
