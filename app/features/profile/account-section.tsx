import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMemberQuery } from '#app/features/account/index.ts';
import { Loading } from './loading.tsx';
import { NicknameForm } from './nickname-form.tsx';
import * as styles from './profile.module.css';

export interface AccountParts {
  /** Shown while there is none. */
  readonly realNameForm: ReactNode;
  readonly paymentPasswordForm: ReactNode;
  readonly copyButton: (code: string, label: string) => ReactNode;
}

/** Who the player is to the house, and what is still to be set. */
export function AccountSection({ realNameForm, paymentPasswordForm, copyButton }: AccountParts) {
  const { t } = useTranslation('profile');
  const { data: member, isError, refetch } = useGetMemberQuery();
  if (member === undefined) return <Loading isError={isError} onRetry={refetch} />;
  const { nickname, real_name, email, mobile, referral_code, has_bank_password } = member;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('sections.account')}</h2>
      <dl className={styles.facts}>
        <dt>{t('referral')}</dt>
        <dd>
          {referral_code} {copyButton(referral_code, t('copyReferral'))}
        </dd>
        <dt>{t('email')}</dt>
        <dd>{email ?? t('unset')}</dd>
        <dt>{t('mobile')}</dt>
        <dd>{mobile ?? t('unset')}</dd>
        <dt>{t('realName')}</dt>
        <dd>{real_name ?? t('unset')}</dd>
      </dl>
      <NicknameForm nickname={nickname} />
      {real_name === null && realNameForm}
      {!has_bank_password && paymentPasswordForm}
    </section>
  );
}
