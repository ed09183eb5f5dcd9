import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { isAcceptable } from '#app/features/betting/slip/pricing/reasons.ts';
import * as styles from './place-button.module.css';

interface PlaceLabelProps {
  readonly summary: WholeSummary;
  readonly isShort: boolean;
  /** The bet is not possible as it is. */
  readonly isRefused: boolean;
}

/** What a press does: the stake, and the return at the current odds. A bet that is not possible promises no return. */
export function PlaceLabel({ summary: { currency, total, bets, reasons }, isShort, isRefused }: PlaceLabelProps) {
  const { t, i18n } = useTranslation('slip');
  const isMoved = reasons.some(isAcceptable);
  if (total === undefined || isRefused) return <span>{t(isMoved ? 'place.accept' : 'place.button')}</span>;
  const amount = formatAmount(total.totalStake, currency, i18n.language);
  // Exact, as the totals beside it: the player agrees to it.
  const max = formatAmount(total.max, currency, i18n.language);
  if (isShort) return <span>{t(isMoved ? 'place.acceptQuick' : 'place.quick', { amount, max, currency })}</span>;
  const several = bets > 1 ? 'place.several' : 'place.withStake';
  return (
    <span className={styles.label}>
      <span>{t(isMoved ? 'place.acceptWithStake' : several, { count: bets, amount, currency })}</span>
      <span className={styles.upTo}>{t('place.upTo', { amount: max, currency })}</span>
    </span>
  );
}
