import { EngineError } from '../errors/engine-error.ts';

/** The error for every code that `bookPicks` did not write. */
export function damaged(): EngineError {
  return new EngineError('damagedCode', 'code', 'this booking code is damaged or mistyped');
}
