import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { readLineStake } from '#app/features/betting/slip/pricing/line-stake.ts';
import * as styles from './quick-stakes.module.css';

/** The player's own quick stakes, as many as the brand has. */
export function QuickStakesEditor({
  amounts,
  onDone,
}: {
  readonly amounts: readonly string[];
  readonly onDone: () => void;
}) {
  const { t, i18n } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const { currency } = useBrand();
  const { language } = i18n;
  const [typed, setTyped] = useState(() => amounts.map((amount) => typeAmount(amount, language)));
  const stakes = typed.map((text) => readLineStake(text, { currency, language }));
  const isRight = stakes.every((stake) => 'amount' in stake);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isRight) return;
    dispatch(preferencesChanged({ quickStakes: stakes.flatMap((stake) => ('amount' in stake ? stake.amount : [])) }));
    onDone();
  }

  return (
    <form className={styles.editor} aria-label={t('stake.editQuick')} onSubmit={onSubmit}>
      <div className={styles.quick}>
        {typed.map((text, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- the fields have no other name than their place
            key={index}
            className={styles.amount}
            type="text"
            inputMode="decimal"
            maxLength={12}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the player has just asked for these fields
            autoFocus={index === 0}
            aria-label={t('stake.quickNumber', { number: index + 1 })}
            aria-invalid={!('amount' in (stakes[index] ?? {})) || undefined}
            value={text}
            onChange={(event) => setTyped(typed.with(index, event.target.value))}
          />
        ))}
      </div>
      {!isRight && <p className={styles.wrong}>{t('stake.notANumber')}</p>}
      <div className={styles.actions}>
        <Button
          look="quiet"
          onClick={() => {
            dispatch(preferencesChanged({ quickStakes: undefined }));
            onDone();
          }}
        >
          {t('stake.usualQuick')}
        </Button>
        <Button type="submit" disabled={!isRight}>
          {t('stake.saveQuick')}
        </Button>
      </div>
    </form>
  );
}
