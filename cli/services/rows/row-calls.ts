import { PATH_GAMES, type RowName } from '#contract/rows';
import { type Account, accountFromEnvironment } from '#cli/services/upstream/account.ts';
import { type Answered, type Auth, type RowCall, UpstreamClient } from '#cli/services/upstream/upstream-client.ts';
import { type Budget, SPENDING } from './budget.ts';

/** Nothing can be learnt about this row here, for example because it needs a code that only a simulator shows. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}

/** The client and what valid requests are made of. */
export class RowCalls extends UpstreamClient {
  account: Account = accountFromEnvironment({});
  /** Undefined in a disposable world. */
  budget: Budget | undefined;
  /** Line stake of a valid bet. */
  stake = '10';
  /** Games for which requests are made. */
  games: Readonly<Record<keyof typeof PATH_GAMES, string>> = PATH_GAMES;

  /** @throws BudgetSpent before a request that could exceed the budget; Error without a complete response */
  override async ask(name: RowName, call: RowCall = {}, auth: Auth = 'row'): Promise<Answered> {
    if (SPENDING.has(name)) this.budget?.assertLeft(await this.balance());
    return super.ask(name, call, auth);
  }

  override async request(...asked: Parameters<UpstreamClient['request']>): Promise<Answered> {
    const from = performance.now();
    const answered = await super.request(...asked);
    return { ...answered, ms: performance.now() - from };
  }

  /** The balance as answered. */
  async balance(): Promise<unknown> {
    const { envelope } = await this.ask('getAccount');
    return (envelope?.data as { score?: unknown } | undefined)?.score;
  }
}
