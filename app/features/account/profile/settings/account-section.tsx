import { useTranslation } from 'react-i18next';
import { useGetMemberQuery } from '#app/features/account/account/index.ts';
import type { AccountForms } from './account-forms.ts';
import { Loading } from '#app/features/account/profile/loading.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { NotifySetting } from './notify-setting.tsx';
import { SecuritySettings } from './security-settings.tsx';
import { SettingRow } from './setting-row.tsx';
import { useOpenSetting } from './use-open-setting.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from '#app/features/account/profile/profile.module.css';
import * as rows from './setting-row.module.css';

interface AccountSectionProps extends AccountForms {
  /** During a break no notification can be turned on, so none is offered, and no code that invites others. */
  readonly mayUrge: boolean;
}

/** The player's account data, and what is still to be set. */
export function AccountSection({ mayUrge, realNameForm, paymentPasswordForm, copyButton }: AccountSectionProps) {
  const { t } = useTranslation('profile');
  const { data: member, isError, error, refetch } = useGetMemberQuery();
  const setting = useOpenSetting();
  if (member === undefined) return <Loading isError={isError} error={error} onRetry={refetch} />;
  const { id, nickname, real_name, referral_code } = member;
  return (
    <>
      <section className={stack.fit4}>
        <h2 className={styles.title}>{t('groups.personal')}</h2>
        <ul className={rows.rows}>
          <SettingRow label={t('userId')} value={id} />
          <SettingRow
            label={t('nickname.label')}
            value={nickname}
            action={t('change')}
            {...setting.of('nickname', t('saved'))}
          >
            <NicknameForm nickname={nickname} onDone={setting.done('nickname')} />
          </SettingRow>
          <SettingRow
            label={t('realName')}
            value={real_name ?? t('unset')}
            hint={real_name === null ? t('realNameWhy') : t('realNameFixed')}
            action={real_name === null ? t('set') : undefined}
            {...setting.of('realName', t('saved'))}
          >
            {realNameForm(setting.done('realName'))}
          </SettingRow>
          {mayUrge && (
            <SettingRow
              label={t('referral')}
              value={
                <>
                  <span translate="no">{referral_code}</span>{' '}
                  <span>{copyButton(referral_code, t('copyReferral'))}</span>
                </>
              }
            />
          )}
        </ul>
      </section>
      <SecuritySettings member={member} paymentPasswordForm={paymentPasswordForm} setting={setting} />
      {mayUrge && <NotifySetting />}
    </>
  );
}
