import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { HIGHEST_MINUTES, type PlayerLimit } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { useBrand } from '#app/brand/brand-context.ts';
import { leastBet, useListCurrenciesQuery } from '#app/features/account/account/index.ts';
import { limitStops } from '#app/features/account/credentials/index.ts';
import { placesOf } from '#app/i18n/currencies.ts';
import { enteredAmount } from '#app/i18n/entered-amount.ts';
import { formatMoney, formatRound } from '#app/i18n/format.ts';
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
  readonly period: PlayerLimit['period'];
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onSave: (amount: string) => void;
  readonly onCancel: () => void;
  /** Removes the limit, or says why it cannot be removed; undefined if there is none. */
  readonly remove: (() => void) | 'mandatory' | undefined;
}

/** A new value for a limit. Whether it applies now or later is shown before it is saved. */
export function LimitForm({ name, kind, period, currency, isBusy, onSave, onCancel, remove }: LimitFormProps) {
  const { t, i18n } = useTranslation(['protection', 'shell']);
  const least = useLeastSport(currency);
  const places = kind === 'session' ? 0 : placesOf(currency);
  const max = kind === 'session' ? String(HIGHEST_MINUTES[period]) : undefined;
  const { form, amount, value } = useCheckedForm({
    defaults: { amount: '' },
    schemaOf: () => v.object({ amount: amountOf(places, max) }),
    words: (message) =>
      message === 'tooLong' && max !== undefined
        ? t('protection:limits.tooLong', { max: formatRound(max, i18n.language) })
        : t('protection:limits.wrong'),
    onRequest: (given) => onSave(given.amount),
  });
  const stops = limitStops(kind, value('amount'), { places, least });
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
      <p role="status">
        {stops && t(`protection:${stops}`, { amount: formatMoney(least ?? '0', currency, i18n.language) })}
      </p>
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

/** The lowest sports bet; undefined without sports, and until the rates are read. */
function useLeastSport(currency: string): string | undefined {
  const brand = useBrand();
  const { currentData: currencies = [] } = useListCurrenciesQuery();
  const option = currencies.find((each) => each.currency === currency);
  return brand.sports.length === 0 ? undefined : option && leastBet(option, 'sport', brand, currencies);
}

/** An entered amount; the messages are that it is none, and that it is above the highest. */
const amountOf = (places: number, max: string | undefined) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = enteredAmount(dataset.value, places);
      const isTooLong = 'amount' in read && max !== undefined && compareAmounts(read.amount, max) > 0;
      if ('amount' in read && !isTooLong) return read.amount;
      addIssue({ message: isTooLong ? 'tooLong' : 'wrong' });
      return NEVER;
    }),
  );
