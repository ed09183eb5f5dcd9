import { CircleUserRound } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LatePart } from '#app/ui/late-part.tsx';
import { Popover } from '#app/ui/popover.tsx';
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
        <LatePart rows={4} loading={t('loading')} failed={t('error.offline')}>
          <MenuEntries onChosen={close} />
        </LatePart>
      )}
    </Popover>
  );
}
