type Signal = 'SIGINT' | 'SIGTERM';

/** Waits for SIGINT or SIGTERM. A second signal ends the process at once. */
export function untilSignal(): Promise<Signal> {
  return new Promise((resolve) => {
    const end = (signal: Signal): void => {
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve(signal);
    };
    process.on('SIGINT', end).on('SIGTERM', end);
  });
}
