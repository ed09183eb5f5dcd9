import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { OddsFormat } from './odds-format.ts';
import { rational } from './rational.ts';
import { decimalTextOf, rationalOf } from './rational-text.ts';

/** American odds / 100: `1.50` is what 1 wins, `-2.00` the stake that wins 1; never between -1 and 1. */
export const INDONESIAN_ODDS: OddsFormat = {
  read(text, path) {
    const { over, under } = rationalOf(text, path);
    const size = over < 0n ? -over : over;
    if (size < under) {
      throw new EngineError('outOfRange', path, `Indonesian odds are 1 or more, or -1 or less, got ${shown(text)}`);
    }
    return over > 0n ? rational(over + under, under) : rational(under + size, size);
  },
  show({ over, under }, places) {
    const win = over - under;
    if (win === 0n) return undefined;
    return decimalTextOf(win >= under ? rational(win, under) : rational(-under, win), places);
  },
};
