import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { OddsFormat } from './odds-format.ts';
import { rational } from './rational.ts';
import { decimalTextOf, rationalOf } from './rational-text.ts';

/** The win of a stake of 1: the decimal price minus 1. */
export const HONG_KONG_ODDS: OddsFormat = {
  read(text, path) {
    const { over, under } = rationalOf(text, path);
    if (over < 0n) throw new EngineError('outOfRange', path, `Hong Kong odds are not negative, got ${shown(text)}`);
    return rational(over + under, under);
  },
  show({ over, under }, places) {
    return decimalTextOf(rational(over - under, under), places);
  },
};
