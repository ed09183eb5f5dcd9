import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/entities';
import type { AccountForms } from './account-forms.ts';
import { BindEmailForm } from './bind-email-form.tsx';
import { BindMobileForm } from './bind-mobile-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SettingRow } from './setting-row.tsx';
import type { OpenSetting } from './use-open-setting.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from '#app/features/account/profile/profile.module.css';
import * as rows from './setting-row.module.css';

interface SecuritySettingsProps extends Pick<AccountForms, 'paymentPasswordForm'> {
  readonly member: Member;
  readonly setting: OpenSetting;
}

/** Contacts and passwords of the player. */
export function SecuritySettings({ member, paymentPasswordForm, setting }: SecuritySettingsProps) {
  const { t } = useTranslation('profile');
  const { email, mobile, has_login_password, has_bank_password } = member;
  const stateOf = (name: 'email' | 'mobile', bound: string | null) =>
    setting.isSent(name) ? 'codeSent' : bound === null ? 'unverified' : 'verified';
  const isSet = (is: boolean) => (is ? t('isSet') : t('unset'));
  return (
    <section className={stack.fit4}>
      <h2 className={styles.title}>{t('groups.security')}</h2>
      <ul className={rows.rows}>
        <SettingRow
          label={t('email')}
          value={email ?? t('unset')}
          state={stateOf('email', email)}
          action={email === null ? t('set') : t('change')}
          {...setting.of('email', t('verifiedNow'))}
        >
          <BindEmailForm current={email} onSent={setting.sent('email')} onDone={setting.done('email')} />
        </SettingRow>
        <SettingRow
          label={t('mobile')}
          value={mobile === null ? t('unset') : <bdi dir="ltr">{mobile}</bdi>}
          state={stateOf('mobile', mobile)}
          action={mobile === null ? t('set') : t('change')}
          {...setting.of('mobile', t('verifiedNow'))}
        >
          <BindMobileForm current={mobile} onSent={setting.sent('mobile')} onDone={setting.done('mobile')} />
        </SettingRow>
        <SettingRow
          label={t('password.login')}
          value={isSet(has_login_password)}
          hint={email === null ? t('password.needsEmail') : undefined}
          action={email === null ? undefined : t('change')}
          {...setting.of('password', t('password.changed'))}
        >
          {email !== null && <ChangePasswordForm email={email} onDone={setting.done('password')} />}
        </SettingRow>
        <SettingRow
          label={t('password.payment')}
          value={isSet(has_bank_password)}
          hint={t('password.paymentWhy')}
          action={has_bank_password ? t('change') : t('set')}
          {...setting.of('paymentPassword', t('password.paymentChanged'))}
        >
          {paymentPasswordForm(has_bank_password, setting.done('paymentPassword'))}
        </SettingRow>
      </ul>
    </section>
  );
}
