import type { WorldClock } from '../../core/clock/world-clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { RecentEvents } from './recent-events.ts';

/** People mistype. As in OWASP's authentication guide: by account, and by address for one password tried on many accounts. */
const MAX_PER_ACCOUNT = 5;
const MAX_PER_ADDRESS = 30;

/** Counts wrong passwords by account and by address. */
export class SignInAttempts {
  readonly #wrong: RecentEvents;

  constructor(clock: Pick<WorldClock, 'transportNow'>) {
    this.#wrong = new RecentEvents(clock);
  }

  /** @throws Refusal `tooManyRequests`, also for a right password: otherwise guessing would go on */
  assertMayTry(account: string, address: string): void {
    const waitMs = Math.max(
      this.#wrong.waitMs(`account ${account}`, MAX_PER_ACCOUNT),
      this.#wrong.waitMs(`address ${address}`, MAX_PER_ADDRESS),
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
    for (const name of [`account ${account}`, `address ${address}`]) this.#wrong.add(name);
  }

  /** Resets the account's count. The address's stays: it may try another account. */
  right(account: string): void {
    this.#wrong.delete(`account ${account}`);
  }

  /** A restored world knows only its snapshot. */
  forget(): void {
    this.#wrong.clear();
  }
}
