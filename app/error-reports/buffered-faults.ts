/** What went wrong, and was explained to the player in other words. */
export type Fault =
  | { readonly kind: 'error' | 'rejection' | 'boundary'; readonly value: unknown }
  /** The upstream has no such row, by its answer. */
  | { readonly kind: 'noRow'; readonly row: string; readonly status: number }
  | { readonly kind: 'csp'; readonly event: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'> };

const BUFFERED_MAX = 20;
let buffered: Fault[] = [];
let listener: ((fault: Fault) => void) | undefined;

/** A boundary caught an error: React reports it to nothing else. */
export function reportFault(fault: Fault): void {
  if (listener !== undefined) listener(fault);
  else if (buffered.length < BUFFERED_MAX) buffered.push(fault);
}

/** Listens from the start; the code that reports errors is loaded later. */
export function bufferFaults(): void {
  // What the browser itself complains of, such as a loop of resizes, has a text and no error.
  addEventListener('error', ({ error, message }) => reportFault({ kind: 'error', value: error ?? { message } }));
  addEventListener('unhandledrejection', ({ reason }) => reportFault({ kind: 'rejection', value: reason }));
  document.addEventListener('securitypolicyviolation', (event) => reportFault({ kind: 'csp', event }));
}

/**
 * Sends the buffered errors to the listener, then all further ones.
 *
 * @returns stops it
 */
export function takeFaults(next: (fault: Fault) => void): () => void {
  listener = next;
  for (const fault of buffered) next(fault);
  buffered = [];
  return () => (listener = undefined);
}
