import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerLimit } from '#contract/entities';
import { currencyPlaces } from '#engine/money';
import { readAmount } from '#app/i18n/read-amount.ts';
import { AmountField } from '#app/ui/amount-field.tsx';
import { Button } from '#app/ui/button.tsx';
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
  const { t, i18n } = useTranslation(['protection', 'shell']);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The player asked to change a limit, so the focus moves to the field.
  useEffect(() => field.current?.focus(), []);
  const places = kind === 'session' ? 0 : currencyPlaces(currency);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readAmount(typed, { language: i18n.language, places });
    setWrong(!('amount' in read));
    if ('amount' in read) onSave(read.amount);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={name}>
      <AmountField
        label={t('protection:limits.new')}
        currency={kind === 'session' ? t('protection:limits.minutes') : currency}
        value={typed}
        ref={field}
        disabled={isBusy}
        error={isWrong ? t('protection:limits.wrong') : undefined}
        hint={t('protection:limits.hint')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy} disabled={isBusy}>
          {t('protection:limits.save')}
        </Button>
        {typeof remove === 'function' && (
          <Button look="quiet" disabled={isBusy} onClick={remove}>
            {t('protection:limits.remove')}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {t('protection:cancel')}
        </Button>
      </div>
      {remove === 'mandatory' && <p className={styles.lead}>{t('protection:limits.mandatory')}</p>}
    </form>
  );
}
