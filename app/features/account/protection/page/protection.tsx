import { useTranslation } from 'react-i18next';
import { BreakSection } from './break-section.tsx';
import { HelpSection } from './help-list.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { MarketingSection } from './marketing-section.tsx';
import { SessionSection } from './session-section.tsx';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './protection.module.css';

/** The page with all protection settings. */
export function Protection() {
  const { t } = useTranslation('protection');
  return (
    <div className={styles.page} data-in-order="">
      <p className={muted.lead}>{t('lead')}</p>
      <IdentitySection />
      <SessionSection />
      <LimitsSection />
      <MarketingSection />
      <BreakSection kind="time_out" />
      <BreakSection kind="self_exclusion" />
      <HelpSection />
    </div>
  );
}
