import { EngineError } from '../errors/engine-error.ts';

/** An ERC-20 token usually has 18; 38 digits bound the whole. */
const MAX_PLACES = 38;

/** @throws EngineError `outOfRange` */
export function assertPlaces(places: number, most = MAX_PLACES): void {
  if (!Number.isInteger(places) || places < 0 || places > most) {
    throw new EngineError('outOfRange', 'places', `places are a whole number from 0 to ${most}, got ${places}`);
  }
}
