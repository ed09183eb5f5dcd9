import { useTranslation } from 'react-i18next';
import { setRealName } from '#contract/rows/account/set-real-name';
import { callOnce } from '#app/api/call-once.ts';
import { useMemberForm } from '#app/features/money/wallet/ui/use-member-form.ts';
import { RealNameSchema } from './real-name-schema.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import * as muted from '#app/ui/muted.module.css';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

/** Some channels pay only to accounts in the player's real name: it is set here, where it is needed. */
export function RealNameForm({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation('wallet');
  const { form, field, isBusy } = useMemberForm({
    defaults: { real_name: '' },
    schemaOf: () => RealNameSchema,
    call: (body) => callOnce(setRealName, { body }),
    onDone,
  });
  return (
    <CheckedForm {...form} className={styles.form}>
      <h3 className={styles.title}>{t('name.title')}</h3>
      <p className={muted.lead}>{t('name.lead')}</p>
      <Field {...field('real_name')} label={t('name.label')} autoComplete="name" autoCapitalize="words" />
      <SubmitButton isBusy={isBusy}>{t('name.save')}</SubmitButton>
    </CheckedForm>
  );
}
