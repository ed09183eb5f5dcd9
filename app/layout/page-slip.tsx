import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { SlipPanel } from '#app/features/betting/slip/index.ts';
import { lazyOf } from '#app/ui/first/lazy-of.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { PageSlipKind } from './use-page-slip.ts';

export const loadSlipBar = () => import('./slip-bar.tsx');
const SlipBar = lazyOf(loadSlipBar, (bar) => bar.SlipBar);
const LotterySlip = lazy(async () => ({
  default: (await import('#app/features/betting/lottery/index.ts')).LotterySlip,
}));
const RaceSlip = lazy(async () => ({ default: (await import('#app/features/betting/racing/index.ts')).RaceSlip }));

/** Framed games have their own buttons at the lower edge of a phone: no bar may cover them. */
const FRAMED = [paths.playGame, paths.gameLoader];

interface PageSlipProps {
  readonly kind: PageSlipKind;
  readonly layout: 'panel' | 'bar';
}

/** The page's slip: a panel on the desktop, a bar on phones. */
export function PageSlip({ kind, layout }: PageSlipProps) {
  const { t } = useTranslation(['shell', 'slip']);
  const { pathname } = useLocation();
  if (layout === 'bar' && FRAMED.some((pattern) => matchPath(pattern, pathname) !== null)) return null;
  if (kind === 'sports') {
    if (layout === 'panel') return <SlipPanel title={t('slip:title')} />;
    return (
      <Suspense fallback={null}>
        <SlipBar />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={layout === 'panel' ? <Skeleton rows={2} label={t('shell:loading')} /> : null}>
      {'markSix' in kind ? (
        <LotterySlip game={kind.markSix} layout={layout} />
      ) : (
        <RaceSlip game={kind.race} layout={layout} />
      )}
    </Suspense>
  );
}
