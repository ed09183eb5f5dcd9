import { EngineError } from '../errors/engine-error.ts';

export function damaged(): EngineError {
  return new EngineError('damagedCode', 'code', 'this booking code is damaged or mistyped');
}
