let sink: (line: string) => void = (line) => process.stderr.write(line);

/** Where faults of ours are told: standard error, unless a test listens. */
export function logTo(listener: (line: string) => void): () => void {
  const before = sink;
  sink = listener;
  return () => {
    sink = before;
  };
}

/** Tells a fault of ours, with its stack. Never what a request contained. */
export function logFault(what: string, error: unknown): void {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  sink(`simulator: ${what}: ${told}\n`);
}
