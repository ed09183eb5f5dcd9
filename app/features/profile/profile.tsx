import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { Chips } from '#app/ui/chips.tsx';
import { AccountSection, type AccountParts } from './account-section.tsx';
import { CheckIns } from './check-in.tsx';
import { VipLevels } from './vip-levels.tsx';
import * as styles from './profile.module.css';

const SECTIONS = ['rewards', 'vip', 'account', 'history'] as const;

interface ProfileProps extends AccountParts {
  readonly history: ReactNode;
  /** What has been given lately, below what can be claimed. */
  readonly bonuses: ReactNode;
}

/** The profile's menu, rewards first where the brand has them, and the chosen section; which one stands in the address. */
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
