import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { OddsFormat } from './odds-format.ts';
import { rational } from './rational.ts';

const FRACTION = /^(\d{1,30})\/(\d{1,30})$/;

/**
 * The win of a stake as a fraction in lowest terms: 2.00 is 1/1, 10.00 is 9/1, 1.85 is 17/20. Exact, so not always a bookmaker's
 * usual fraction (1.33 is 33/100, not 1/3).
 */
export const FRACTIONAL_ODDS: OddsFormat = {
  read(text, path) {
    const [, over = '', under = ''] = FRACTION.exec(text) ?? [];
    if (over === '' || BigInt(under) === 0n) {
      throw new EngineError('outOfRange', path, `expected fractional odds like "9/4", got ${shown(text)}`);
    }
    return rational(BigInt(over) + BigInt(under), BigInt(under));
  },
  show({ over, under }) {
    return `${over - under}/${under}`;
  },
};
