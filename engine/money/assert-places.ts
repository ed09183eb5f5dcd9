import { EngineError } from '../errors/engine-error.ts';

/** More places than any currency or chain has (an ERC-20 token has 18 as a rule, 38 digits bound the whole). */
const MAX_PLACES = 38;

/** Refuses a number of digits that no amount has. @throws EngineError `outOfRange` */
export function assertPlaces(places: number, most = MAX_PLACES): void {
  if (!Number.isInteger(places) || places < 0 || places > most) {
    throw new EngineError('outOfRange', 'places', `places are a whole number from 0 to ${most}, got ${places}`);
  }
}
