import type { WorldClock } from '../../core/clock/world-clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { RecentEvents } from './recent-events.ts';

/** People mistype; OWASP's authentication guide counts by account, and by address for one password tried on many accounts. */
const MOST_PER_ACCOUNT = 5;
const MOST_PER_ADDRESS = 30;

/** Counts wrong passwords by account and by address. Right ones do not count. */
export class SignInAttempts {
  readonly #wrong: RecentEvents;

  constructor(clock: Pick<WorldClock, 'transportNow'>) {
    this.#wrong = new RecentEvents(clock);
  }

  /** @throws Refusal `tooManyRequests`, for a right password too: otherwise an attacker would go on guessing */
  assertMayTry(account: string, address: string): void {
    const waitMs = Math.max(
      this.#wrong.waitMs(`account ${account}`, MOST_PER_ACCOUNT),
      this.#wrong.waitMs(`address ${address}`, MOST_PER_ADDRESS),
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

  /** The account's owner is in: what was mistyped before is forgotten. The address is not: it may try another account. */
  right(account: string): void {
    this.#wrong.delete(`account ${account}`);
  }

  /** A restored world has no past but that of its snapshot. */
  forget(): void {
    this.#wrong.clear();
  }
}
