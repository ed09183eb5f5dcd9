import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { OddsFormat } from './odds-format.ts';
import { rational } from './rational.ts';
import { decimalTextOf, rationalOf } from './rational-text.ts';

/** 1 / price: 2.00 implies 0.50, 4.00 implies 0.25, the bookmaker's margin included. */
export const IMPLIED_PROBABILITY: OddsFormat = {
  read(text, path) {
    const { over, under } = rationalOf(text, path);
    if (over <= 0n || over > under) {
      throw new EngineError('outOfRange', path, `a probability is above 0 and at most 1, got ${shown(text)}`);
    }
    return rational(under, over);
  },
  show({ over, under }, places) {
    return decimalTextOf(rational(under, over), places);
  },
};
