import { EngineError } from '../../errors/engine-error.ts';
import { assertBall } from './balls.ts';

/** Six numbers in the order drawn, and the special one. */
export interface MarkSixDraw {
  readonly numbers: readonly number[];
  readonly special: number;
}

const NUMBER_COUNT = 6;

/**
 * Refuses an impossible draw.
 *
 * @throws EngineError `impossibleDraw` (not six, or a ball drawn twice), `outOfRange` (not 1 to 49), at the ball's place
 * @example assertDraw({ numbers: [1, 2, 3, 4, 5, 6], special: 6 }) // EngineError impossibleDraw at draw.special
 */
export function assertDraw({ numbers, special }: MarkSixDraw, path = 'draw'): void {
  if (numbers.length !== NUMBER_COUNT) {
    throw new EngineError(
      'impossibleDraw',
      `${path}.numbers`,
      `a draw has ${NUMBER_COUNT} numbers, got ${numbers.length}`,
    );
  }
  const seen = new Set<number>();
  for (const [index, ball] of [...numbers, special].entries()) {
    const place = index < NUMBER_COUNT ? `${path}.numbers[${index}]` : `${path}.special`;
    assertBall(ball, place);
    if (seen.has(ball)) throw new EngineError('impossibleDraw', place, `ball ${ball} was drawn already`);
    seen.add(ball);
  }
}
