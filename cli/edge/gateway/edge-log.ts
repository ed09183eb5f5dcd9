export interface KeyLine {
  readonly player: string;
  readonly key: string;
  readonly row: string;
  readonly outcome: 'accepted' | 'refused' | 'unknown';
  readonly how: string;
  readonly status: number;
  readonly deliveries: number;
  /** Between first delivery and outcome. */
  readonly ms: number;
  readonly forwardMs: number | undefined;
}

/** Entries that fit this key and belong to none: a person has to look. */
export interface TwinLine {
  readonly player: string;
  readonly key: string;
  readonly row: string;
  readonly outcome: 'accepted' | 'refused';
  /** The entry named in the key's own answer. */
  readonly entry?: string;
  readonly twins?: readonly string[];
  /** Entries that may be this key's or another call's. */
  readonly unclear?: readonly string[];
}

export interface EdgeLog {
  readonly key: (line: KeyLine) => void;
  readonly twins: (line: TwinLine) => void;
  /** Of store, upstream or edge. */
  readonly failure: (what: string, error: unknown) => void;
}

/** One line a second for each kind: a lost store fails thousands of times. */
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
