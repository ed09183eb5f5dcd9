/**
 * What loads after the page frame, in one chunk: each further entry would split what they share with the first load into more
 * files, each compressed by itself.
 */
export { BetActions } from './placing/bet-actions.tsx';
export { BookingPage } from './ui/booking-page.tsx';
export { hearSlip } from './model/hear-slip.ts';
export { showOddsIn } from './model/preferences-listeners.ts';
export { restoreSlip } from './restore-slip.ts';
export { SlipPanel } from './ui/slip-panel.tsx';
