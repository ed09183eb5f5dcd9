import { useTranslation } from 'react-i18next';
import { addAmounts } from '#engine/money/amount.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { formatRound } from '#app/i18n/format.ts';
import { Field } from '#app/ui/field.tsx';
import { changeCoupon } from './change-slip.ts';
import { useChangeSlip } from './use-change-slip.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { readStake } from './stake.ts';
import * as styles from './stake-field.module.css';

interface StakeFieldProps {
  readonly game: SportGame;
  readonly typed: string;
  readonly currency: string;
  readonly isLocked: boolean;
}

/** The stake of one line. Quick stakes add to what stands there. */
export function StakeField({ game, typed, currency, isLocked }: StakeFieldProps) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const { quickStakes } = useBrand();
  const stake = readStake(typed, currency);
  const type = (next: string) => change(changeCoupon(game, { stake: next }));
  const problem =
    'problem' in stake && stake.problem !== 'empty' ? t(`stake.${stake.problem}`, { currency }) : undefined;
  return (
    <div className={styles.stake}>
      <Field
        label={t('stake.label')}
        name="stake"
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        placeholder="0"
        value={typed}
        disabled={isLocked}
        error={problem}
        after={<span className={styles.unit}>{currency}</span>}
        onChange={(event) => type(event.target.value)}
      />
      <div className={styles.quick} role="group" aria-label={t('stake.quick')}>
        {quickStakes.map((amount) => (
          <button
            key={amount}
            type="button"
            className={styles.chip}
            disabled={isLocked}
            onClick={() => type('amount' in stake ? addAmounts(stake.amount, amount) : amount)}
          >
            +{formatRound(amount, i18n.language)}
          </button>
        ))}
      </div>
    </div>
  );
}
