import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { LazySection } from '#app/ui/lazy-section.tsx';
import { useQueryFlag, type QueryFlag } from './query-flags.ts';

const MyBets = lazy(async () => ({ default: (await import('#app/features/betting/my-bets/index.ts')).MyBets }));
const Support = lazy(async () => ({ default: (await import('#app/features/around/support/index.ts')).Support }));
const Chat = lazy(async () => ({ default: (await import('#app/features/around/support/index.ts')).Chat }));
const InviteOverlay = lazy(async () => ({ default: (await import('./invite-overlay.tsx')).InviteOverlay }));
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

/**
 * The overlays that an address opens (specification, section 2): a menu with drawers above it, each over the current page, which
 * can be shared and closed by going back. Their order is the order in which they cover one another.
 */
export function FlagOverlays({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation();
  const { features } = useBrand();
  const [isInviteAsked] = useQueryFlag('invite');
  return (
    <>
      {!isDesktop && (
        <FlagOverlay flag="menu" title={t('menu.title')} shape="menu">
          <MobileMenu />
        </FlagOverlay>
      )}
      <FlagOverlay flag="mybet" title={t('nav.myBets')} shape="drawer">
        <MyBets />
      </FlagOverlay>
      <FlagOverlay flag="support" title={t(features.chat ? 'nav.support' : 'nav.supportShort')} shape="drawer">
        <Support />
      </FlagOverlay>
      {features.chat && (
        <FlagOverlay flag="chat" title={t('nav.support')} shape="drawer">
          <Chat />
        </FlagOverlay>
      )}
      {isInviteAsked && features.invite && (
        <ErrorBoundary fallback={<ChunkFailed />}>
          <Suspense fallback={null}>
            <InviteOverlay />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

interface FlagOverlayProps {
  readonly flag: QueryFlag;
  readonly title: string;
  readonly shape: 'drawer' | 'menu';
  readonly children: ReactNode;
}

export function FlagOverlay({ flag, title, shape, children }: FlagOverlayProps) {
  const [isOpen, close] = useQueryFlag(flag);
  if (!isOpen) return null;
  return (
    <Dialog title={title} shape={shape} flag={`${flag}=true`} onClose={close}>
      <LazySection rows={3}>{children}</LazySection>
    </Dialog>
  );
}
