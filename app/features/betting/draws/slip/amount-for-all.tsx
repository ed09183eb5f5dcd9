import { useTranslation } from 'react-i18next';
import { addAmounts } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';
import { formatRound } from '#app/i18n/format.ts';
import { asNumber } from '#app/i18n/isolated.ts';
import { enteredAmount } from '#app/i18n/entered-amount.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { useQuickStakes } from '#app/features/account/account/index.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { allTyped } from './draw-slip-slice.ts';
import { useAmountForAll } from './use-offered-stake.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './amount-for-all.module.css';

interface AmountForAllProps {
  readonly currency: string;
  readonly stake: string | undefined;
  readonly isLocked: boolean;
}

/** One amount for every selection. Quick amounts are added to the entered one. */
export function AmountForAll({ currency, stake, isLocked }: AmountForAllProps) {
  const { t, i18n } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const { offered } = useQuickStakes('lottery');
  const typed = useAmountForAll(stake);
  const read = enteredAmount(typed, placesOf(currency));
  const problem =
    'problem' in read && read.problem !== 'missing' ? t(`amount.${read.problem}`, { currency }) : undefined;
  return (
    <div className={stack.gap2}>
      <AmountField
        label={t('slip.amountAll')}
        name="amount-all"
        currency={currency}
        value={typed}
        disabled={isLocked}
        error={problem}
        onEnter={(entered) => dispatch(allTyped(entered))}
      />
      <div className={styles.quick} role="group" aria-label={t('slip.quick')}>
        {offered.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.chip}
            disabled={isLocked}
            onClick={() => {
              dispatch(allTyped('amount' in read ? addAmounts(read.amount, amount) : amount));
            }}
          >
            {asNumber(`+${formatRound(amount, i18n.language)}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
