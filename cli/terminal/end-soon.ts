/** How long a failed command may run on. */
const END_MS = 2_000;

/** Ends the process with its exit code. */
export function endSoon(): void {
  setTimeout(() => {
    // Slow readers get all output.
    if (process.stdout.writableLength > 0) endSoon();
    else process.exit();
  }, END_MS).unref();
}
