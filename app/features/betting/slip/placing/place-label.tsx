import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { isAcceptable } from '#app/features/betting/slip/pricing/reasons.ts';
import * as styles from './place-button.module.css';

interface PlaceLabelProps {
  readonly summary: WholeSummary;
  readonly isShort: boolean;
}

/** What a press does: the stake, and the return at the current odds. */
export function PlaceLabel({ summary: { currency, total, bets, reasons }, isShort }: PlaceLabelProps) {
  const { t, i18n } = useTranslation('slip');
  const isMoved = reasons.some(isAcceptable);
  if (total === undefined) return t(isMoved ? 'place.accept' : 'place.button');
  const amount = formatAmount(total.totalStake, currency, i18n.language);
  const max = formatAmount(total.max, currency, i18n.language);
  if (isShort) return t(isMoved ? 'place.acceptQuick' : 'place.quick', { amount, max, currency });
  const several = bets > 1 ? 'place.several' : 'place.withStake';
  return (
    <span className={styles.label}>
      {t(isMoved ? 'place.acceptWithStake' : several, { count: bets, amount, currency })}
      <span className={styles.upTo}>{t('place.upTo', { amount: max, currency })}</span>
    </span>
  );
}
