import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '#app/ui/popover.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import * as styles from './header.module.css';

const MenuEntries = lazy(async () => ({ default: (await import('./menu-entries.tsx')).MenuEntries }));

/** What is the player's own, and the way out. */
export function UserMenu() {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('menu.user')}
      triggerClass={styles.icon}
      trigger={<CircleUserRound size={22} aria-hidden="true" />}
    >
      {(close) => (
        <Suspense fallback={<Skeleton rows={4} label={t('loading')} />}>
          <MenuEntries onChosen={close} />
        </Suspense>
      )}
    </Popover>
  );
}
