import { Suspense, type ReactNode } from 'react';
import { lazyOf } from '#app/ui/first/lazy-of.ts';
import { loadTray } from './load-slip-part.ts';

// The engine's estimates are in this chunk: imported directly they would be part of the first load.
const Tray = lazyOf(loadTray, (part) => part.QuickBet);
const Figures = lazyOf(loadTray, (part) => part.BarFigures);

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
