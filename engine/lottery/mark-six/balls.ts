import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';

/** Balls in the drum. */
export const BALL_COUNT = 49;

/** The ball that ties where a rule says so: 49 is both ends of every side. */
export const TIE_BALL = 49;

/** The colours that balls are printed in. */
export type BallColor = 'red' | 'blue' | 'green';

/** Source: Hong Kong Jockey Club, https://bet.hkjc.com/marksix. */
const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/**
 * The colour of a ball.
 *
 * @throws EngineError `outOfRange` unless it is a whole number from 1 to 49
 * @example ballColor(49) // 'green'
 */
export function ballColor(ball: number, path = 'number'): BallColor {
  assertBall(ball, path);
  return RED.has(ball) ? 'red' : BLUE.has(ball) ? 'blue' : 'green';
}

/** @throws EngineError unless a whole number from 1 to 49 */
export function assertBall(ball: unknown, path: string): asserts ball is number {
  if (typeof ball !== 'number' || !Number.isInteger(ball) || ball < 1 || ball > BALL_COUNT) {
    throw new EngineError('outOfRange', path, `a ball is a whole number from 1 to ${BALL_COUNT}, got ${shown(ball)}`);
  }
}
