import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Arrival } from './arrival.tsx';
import { FlagOverlays } from './flag-overlays.tsx';
import { Footer } from './footer-lazy.tsx';
import { Header } from './header.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { PageSlip } from './page-slip.tsx';
import { ProtectionSlot } from './protection-slots.tsx';
import { SideNav } from './side-nav.tsx';
import { ToastHost } from './toast-host.tsx';
import { useIsDesktop } from './use-is-desktop.ts';
import { WalletFromAddress } from './wallet-from-address.tsx';
import * as styles from './shell.module.css';

/** The frame around every page: header, navigation, the page, the slip; a sheet instead of a panel on phones. */
export function Shell() {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <a className={styles.skip} href="#slip">
        {t('skipToSlip')}
      </a>
      <Header isDesktop={isDesktop} />
      <div className={styles.body} data-layout={isDesktop ? 'desktop' : 'mobile'}>
        {isDesktop && <SideNav />}
        <div className={styles.column}>
          <main id="main" className={styles.main} tabIndex={-1}>
            <ProtectionSlot />
            <Outlet />
          </main>
          <Footer />
        </div>
        {isDesktop && (
          <aside id="slip" tabIndex={-1} className={styles.side}>
            <ErrorBoundary fallback={<Notice kind="error">{t('error.offline')}</Notice>}>
              <PageSlip layout="panel" />
            </ErrorBoundary>
          </aside>
        )}
      </div>
      {!isDesktop && (
        <>
          <div id="slip" tabIndex={-1} className={styles.bar}>
            <ErrorBoundary fallback={null}>
              <PageSlip layout="bar" />
            </ErrorBoundary>
          </div>
          <MobileNav />
        </>
      )}
      <FlagOverlays isDesktop={isDesktop} />
      <WalletFromAddress />
      <OverlayHost isDesktop={isDesktop} />
      <ToastHost />
      <Arrival mainId="main" />
    </>
  );
}
