import { useTranslation } from 'react-i18next';
import { addAmounts, currencyPlaces } from '#engine/money';
import { formatRound } from '#app/i18n/format.ts';
import { readAmount } from '#app/i18n/read-amount.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { useQuickStakes } from '#app/store/use-quick-stakes.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { allTyped, injectedDrawSlip } from './draw-slip-slice.ts';
import * as styles from './amount-for-all.module.css';

/** One amount for every selection. Quick amounts are added to the typed one. */
export function AmountForAll({ currency, isLocked }: { readonly currency: string; readonly isLocked: boolean }) {
  const { t, i18n } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const { offered } = useQuickStakes();
  const typed = useAppSelector((state) => injectedDrawSlip.selectSlice(state).typed);
  const read = readAmount(typed, { language: i18n.language, places: currencyPlaces(currency) });
  const problem =
    'problem' in read && read.problem !== 'missing' ? t(`amount.${read.problem}`, { currency }) : undefined;
  return (
    <div className={styles.all}>
      <AmountField
        label={t('slip.amountAll')}
        name="amount-all"
        currency={currency}
        value={typed}
        disabled={isLocked}
        error={problem}
        onChange={(event) => dispatch(allTyped(event.target.value))}
      />
      <div className={styles.quick} role="group" aria-label={t('slip.quick')}>
        {offered.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.chip}
            disabled={isLocked}
            onClick={() => {
              const sum = 'amount' in read ? addAmounts(read.amount, amount) : amount;
              dispatch(allTyped(formatRound(sum, i18n.language)));
            }}
          >
            +{formatRound(amount, i18n.language)}
          </button>
        ))}
      </div>
    </div>
  );
}
