import * as v from 'valibot';
import { readStored } from '#app/store/storage.ts';

/**
 * How many money calls have ended in this browser: which of two came first for all its tabs, whatever the wall clock is set to. It is
 * raised under the lock of the intents.
 */
export const endingsSoFar = (): number =>
  readStored('endedMoney', v.pipe(v.number(), v.safeInteger(), v.minValue(0))) ?? 0;
