import { useTranslation } from 'react-i18next';
import { LimitLeft } from '#app/features/account/protection/index.ts';
import { REASONS_ID } from '#app/features/betting/slip/pricing/reason-list.tsx';
import { QuickStakes } from '#app/features/betting/slip/settings/quick-stakes.tsx';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import * as styles from './quick-bet.module.css';

interface QuickStakeProps {
  readonly typed: string;
  /** Undefined while nothing valid is typed. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly isLocked: boolean;
  /** The stake breaks a limit, which the list of reasons names. */
  readonly isWrong?: boolean;
  readonly onType: (typed: string) => void;
}

/** The stake of the tray's pick, with amounts to add at a press. */
export function QuickStake({ typed, amount, currency, isLocked, isWrong = false, onType }: QuickStakeProps) {
  const { t, i18n } = useTranslation('slip');
  return (
    <div className={styles.stake}>
      <AmountField
        label={t('quick.stake')}
        name="stake-quick"
        currency={currency}
        value={typed}
        disabled={isLocked}
        wrongBy={isWrong ? REASONS_ID.tray : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <LimitLeft action="bet" currency={currency} />
      <QuickStakes
        typed={amount}
        isLocked={isLocked}
        isFixed
        onStake={(added) => onType(typeAmount(added, i18n.language))}
      />
    </div>
  );
}
