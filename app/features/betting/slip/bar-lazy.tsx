import { lazy, Suspense, type ReactNode } from 'react';
import { loadSlipPart } from './load-slip-part.ts';

// The engine's estimates are in the slip's chunk: imported directly they would be part of the first load.
const Tray = lazy(async () => ({ default: (await loadSlipPart()).QuickBet }));
const Figures = lazy(async () => ({ default: (await loadSlipPart()).BarFigures }));

/** The phone's tray; `children` is shown until its code is there. */
export const QuickBet = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={children}>
    <Tray />
  </Suspense>
);

/** Combined odds and return, for the phone's bar. */
export const BarFigures = () => (
  <Suspense fallback={null}>
    <Figures />
  </Suspense>
);
