/**
 * What loads after the frame stands, all in one chunk: each further entry would cut what they share with the first load into more
 * files, each compressed by itself.
 */
export { BookingPage } from './booking-page.tsx';
export { restoreSlip } from './restore-slip.ts';
export { SlipPanel } from './slip-panel.tsx';
