import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberQuery } from '#app/features/account/index.ts';
import { Loading } from './loading.tsx';
import { NicknameForm } from './nickname-form.tsx';
import { SecuritySettings } from './security-settings.tsx';
import { SettingRow } from './setting-row.tsx';
import { useOpenSetting } from './use-open-setting.ts';
import * as styles from './profile.module.css';
import * as rows from './setting-row.module.css';

export interface AccountParts {
  /** Shown while there is none. */
  readonly realNameForm: (onDone: () => void) => ReactNode;
  /** The first one, or a new one in place of the old. */
  readonly paymentPasswordForm: (isSet: boolean, onDone: () => void) => ReactNode;
  readonly copyButton: (code: string, label: string) => ReactNode;
}

/** Who the player is to the house, and what is still to be set. */
export function AccountSection({ realNameForm, paymentPasswordForm, copyButton }: AccountParts) {
  const { t } = useTranslation('profile');
  const { data: member, isError, refetch } = useGetMemberQuery();
  const setting = useOpenSetting();
  if (member === undefined) return <Loading isError={isError} onRetry={refetch} />;
  const { id, nickname, real_name, referral_code } = member;
  return (
    <>
      <section className={styles.part}>
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
          <SettingRow
            label={t('referral')}
            value={
              <>
                {referral_code} {copyButton(referral_code, t('copyReferral'))}
              </>
            }
          />
        </ul>
      </section>
      <SecuritySettings member={member} paymentPasswordForm={paymentPasswordForm} setting={setting} />
    </>
  );
}
