import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAmounts } from '#engine/money';
import { formatRound } from '#app/i18n/format.ts';
import { useQuickStakes } from '#app/store/use-quick-stakes.ts';
import { QuickStakesEditor } from './quick-stakes-editor.tsx';
import * as styles from './quick-stakes.module.css';

interface QuickStakesProps {
  /** The typed amount, if it is valid. */
  readonly typed: string | undefined;
  readonly isLocked: boolean;
  readonly onStake: (amount: string) => void;
  /** Left out where there is no room for the editor. */
  readonly isFixed?: boolean;
}

/** Amounts that are added to the stake at a press: the brand's, or the player's own. */
export function QuickStakes({ typed, isLocked, onStake, isFixed = false }: QuickStakesProps) {
  const { t, i18n } = useTranslation('slip');
  const { all, offered } = useQuickStakes();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <QuickStakesEditor amounts={all} onDone={() => setEditing(false)} />;
  return (
    <div className={styles.quick} role="group" aria-label={t('stake.quick')}>
      {offered.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.chip}
          disabled={isLocked}
          onClick={() => onStake(addAmounts(typed ?? '0', amount))}
        >
          +{formatRound(amount, i18n.language)}
        </button>
      ))}
      {!isFixed && (
        <button
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
