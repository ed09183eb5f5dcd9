import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { useWallet } from '#app/features/account/account/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { QuietButton, SubmitButton } from '#app/ui/button.tsx';
import { useReasonText } from '#app/features/betting/slip/pricing/use-reason-text.ts';
import { readLineStake } from '#app/features/betting/slip/pricing/line-stake.ts';
import { useAmountText, type AmountInput } from '#app/ui/use-amount-text.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './quick-stakes.module.css';

/** The player's own quick stakes, as many as the brand has. */
export function QuickStakesEditor({
  amounts,
  onDone,
}: {
  readonly amounts: readonly string[];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const currency = useWallet()?.currency ?? brand.currency;
  const [entered, setEntered] = useState(amounts);
  const stakes = entered.map((each) => readLineStake(each, currency));
  const reasonText = useReasonText();
  const [problem] = stakes.flatMap((stake) => ('problem' in stake ? stake.problem : []));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (problem !== undefined) return;
    const quickStakes = stakes.flatMap((stake) => ('amount' in stake ? stake.amount : []));
    dispatch(preferencesChanged({ quickStakes, quickCurrency: currency }));
    onDone();
  }

  return (
    <form className={stack.gap2} aria-label={t('stake.editQuick')} onSubmit={onSubmit}>
      <div className={styles.fields}>
        {entered.map((value, index) => (
          <StakeInput
            // oxlint-disable-next-line react/no-array-index-key -- the fields have no other name than their place
            key={index}
            isFirst={index === 0}
            label={t('stake.quickNumber', { number: index + 1 })}
            isWrong={!('amount' in (stakes[index] ?? {}))}
            currency={currency}
            value={value}
            onEnter={(changed) => setEntered(entered.with(index, changed))}
          />
        ))}
      </div>
      {problem !== undefined && <p className={styles.wrong}>{reasonText({ kind: 'stake', problem, currency })}</p>}
      <div className={styles.actions}>
        <QuietButton onClick={onDone}>{t('stake.cancelQuick')}</QuietButton>
        <QuietButton
          onClick={() => {
            dispatch(preferencesChanged({ quickStakes: undefined, quickCurrency: undefined }));
            onDone();
          }}
        >
          {t('stake.usualQuick')}
        </QuietButton>
        <SubmitButton disabled={problem !== undefined}>{t('stake.saveQuick')}</SubmitButton>
      </div>
    </form>
  );
}

interface StakeInputProps extends AmountInput {
  readonly label: string;
  readonly isWrong: boolean;
  readonly isFirst: boolean;
}

function StakeInput({ label, isWrong, isFirst, ...amount }: StakeInputProps) {
  const text = useAmountText(amount);
  return (
    <input
      {...text}
      className={styles.amount}
      type="text"
      inputMode="decimal"
      maxLength={12}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the player has just asked for these fields
      autoFocus={isFirst}
      aria-label={label}
      aria-invalid={isWrong || undefined}
    />
  );
}
