import { Ticket } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { usePickCount } from '#app/features/betting/slip/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { GameTabs } from './game-tabs.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { extraEntries } from './nav-entries.ts';
import { NavIcon } from './icons/nav-icon-lazy.tsx';
import { useQueryFlag } from './query-flags.ts';
import { usePageSlip } from './use-page-slip.ts';
import * as entryStyles from './menu-entries.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './mobile-menu.module.css';

/** The phone's drawer: everything that the desktop has in its side navigation and user menu. */
export function MobileMenu() {
  const { t, i18n } = useTranslation(['shell', 'slip']);
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  const picks = usePickCount();
  const available = useAvailability();
  const hasSlip = usePageSlip() !== undefined;
  const { pathname } = useLocation();
  const [, close] = useQueryFlag('menu');
  /** To the page below the menu: an entry more of it would make a dead press of Back. */
  function stay(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.search !== '' || link.pathname !== pathname || link.origin !== location.origin) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- its links are pressed
    <nav className={stack.gap3} aria-label={t('shell:menu.title')} onClickCapture={stay}>
      {!isPlayer && (
        <div className={styles.ways}>
          <QuietButton onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>
            {t('shell:signIn.button')}
          </QuietButton>
          <Button look="accent" onClick={() => dispatch(overlayOpened({ kind: 'register' }))}>
            {t('shell:register.button')}
          </Button>
        </div>
      )}
      <GameTabs />
      <ul className={styles.list}>
        {hasSlip && (
          <li>
            <button
              type="button"
              className={entryStyles.entry}
              onClick={() => dispatch(overlayOpened({ kind: 'slip' }))}
            >
              <Ticket size={20} aria-hidden="true" />
              <span>{t('slip:title')}</span>
              {picks > 0 && <span className={styles.count}>{formatCount(String(picks), i18n.language)}</span>}
            </button>
          </li>
        )}
        {extraEntries(available, useBrand())
          .filter(({ to }) => !(isPlayer && to === paths.reports))
          .map(({ to, icon, text }) => (
            <li key={to}>
              <NavLink to={to} className={entryStyles.entry ?? ''}>
                <NavIcon name={icon} size={20} />
                <span>{t(`shell:${text}`)}</span>
              </NavLink>
            </li>
          ))}
      </ul>
      <MenuEntries />
    </nav>
  );
}
