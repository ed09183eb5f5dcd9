import { CircleUserRound } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LazySection } from '#app/ui/lazy-section.tsx';
import { Popover } from '#app/ui/popover.tsx';
import * as styles from './header.module.css';

const MenuEntries = lazy(async () => ({ default: (await import('./menu-entries.tsx')).MenuEntries }));

/** The player's own pages, and sign-out. */
export function UserMenu() {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('menu.user')}
      triggerClass={styles.icon}
      trigger={<CircleUserRound size={22} aria-hidden="true" />}
    >
      {(close) => (
        <LazySection rows={4}>
          <MenuEntries onChosen={close} />
        </LazySection>
      )}
    </Popover>
  );
}
