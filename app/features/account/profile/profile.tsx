import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { Chips } from '#app/ui/chips.tsx';
import type { AccountForms } from './settings/account-forms.ts';
import { AccountSection } from './settings/account-section.tsx';
import { CheckIns } from './check-in.tsx';
import { VipLevels } from './vip/vip-levels.tsx';
import * as styles from './profile.module.css';

const SECTIONS = ['rewards', 'vip', 'account', 'history'] as const;

interface ProfileProps extends AccountForms {
  readonly history: ReactNode;
  /** Latest bonuses, below what can be claimed. */
  readonly bonuses: ReactNode;
}

/** The profile's menu (rewards first, if the brand has them) and the section that the address names. */
export function Profile({ history, bonuses, ...account }: ProfileProps) {
  const { t } = useTranslation(['profile', 'shell']);
  const { features } = useBrand();
  const [search, setSearch] = useSearchParams();
  const sections = SECTIONS.filter((section) => section !== 'rewards' || features.checkIn || features.bonus);
  const chosen = sections.find((section) => section === search.get('tab')) ?? sections[0] ?? 'vip';
  return (
    <div className={styles.profile}>
      <Chips
        label={t('shell:nav.profile')}
        options={sections.map((value) => ({ value, text: t(`profile:sections.${value}`) }))}
        chosen={chosen}
        onChoose={(tab) => setSearch({ tab }, { replace: true })}
      />
      {chosen === 'rewards' && (
        <>
          {features.checkIn && <CheckIns />}
          {features.bonus && bonuses}
        </>
      )}
      {chosen === 'vip' && <VipLevels />}
      {chosen === 'account' && <AccountSection {...account} />}
      {chosen === 'history' && history}
    </div>
  );
}
