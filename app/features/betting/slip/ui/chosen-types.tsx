import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatCount, formatMoney } from '#app/i18n/format.ts';
import { useBetNames } from '#app/i18n/use-pass-text.ts';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { typeTotals } from '#app/features/betting/slip/pricing/type-totals.ts';
import * as styles from './chosen-types.module.css';

interface ChosenTypesProps {
  readonly coupon: CheckedTicket;
  readonly currency: string;
}

/** The types of a bet that has several, each with its lines, stake and return. */
export function ChosenTypes({ coupon, currency }: ChosenTypesProps) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const names = useBetNames();
  const { game, passes } = coupon.ticket;
  const totals = typeTotals(coupon);
  if (totals.length < 2) return null;
  return (
    <ul className={styles.types} aria-label={t('passes.chosen')}>
      {totals.map(({ pass, type, lines, stake, max }) => {
        const name = names.ofType(type);
        return (
          <li key={pass} className={styles.type} data-testid="chosen-type">
            <span className={styles.name}>{name}</span>
            <span className={styles.numbers}>
              <span>{t('passes.lines', { count: Number(lines), lines: formatCount(lines, i18n.language) })}</span>
              {stake !== undefined && <span translate="no">{` · ${formatMoney(stake, currency, i18n.language)}`}</span>}
              {max !== undefined && (
                <span translate="no">
                  {` · ${t('place.upTo', { amount: formatAmount(max, currency, i18n.language), currency })}`}
                </span>
              )}
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { pick: name })}
              onClick={() => change(changeCoupon(game, { passes: passes.filter((other) => other !== pass) }))}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
