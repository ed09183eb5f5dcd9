let sink: (line: string) => void = (line) => process.stderr.write(line);

/** Replaces the log's sink, which is standard error by default. @returns a function that restores it */
export function logTo(listener: (line: string) => void): () => void {
  const before = sink;
  sink = listener;
  return () => {
    sink = before;
  };
}

/** Logs one line. Never with the query of a request: it may hold a token. */
export function logLine(line: string): void {
  sink(`slipway: ${line}\n`);
}

/** Logs an internal error with its stack. Never logs the content of a request. */
export function logFault(what: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  logLine(`${what}: ${text}`);
}
