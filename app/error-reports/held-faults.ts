/** Something that went wrong and that nobody has shown the player. */
export type Fault =
  | { readonly kind: 'error' | 'rejection' | 'boundary'; readonly value: unknown }
  | { readonly kind: 'csp'; readonly event: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'> };

const HELD_MOST = 20;
let held: Fault[] = [];
let listener: ((fault: Fault) => void) | undefined;

/** A boundary has caught something: React tells nobody else. */
export function tellFault(fault: Fault): void {
  if (listener !== undefined) listener(fault);
  else if (held.length < HELD_MOST) held.push(fault);
}

/** Listens from the first moment on; what reports them is loaded later. */
export function holdFaults(): void {
  addEventListener('error', ({ error }) => tellFault({ kind: 'error', value: error }));
  addEventListener('unhandledrejection', ({ reason }) => tellFault({ kind: 'rejection', value: reason }));
  document.addEventListener('securitypolicyviolation', (event) => tellFault({ kind: 'csp', event }));
}

/** From now on faults go to the listener, those from before it first. */
export function takeFaults(next: (fault: Fault) => void): void {
  listener = next;
  for (const fault of held) next(fault);
  held = [];
}
