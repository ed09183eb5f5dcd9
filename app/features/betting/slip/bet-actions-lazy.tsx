import { lazy, Suspense } from 'react';
import { loadSlipPart } from './load-slip-part.ts';
import type { BetActionsProps } from './placing/bet-actions.tsx';

const Actions = lazy(async () => ({ default: (await loadSlipPart()).BetActions }));

/** A placed bet again, and a link to its picks. */
export const BetActions = (props: BetActionsProps) => (
  <Suspense fallback={null}>
    <Actions {...props} />
  </Suspense>
);
