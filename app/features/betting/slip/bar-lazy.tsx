import type { Elements } from '#app/ui/elements.ts';
import { usePart } from '#app/ui/first/lazy-of.ts';
import { loadTray } from './load-slip-part.ts';

// The engine's estimates are in this chunk: imported directly they would be part of the first load.

/** The phone's tray; `children` is shown until its code is there. */
export function QuickBet({ children }: { readonly children: Elements }) {
  const part = usePart(loadTray);
  return part ? <part.QuickBet /> : children;
}

/** Combined odds and return, for the phone's bar. */
export function BarFigures() {
  const part = usePart(loadTray);
  return part && <part.BarFigures />;
}
