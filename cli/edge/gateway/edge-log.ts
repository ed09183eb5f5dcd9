/** One line of JSON for each key that has an outcome. No token, no body. */
export interface KeyLine {
  readonly player: string;
  readonly key: string;
  readonly row: string;
  readonly outcome: 'accepted' | 'refused' | 'unknown';
  readonly how: string;
  readonly status: number;
  readonly deliveries: number;
  /** From the first delivery to the outcome. */
  readonly ms: number;
  readonly forwardMs: number | undefined;
}

/** Entries of the upstream that no key accounts for, though they fit this one: a person has to look. */
export interface TwinLine {
  readonly player: string;
  readonly key: string;
  readonly row: string;
  readonly outcome: 'accepted' | 'refused';
  /** The key's own entry, if its answer named one. */
  readonly entry?: string;
  readonly twins?: readonly string[];
  /** Those that may be of this key, and may as well be of another call. */
  readonly unclear?: readonly string[];
}

export interface EdgeLog {
  readonly key: (line: KeyLine) => void;
  readonly twins: (line: TwinLine) => void;
  /** Of the store, the upstream or the edge itself. */
  readonly failure: (what: string, error: unknown) => void;
}

/** At most one line a second for each kind of failure: a store that is gone fails thousands of times. */
const FAILURE_EVERY_MS = 1_000;

export function jsonLog(write: (line: string) => void, now: () => number): EdgeLog {
  const lastMs = new Map<string, number>();
  let left = 0;
  const line = (facts: object) => write(`${JSON.stringify({ at: new Date(now()).toISOString(), ...facts })}\n`);
  return {
    key: line,
    twins: line,
    failure(what, error) {
      const ms = now();
      if (ms - (lastMs.get(what) ?? 0) < FAILURE_EVERY_MS) return void left++;
      lastMs.set(what, ms);
      line({
        failure: what,
        message: error instanceof Error ? error.message : String(error),
        ...(left > 0 && { left }),
      });
      left = 0;
    },
  };
}
