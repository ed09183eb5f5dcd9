import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { NAV_ENTRIES } from './nav-entries.ts';
import * as styles from './mobile-nav.module.css';

/** Navigation of the phone, at the thumb. */
export function MobileNav() {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      {NAV_ENTRIES.map(({ to, icon: Icon, text }) => (
        <NavLink key={to} to={to} end className={styles.link ?? ''}>
          <Icon size={22} aria-hidden="true" />
          <span>{t(text)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
