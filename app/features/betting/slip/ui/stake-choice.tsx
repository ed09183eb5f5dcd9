import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#app/store/hooks.ts';
import { preferencesChanged, type StakeBy } from '#app/store/preferences-slice.ts';
import { compareAmounts } from '#engine/money';
import { formatAmount } from '#app/i18n/format.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import type { ReadLineStake } from '#app/features/betting/slip/pricing/line-stake.ts';
import { OneOf } from '#app/ui/choice/one-of.tsx';
import * as styles from './stake-choice.module.css';

const CHOICES: readonly StakeBy[] = ['line', 'total'];

interface StakeChoiceProps {
  readonly chosen: StakeBy;
  readonly isLocked: boolean;
  readonly onChoose: (stakeBy: StakeBy) => void;
}

/** Whether the stake is entered per line or for all lines together; remembered for the next bets. */
export function StakeChoice({ chosen, isLocked, onChoose }: StakeChoiceProps) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  return (
    <OneOf
      label={t('stake.by.label')}
      options={CHOICES.map((value) => ({ value, text: t(`stake.by.${value}`) }))}
      chosen={chosen}
      isLocked={isLocked}
      onChoose={(stakeBy) => {
        dispatch(preferencesChanged({ stakeBy }));
        if (stakeBy !== chosen) onChoose(stakeBy);
      }}
      look={[styles.choice, styles.option]}
    />
  );
}

/** Where the entered total does not divide exactly: what each line gets, and what is placed in all. It is never more than the total. */
export function useDividedText(
  currency: string,
): (checked: CheckedTicket, entered: ReadLineStake) => string | undefined {
  const { t, i18n } = useTranslation('slip');
  const money = (amount: string) => formatAmount(amount, currency, i18n.language);
  return ({ bet }, entered) => {
    if (bet === undefined || !('amount' in entered)) return undefined;
    const { stake } = bet.estimate;
    if (compareAmounts(stake, entered.amount) === 0) return undefined;
    const [total, each, placed] = [entered.amount, bet.slip.stake, stake].map(money);
    return t('stake.divided', { total, each, placed, currency });
  };
}
