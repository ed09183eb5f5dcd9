import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAmounts } from '#engine/money';
import { formatRound } from '#app/i18n/format.ts';
import { asNumber } from '#app/i18n/isolated.ts';
import { lastStakeIn } from '#app/features/betting/slip/model/offer-last-stake.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useQuickStakes, useWallet } from '#app/features/account/account/index.ts';
import { QuickStakesEditor } from './quick-stakes-editor.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './quick-stakes.module.css';

/** Amounts beside each other in the tray. */
const IN_TRAY = 4;

interface QuickStakesProps {
  /** The typed amount, if it is valid. */
  readonly typed: string | undefined;
  readonly isLocked: boolean;
  readonly onStake: (amount: string) => void;
  /** Sets the stake to the last one; without it the last one is not offered. */
  readonly onSet?: (amount: string) => void;
  /** The stake is entered as a total. */
  readonly isTotal?: boolean;
  /** Left out where there is no room for the editor. */
  readonly isFixed?: boolean;
}

/** The last stake, and amounts that are added to the stake at a press: the brand's, or the player's own. */
export function QuickStakes({ typed, isLocked, onStake, onSet, isTotal = false, isFixed = false }: QuickStakesProps) {
  const { t, i18n } = useTranslation('slip');
  const { all, offered } = useQuickStakes('sport');
  const currency = useWallet()?.currency;
  const stored = useAppSelector((state) => state.preferences.lastStake);
  const offersLast = onSet !== undefined && stored?.currency === currency;
  const last =
    stored !== undefined && offersLast
      ? { amount: lastStakeIn(stored, isTotal), currency: stored.currency }
      : undefined;
  // The tray has one row: the last stake takes the place of the highest amount.
  const added = isFixed && last !== undefined ? offered.slice(0, IN_TRAY - 1) : offered;
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const done = () => {
    setEditing(false);
    // The pressed button is gone.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (isEditing) return <QuickStakesEditor amounts={all} onDone={done} />;
  return (
    <div className={stack.wrap1} role="group" aria-label={t('stake.quick')}>
      {last !== undefined && (
        <button
          type="button"
          className={styles.chip}
          disabled={isLocked}
          aria-label={t('stake.last', {
            amount: formatRound(last.amount, i18n.language),
            currency: last.currency,
          })}
          data-testid="last-stake"
          onClick={() => onSet?.(last.amount)}
        >
          {formatRound(last.amount, i18n.language)}
        </button>
      )}
      {added.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.chip}
          disabled={isLocked}
          onClick={() => onStake(addAmounts(typed ?? '0', amount))}
        >
          {asNumber(`+${formatRound(amount, i18n.language)}`)}
        </button>
      ))}
      {!isFixed && (
        <button
          ref={pencil}
          type="button"
          className={styles.chip}
          disabled={isLocked}
          aria-label={t('stake.editQuick')}
          onClick={() => setEditing(true)}
        >
          <Pencil size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
