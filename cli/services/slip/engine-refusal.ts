import { EngineError } from '#engine/misuse/engine-error.ts';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

/** Runs what a person's input goes into: an answer of the engine about that input is a usage error, not a fault of ours. */
export function withEngineRefusals<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof EngineError) {
      throw new CliError(`${error.message} (${error.code})`, { exitCode: EXIT.usage, cause: error });
    }
    throw error;
  }
}
