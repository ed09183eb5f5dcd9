import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { loadSlipPart } from './load-slip-part.ts';
import type { SlipPanelProps } from './ui/slip-panel.tsx';

// The panel brings the engine's estimates with it: 9 KB gzip that the first paint does not need.
const Panel = lazy(async () => ({ default: (await loadSlipPart()).SlipPanel }));

/** The bet slip, loaded after the page frame. */
export function SlipPanel(props: SlipPanelProps) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<Skeleton rows={2} label={t('loading')} />}>
      <Panel {...props} />
    </Suspense>
  );
}
