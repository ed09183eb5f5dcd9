import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';

/** Lines move in steps of 0.25. */
export const QUARTERS_PER_POINT = 4;

const LINE_TEXT = /^[+-]?\d{1,3}(?:\.(?:0|00|25|5|50|75))?$/;

/**
 * A line ('-1', '+0.5', '2.25', '160.5') in quarter points.
 *
 * @param step the finest step allowed in quarters: 1 for Asian lines, 2 for handicaps (whole or half)
 * @throws EngineError `outOfRange` for anything else, and for lines of 1,000 or more
 * @example quarterLine('-0.25', 'line') // -1
 */
export function quarterLine(text: string, path: string, step: 1 | 2 = 1): number {
  const quarters = typeof text === 'string' && LINE_TEXT.test(text) ? Number(text) * QUARTERS_PER_POINT : Number.NaN;
  if (Number.isNaN(quarters) || quarters % step !== 0) {
    const steps = step === 1 ? 'quarters' : 'halves';
    throw new EngineError('outOfRange', path, `expected a line in ${steps} like "-0.5", got ${shown(text)}`);
  }
  return quarters;
}

/**
 * The total line of `bs` picks; it has a half point, so that no score equals it.
 *
 * @throws EngineError `outOfRange`
 * @example halfPointLine('160.5', 'total') // 642
 */
export function halfPointLine(text: string, path: string): number {
  const quarters = quarterLine(text, path, 2);
  if (Math.abs(quarters) % QUARTERS_PER_POINT !== 2) {
    throw new EngineError('outOfRange', path, `a total has a half point, like "160.5", got ${shown(text)}`);
  }
  return quarters;
}
