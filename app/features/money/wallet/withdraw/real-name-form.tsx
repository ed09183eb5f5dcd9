import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setRealName } from '#contract/rows/account/set-real-name';
import { isOutcomeUnknown } from '#app/api/api-error.ts';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { moneyFormError, unconfirmed } from '#app/features/money/wallet/ui/money-form-error.ts';
import { type FormNotice, useFormNotice } from '#app/features/money/wallet/ui/use-form-notice.ts';
import { RealNameSchema } from './real-name-schema.ts';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/** Some channels pay only to accounts in the player's real name: it is set here, where it is needed. */
export function RealNameForm({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation('wallet');
  const dispatch = useAppDispatch();
  const noticeOf = useFormNotice();
  const [notice, setNotice] = useState<FormNotice>();
  const { form, field, isBusy } = useCheckedForm({
    defaults: { real_name: '' },
    schemaOf: () => RealNameSchema,
    words: (message) => t(message as WalletKey),
    async onRequest(body) {
      setNotice(undefined);
      const outcome = await dispatch(callOnce(setRealName, { body }));
      dispatch(api.util.invalidateTags(['Member']));
      if (outcome.ok) return onDone?.();
      const { error } = outcome;
      setNotice(
        isOutcomeUnknown(error) ? unconfirmed('refused.unconfirmed', error) : moneyFormError(error, 'withdraw'),
      );
    },
  });
  return (
    <CheckedForm {...form} className={styles.form} notice={noticeOf(notice)}>
      <h3 className={styles.title}>{t('name.title')}</h3>
      <p className={styles.lead}>{t('name.lead')}</p>
      <Field {...field('real_name')} label={t('name.label')} autoComplete="name" autoCapitalize="words" />
      <SubmitButton isBusy={isBusy}>{t('name.save')}</SubmitButton>
    </CheckedForm>
  );
}
