import { EngineError } from '#engine/money';
import { type Animal, zodiacYear } from '#engine/lottery';

/**
 * The animal of a draw's lunar year, by the day that the upstream writes: settlement uses the same day.
 *
 * @returns undefined outside the engine's table: show an error, never a default animal
 */
export function drawZodiac({ draw_time: time }: { readonly draw_time: string }): Animal | undefined {
  try {
    return zodiacYear(time.slice(0, 10));
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}
