import { compileSlip } from '#engine/sports';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { toEngineSlip } from './to-engine-slip.ts';

/**
 * Whether the rules know the pick. A slip from storage or from a booking code may name an outcome
 * that does not exist: it is shown as gone, and never used in a computation.
 */
export function isSellable(item: SlipItem): boolean {
  try {
    compileSlip(toEngineSlip({ game: item.game, items: [item], passes: ['single'], lineStake: '1', currency: 'USDT' }));
    return true;
  } catch {
    return false;
  }
}
