/** A failed command ends after this time, even if something that it started still runs. */
const END_MS = 2_000;

/** Ends the process soon, with the exit code that it has. */
export function endSoon(): void {
  setTimeout(() => {
    // A slow reader of the output gets all of it.
    if (process.stdout.writableLength > 0) endSoon();
    else process.exit();
  }, END_MS).unref();
}
