import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { PlayerLimit } from '#contract/entities';
import { placesOf } from '#app/i18n/currencies.ts';
import { enteredAmount } from '#app/i18n/entered-amount.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { QuietButton, SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './protection.module.css';

interface LimitFormProps {
  readonly name: string;
  readonly kind: PlayerLimit['kind'];
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onSave: (amount: string) => void;
  readonly onCancel: () => void;
  /** Removes the limit, or says why it cannot be removed; undefined if there is none. */
  readonly remove: (() => void) | 'mandatory' | undefined;
}

/** A new value for a limit. Whether it applies now or later is shown before it is saved. */
export function LimitForm({ name, kind, currency, isBusy, onSave, onCancel, remove }: LimitFormProps) {
  const { t } = useTranslation(['protection', 'shell']);
  const places = kind === 'session' ? 0 : placesOf(currency);
  const { form, amount } = useCheckedForm({
    defaults: { amount: '' },
    schemaOf: () => v.object({ amount: amountOf(places) }),
    words: () => t('protection:limits.wrong'),
    onRequest: (given) => onSave(given.amount),
  });
  const { ref } = form;
  // The player asked to change a limit, so the focus moves to the field.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  return (
    <CheckedForm {...form} className={stack.fit3} aria-label={name}>
      <AmountField
        {...amount('amount')}
        places={places}
        label={t('protection:limits.new')}
        currency={kind === 'session' ? t('protection:limits.minutes') : currency}
        disabled={isBusy}
        hint={t('protection:limits.hint')}
      />
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy}>{t('protection:limits.save')}</SubmitButton>
        {typeof remove === 'function' && (
          <QuietButton disabled={isBusy} onClick={remove}>
            {t('protection:limits.remove')}
          </QuietButton>
        )}
        <QuietButton onClick={onCancel}>{t('protection:cancel')}</QuietButton>
      </div>
      {remove === 'mandatory' && <p className={muted.lead}>{t('protection:limits.mandatory')}</p>}
    </CheckedForm>
  );
}

/** An entered amount; the only message is that it is none. */
const amountOf = (places: number) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = enteredAmount(dataset.value, places);
      if ('amount' in read) return read.amount;
      addIssue({ message: 'wrong' });
      return NEVER;
    }),
  );
