import { EngineError } from '#engine/misuse/engine-error.ts';
import { zodiacYear, type Animal } from '#engine/marksix/zodiac.ts';

/**
 * The animal of the lunar year that a draw lies in, by the day of its instant as the upstream writes it: settlement goes by the same day.
 *
 * @returns undefined outside the engine's table: an error to be shown, never a default animal
 */
export function drawZodiac({ draw_time: time }: { readonly draw_time: string }): Animal | undefined {
  try {
    return zodiacYear(time.slice(0, 10));
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}
