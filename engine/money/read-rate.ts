import { EngineError } from '../errors/engine-error.ts';
import { placeText, type Place } from '../errors/place.ts';
import { shown } from '../errors/shown.ts';
import { parseDecimal, type Decimal } from './decimal.ts';

/** Above zero. @throws EngineError `outOfRange`, or as `parseDecimal` */
export function readRate(text: string, path: Place): Decimal {
  const rate = parseDecimal(text, path);
  if (rate.digits <= 0n)
    throw new EngineError('outOfRange', placeText(path), `a rate is above zero, got ${shown(text)}`);
  return rate;
}
