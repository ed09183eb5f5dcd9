import type { RefObject } from 'react';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { PageSlip } from './page-slip.tsx';
import { useBottomSpace } from './use-bottom-space.ts';
import type { PageSlipKind } from './use-page-slip.ts';
import * as styles from './shell.module.css';

interface PhoneSlipProps {
  readonly kind: PageSlipKind;
  /** What ends above it. */
  readonly column: RefObject<HTMLElement | null>;
}

/** The bar or tray of the slip above the phone's navigation. */
export function PhoneSlip({ kind, column }: PhoneSlipProps) {
  const place = useBottomSpace<HTMLDivElement>(column);
  return (
    <div ref={place} id="slip" tabIndex={-1} className={styles.bar}>
      <ErrorBoundary fallback={<ChunkFailed />}>
        <PageSlip kind={kind} layout="bar" />
      </ErrorBoundary>
    </div>
  );
}
