import { useLayoutEffect } from 'react';

/**
 * Removes the page's painted frame when the app's first elements are there. A frame with odds, or another first block, stays until the app shows its own
 * (app/routes/first-odds/take-over.ts).
 */
export function FrameEnd() {
  useLayoutEffect(() => document.querySelector('#frame:not([data-odds])')?.remove(), []);
  return null;
}
