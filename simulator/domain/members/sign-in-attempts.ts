import type { WorldClock } from '../../core/clock/world-clock.ts';
import { Refusal } from '../../core/refusal.ts';

/** Wrong passwords are counted for this long, in real time. */
const WINDOW_MS = 15 * 60_000;
/** People mistype; OWASP's authentication guide counts by account, and by address for one password tried on many accounts. */
const MOST_PER_ACCOUNT = 5;
const MOST_PER_ADDRESS = 30;
/** Accounts and addresses that are counted at the same time: old ones go first. */
const MOST_COUNTED = 10_000;

/** Counts wrong passwords by account and by address. Right ones do not count. Kept in memory only. */
export class SignInAttempts {
  /** Instants of wrong passwords within the window, oldest first. */
  readonly #wrong = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(clock: Pick<WorldClock, 'transportNow'>) {
    this.#now = () => clock.transportNow();
  }

  /** @throws Refusal `tooManyRequests`, for a right password too: otherwise an attacker would go on guessing */
  assertMayTry(account: string, address: string): void {
    const waitMs = Math.max(
      this.#waitMs(`account ${account}`, MOST_PER_ACCOUNT),
      this.#waitMs(`address ${address}`, MOST_PER_ADDRESS),
    );
    if (waitMs <= 0) return;
    const seconds = Math.ceil(waitMs / 1_000);
    throw new Refusal(
      'tooManyRequests',
      `Too many wrong passwords: try again in ${seconds} s`,
      { retry_in: seconds },
      { headers: { 'retry-after': String(seconds) } },
    );
  }

  wrong(account: string, address: string): void {
    for (const name of [`account ${account}`, `address ${address}`]) {
      const counted = [...this.#within(name), this.#now()];
      // Removed first, because a map keeps the position of an existing key.
      this.#wrong.delete(name);
      this.#wrong.set(name, counted);
    }
    for (const name of [...this.#wrong.keys()].slice(0, Math.max(0, this.#wrong.size - MOST_COUNTED)))
      this.#wrong.delete(name);
  }

  /** The account's owner is in: what was mistyped before is forgotten. The address is not: it may try another account. */
  right(account: string): void {
    this.#wrong.delete(`account ${account}`);
  }

  /** A restored world has no past but that of its snapshot. */
  forget(): void {
    this.#wrong.clear();
  }

  #waitMs(name: string, most: number): number {
    const counted = this.#within(name);
    return counted.length < most ? 0 : (counted.at(-most) ?? 0) + WINDOW_MS - this.#now();
  }

  #within(name: string): readonly number[] {
    const nowMs = this.#now();
    // An instant from the future was counted before the clock was set back.
    return (this.#wrong.get(name) ?? []).filter((atMs) => atMs > nowMs - WINDOW_MS && atMs <= nowMs);
  }
}
