import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { AccountForms } from './settings/account-forms.ts';
import { AccountSection } from './settings/account-section.tsx';
import { CheckIns } from './check-in.tsx';
import { VipLevels } from './vip/vip-levels.tsx';
import type { Elements } from '#app/ui/elements.ts';
import * as stack from '#app/ui/stack.module.css';

const SECTIONS = ['rewards', 'vip', 'account', 'history'] as const;

/** What a player strives for. */
const URGING: ReadonlySet<string> = new Set(['rewards', 'vip']);

interface ProfileProps extends AccountForms {
  /** Whether levels and rewards are shown: not during a break; undefined until it is known. */
  readonly mayUrge: boolean | undefined;
  readonly history: Elements;
  /** Latest bonuses, below what can be claimed. */
  readonly bonuses: Elements;
}

/** The profile's menu (rewards first, if the brand has them) and the section that the address names. */
export function Profile({ mayUrge, history, bonuses, ...account }: ProfileProps) {
  const { t } = useTranslation(['profile', 'shell']);
  const { features } = useBrand();
  const [search, setSearch] = useSearchParams();
  if (mayUrge === undefined) return <Skeleton rows={5} label={t('shell:loading')} />;
  const sections = SECTIONS.filter((section) => section !== 'rewards' || features.checkIn || features.bonus).filter(
    (section) => mayUrge || !URGING.has(section),
  );
  const chosen = sections.find((section) => section === search.get('tab')) ?? sections[0] ?? 'account';
  return (
    <div className={stack.fit4}>
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
      {chosen === 'account' && <AccountSection mayUrge={mayUrge} {...account} />}
      {chosen === 'history' && history}
    </div>
  );
}
