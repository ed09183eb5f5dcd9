export { BarFigures, QuickBet } from './bar-lazy.tsx';
export { loadSlipPart } from './load-slip-part.ts';
export { pickOf } from './model/pick-of.ts';
export { putAwayResults } from './placing/put-away-results.ts';
export { cricketToggled, pickToggled } from './model/slip-slice.ts';
export { startSlip } from './start-slip.ts';
export { SlipPanel } from './slip-panel-lazy.tsx';
export { useCricketPicks, useIsQuick, usePickCount, usePickIsOn, usePicks } from './model/use-picks.ts';
