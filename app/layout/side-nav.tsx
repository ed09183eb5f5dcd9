import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { NAV_ENTRIES } from './nav-entries.ts';
import { flagSearch } from './query-flags.ts';
import * as styles from './side-nav.module.css';

/** Navigation of the desktop: icons with names, icons alone where there is less room. */
export function SideNav() {
  const { t } = useTranslation();
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {NAV_ENTRIES.map(({ to, icon: Icon, text, flag }) => {
          const content = (
            <>
              <Icon size={20} aria-hidden="true" />
              <span className={styles.text}>{t(text)}</span>
            </>
          );
          return (
            <li key={to}>
              {flag === undefined ? (
                <NavLink to={to} end className={styles.link ?? ''} title={t(text)}>
                  {content}
                </NavLink>
              ) : (
                <Link to={{ search: flagSearch(flag) }} className={styles.link} title={t(text)}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
