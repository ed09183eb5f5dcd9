import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { paths } from '#app/paths.ts';
import { GameTabs } from './game-tabs.tsx';
import { extraEntries } from './nav-entries.ts';
import { NavIcon } from './icons/nav-icon-lazy.tsx';
import { useFlagLink } from './query-flags.ts';
import { SideMore } from './watch-lazy.ts';
import * as styles from './side-nav.module.css';

/** The desktop's navigation: icons with names; below 1200 pixels a narrow bar with small names under the icons. */
export function SideNav() {
  const { t } = useTranslation();
  const myBets = useFlagLink('mybet');
  const entries = extraEntries(useAvailability(), useBrand());
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul className={styles.list}>
        <li>
          <NavLink to={paths.home} end className={styles.link ?? ''}>
            <NavIcon name="home" size={20} />
            <span className={styles.text}>{t('nav.home')}</span>
          </NavLink>
        </li>
        <li>
          <Link to={myBets} className={styles.link}>
            <NavIcon name="myBets" size={20} />
            <span className={styles.text}>{t('nav.myBets')}</span>
          </Link>
        </li>
      </ul>
      <GameTabs />
      <ul className={styles.list} data-apart>
        {entries.map(({ to, icon, text }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link ?? ''}>
              <NavIcon name={icon} size={20} />
              <span className={styles.text}>{t(text)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        <SideMore />
      </Suspense>
    </nav>
  );
}
