import { EngineError } from '#engine/money';
import { usageError } from '#cli/terminal/errors.ts';

/** Turns the engine's errors about user input into usage errors. */
export function withEngineRefusals<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof EngineError) {
      throw usageError(`${error.message} (${error.code})`, [], error);
    }
    throw error;
  }
}
