import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { OddsFormat } from './odds-format.ts';
import { decimalTextOf, rationalOf } from './rational-text.ts';

/** The return of a stake of 1, as on the wire: `2.5`. */
export const DECIMAL_ODDS: OddsFormat = {
  read(text, path) {
    const price = rationalOf(text, path);
    if (price.over < price.under) {
      throw new EngineError('oddsBelowOne', path, `decimal odds are at least 1, got ${shown(text)}`);
    }
    return price;
  },
  show: decimalTextOf,
};
