import { EngineError } from '#engine/money';
import { usageError } from '#cli/terminal/errors.ts';

/** Runs the engine on user input: its errors about that input are usage errors, not internal errors. */
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
