import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { useTextsMissing } from '#app/i18n/missing-texts.ts';
import { useOverlayEntries } from '#app/store/overlay-entries.ts';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { Arrival } from './arrival.tsx';
import { FlagOverlays } from './flag-overlays.tsx';
import { Footer } from './footer/footer-lazy.tsx';
import { Header } from './header.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { PageSlip } from './page-slip.tsx';
import { PhoneSlip } from './phone-slip.tsx';
import { ProtectionSlot } from './protection-slots.tsx';
import { SideNav } from './side-nav.tsx';
import { useHasSlipColumn } from './use-open-slip.ts';
import { useIsDesktop } from './use-is-desktop.ts';
import { usePageSlip } from './use-page-slip.ts';
import { WalletFromAddress } from './wallet-from-address.tsx';
import { ToastHost, Watch } from './watch-lazy.ts';
import * as styles from './shell.module.css';

/** The frame around every page: header, navigation, page and slip, where the brand's layout has them; on phones the slip is a bottom sheet. */
export function Shell() {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const { navigation } = useBrand().layout;
  const areTextsMissing = useTextsMissing();
  useOverlayEntries();
  const slip = usePageSlip();
  const column = useRef<HTMLDivElement>(null);
  const isColumn = useHasSlipColumn();
  const hasColumn = isColumn && slip !== undefined;
  const [isOnBreak, setIsOnBreak] = useState(false);
  const nav = isDesktop ? <SideNav /> : <MobileNav isOnBreak={isOnBreak} />;
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {slip !== undefined && (
        <a className={styles.skip} href="#slip">
          {t('skipToSlip')}
        </a>
      )}
      <Header isDesktop={isDesktop} />
      {!isDesktop && navigation === 'top' && nav}
      <div className={styles.body} data-layout={isDesktop ? 'desktop' : 'mobile'} data-column={hasColumn || undefined}>
        {isDesktop && navigation !== 'bottom' && nav}
        <div ref={column} className={styles.column}>
          <main id="main" className={styles.main} tabIndex={-1}>
            <Suspense fallback={null}>
              <Watch />
            </Suspense>
            {areTextsMissing && <ChunkFailed />}
            <ProtectionSlot onBreak={setIsOnBreak} />
            <Outlet />
          </main>
          <Footer />
        </div>
        {hasColumn && (
          <aside id="slip" tabIndex={-1} className={styles.side}>
            <ErrorBoundary fallback={<ChunkFailed />}>
              <PageSlip kind={slip} layout="panel" />
            </ErrorBoundary>
          </aside>
        )}
      </div>
      {!isColumn && slip !== undefined && <PhoneSlip kind={slip} column={column} />}
      {(isDesktop ? navigation === 'bottom' : navigation !== 'top') && nav}
      <FlagOverlays isDesktop={isDesktop} />
      <WalletFromAddress />
      <OverlayHost isDesktop={isDesktop} />
      <Suspense fallback={null}>
        <ToastHost />
      </Suspense>
      <Arrival mainId="main" />
    </>
  );
}
