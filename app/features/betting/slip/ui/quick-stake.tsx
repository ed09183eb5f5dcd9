import { useTranslation } from 'react-i18next';
import { REASONS_ID } from '#app/features/betting/slip/pricing/reason-list.tsx';
import { QuickStakes } from '#app/features/betting/slip/settings/quick-stakes.tsx';
import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import * as styles from './quick-bet.module.css';

interface QuickStakeProps {
  readonly entered: EnteredAmount;
  /** Undefined while no amount is entered. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly isLocked: boolean;
  /** The stake breaks a limit, which the list of reasons names. */
  readonly isWrong?: boolean;
  /** The stake is entered as a total. */
  readonly isTotal?: boolean;
  readonly onEnter: (entered: EnteredAmount) => void;
}

/** The stake of the tray's pick, with amounts to add at a press. */
export function QuickStake({
  entered,
  amount,
  currency,
  isLocked,
  isWrong,
  isTotal = false,
  onEnter,
}: QuickStakeProps) {
  const { t } = useTranslation('slip');
  return (
    <div className={styles.stake}>
      <AmountField
        label={t('quick.stake')}
        name="stake-quick"
        currency={currency}
        value={entered}
        disabled={isLocked}
        wrongBy={isWrong === true ? REASONS_ID.tray : undefined}
        onEnter={onEnter}
      />
      <QuickStakes typed={amount} isLocked={isLocked} isTotal={isTotal} isFixed onStake={onEnter} onSet={onEnter} />
    </div>
  );
}
