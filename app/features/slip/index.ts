export { loadSlipPart } from './load-slip-part.ts';
export { pickOf } from './pick-of.ts';
export { putAwayResults } from './put-away-results.ts';
export { pickToggled } from './slip-slice.ts';
export { startSlip } from './slip-listeners.ts';
export { SlipPanel } from './slip-panel-lazy.tsx';
export { usePickCount, usePickIsOn, usePicks } from './use-picks.ts';
