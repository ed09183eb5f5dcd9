let sink: (line: string) => void = (line) => process.stderr.write(line);

/** Redirects the log from standard error. @returns a function that restores it */
export function logTo(listener: (line: string) => void): () => void {
  const before = sink;
  sink = listener;
  return () => {
    sink = before;
  };
}

/** Never log a query: it may hold a token. */
export function logLine(line: string): void {
  sink(`slipway: ${line}\n`);
}

/** Logs the stack, never the request's content. */
export function logFault(what: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  logLine(`${what}: ${text}`);
}
