import { LockKeyhole } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/ui/field.tsx';
import type { CardValues } from './card-schema.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

type Input = ComponentPropsWithRef<'input'> & { readonly error?: string | undefined };

interface CardFieldsProps {
  readonly field: (name: keyof CardValues) => Input;
  readonly isLocked: boolean;
  readonly isDebitOnly: boolean;
}

/** The card, with fields that browsers and password managers fill in. Its values stay in the inputs until the request is sent. */
export function CardFields({ field, isLocked, isDebitOnly }: CardFieldsProps) {
  const { t } = useTranslation('wallet');
  const common = { spellCheck: false, autoCorrect: 'off' } as const;
  return (
    <>
      {isDebitOnly && <p className={muted.lead}>{t('card.debitOnly')}</p>}
      <Field
        {...common}
        {...field('card_number')}
        disabled={isLocked}
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={24}
      />
      <div className={styles.pair}>
        <Field
          {...common}
          {...field('card_expiry')}
          disabled={isLocked}
          label={t('card.expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
        />
        <Field
          {...common}
          {...field('card_cvv')}
          disabled={isLocked}
          label={t('card.cvv')}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <Field
        {...common}
        {...field('card_name')}
        disabled={isLocked}
        label={t('card.name')}
        autoComplete="cc-name"
        autoCapitalize="words"
        maxLength={80}
      />
      <Field
        {...common}
        {...field('email')}
        disabled={isLocked}
        label={t('card.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <p className={styles.safe}>
        <LockKeyhole size={16} aria-hidden="true" />
        {t('card.privacy')}
      </p>
    </>
  );
}
