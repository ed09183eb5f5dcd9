import { compileSlip } from '#engine/sports/compile-slip.ts';
import type { SlipItem } from './slip-item.ts';
import { toEngineSlip } from './to-engine-slip.ts';

/**
 * Whether the rules know the pick at all. A slip comes out of storage or out of a booking code, and may name an outcome
 * that nobody sells: it is shown as gone, and never reaches a computation.
 */
export function isSellable(item: SlipItem): boolean {
  try {
    compileSlip(toEngineSlip({ game: item.game, items: [item], passes: ['single'], stake: '1', currency: 'USDT' }));
    return true;
  } catch {
    return false;
  }
}
