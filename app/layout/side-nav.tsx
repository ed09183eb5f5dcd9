import { House, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { GameTabs } from './game-tabs.tsx';
import { EXTRA_ENTRIES } from './nav-entries.ts';
import { useFlagLink } from './query-flags.ts';
import * as styles from './side-nav.module.css';

/** Navigation of the desktop: icons with names, and under 1200 pixels a menu of icons with their names small below. */
export function SideNav() {
  const { t } = useTranslation();
  const myBets = useFlagLink('mybet');
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul className={styles.list}>
        <li>
          <NavLink to={paths.home} end className={styles.link ?? ''}>
            <House size={20} aria-hidden="true" />
            <span className={styles.text}>{t('nav.home')}</span>
          </NavLink>
        </li>
        <li>
          <Link to={myBets} className={styles.link}>
            <ReceiptText size={20} aria-hidden="true" />
            <span className={styles.text}>{t('nav.myBets')}</span>
          </Link>
        </li>
      </ul>
      <GameTabs />
      <ul className={styles.list} data-apart>
        {EXTRA_ENTRIES.map(({ to, icon: Icon, text }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link ?? ''}>
              <Icon size={20} aria-hidden="true" />
              <span className={styles.text}>{t(text)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
