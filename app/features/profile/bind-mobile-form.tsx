import { useTranslation } from 'react-i18next';
import { bindPhone } from '#contract/rows/bind-phone.ts';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import {
  CodeInput,
  PhoneInput,
  toldOf,
  useCode,
  useContact,
  useCredentialForm,
} from '#app/features/credentials/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { bindMobileSchema, newMobile } from './account-schemas.ts';
import * as styles from './setting-row.module.css';

export interface BindFormProps {
  /** What is bound now. */
  readonly current: string | null;
  readonly onSent: () => void;
  readonly onDone: () => void;
}

/** A mobile becomes the player's, in place of the former one, once its code is typed in. */
export function BindMobileForm({ current, onSent, onDone }: BindFormProps) {
  const { t } = useTranslation(['session', 'profile']);
  const dispatch = useAppDispatch();
  const choice = useContact();
  const { country } = choice;
  const { form, field, value, notice, tell, read, isBusy } = useCredentialForm({
    defaults: { phone: '', code: '' },
    schemaOf: () => bindMobileSchema(country, current),
    async onRequest(body) {
      const outcome = await dispatch(callOnce(bindPhone, { body }));
      // Also where the answer was lost: the member says whether the mobile is bound now.
      dispatch(api.util.invalidateTags(['Member']));
      if (!outcome.ok) return toldOf(outcome.error, 'bind', 'phone');
      onDone();
      return undefined;
    },
  });
  const code = useCode('bind', `${country} ${value('phone')}`);

  async function onSend() {
    const checked = read(newMobile(country, current), 'phone');
    if (checked === undefined) return;
    const refused = await code.send({ kind: 'phone', ...checked.phone });
    if (refused === undefined) onSent();
    else tell(refused);
  }

  return (
    <form {...form} className={styles.form}>
      <p className={styles.hint}>{t('session:bind.lead')}</p>
      {notice !== undefined && <Notice kind="error">{notice}</Notice>}
      <PhoneInput {...field('phone')} choice={choice} autoComplete="tel" />
      <CodeInput {...field('code')} code={code} onSend={() => void onSend()} />
      <Button type="submit" isBusy={isBusy} disabled={isBusy}>
        {t('profile:save')}
      </Button>
    </form>
  );
}
