import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { OddsFormat } from './odds-format.ts';
import { rational } from './rational.ts';
import { decimalTextOf, rationalOf } from './rational-text.ts';

/** `0.85` is what 1 wins, up to even money; beyond it `-0.40` is the stake that wins 1; always within -1 to 1. */
export const MALAY_ODDS: OddsFormat = {
  read(text, path) {
    const { over, under } = rationalOf(text, path);
    const size = over < 0n ? -over : over;
    if (size > under) {
      throw new EngineError('outOfRange', path, `Malay odds lie between -1 and 1, got ${shown(text)}`);
    }
    return over >= 0n ? rational(over + under, under) : rational(under + size, size);
  },
  show({ over, under }, places) {
    const win = over - under;
    return decimalTextOf(win <= under ? rational(win, under) : rational(-under, win), places);
  },
};
