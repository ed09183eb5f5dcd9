import { isTooMany } from '#cli/services/upstream/rate-limit.ts';
import type { Received } from '#cli/services/upstream/send.ts';

/** What is longer belongs to a rule, such as one code a minute. */
const MAX_WAIT_MS = 10_000;
const LEAST_WAIT_MS = 100;
const MAX_IN_ALL_MS = 20 * 60_000;

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Waits where the upstream limits the rate: a call that was answered with 429 was not carried out. */
export class Patience {
  readonly #sleep: (ms: number) => Promise<void>;
  #times = 0;
  #ms = 0;

  constructor(wait = sleep) {
    this.#sleep = wait;
  }

  /** Whether the call can be repeated now. */
  async waited(answered: Received): Promise<boolean> {
    const ms = waitOf(answered);
    if (!isTooMany(answered) || !(ms <= MAX_WAIT_MS) || this.#ms > MAX_IN_ALL_MS) return false;
    this.#times += 1;
    this.#ms += ms;
    await this.#sleep(ms);
    return true;
  }

  /** For the end of a run. */
  get note(): string | undefined {
    const waits = this.#times === 1 ? 'wait' : 'waits';
    const seconds = Math.round(this.#ms / 1_000);
    return this.#times === 0
      ? undefined
      : `the upstream limits the rate (429): ${this.#times} ${waits}, ${seconds} s in all`;
  }
}

/** NaN without a length or an instant. */
function waitOf({ headers = {} }: Received): number {
  const after = headers['retry-after'] ?? '';
  const ms = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now();
  return Math.max(LEAST_WAIT_MS, ms);
}
