import { DEMO_ACCOUNTS } from '#fixtures';
import type { Account } from '#cli/services/upstream/account.ts';
import { CannotRun, type Player, StopStep } from './player.ts';

interface Wanted {
  readonly account: Account;
  readonly isSimulator: boolean;
  readonly env: NodeJS.ProcessEnv | undefined;
}

interface Opened {
  readonly second?: Player | undefined;
  readonly before: string;
  /** An answer without which nothing can be checked; it is a finding. */
  readonly stopped?: string;
}

/** Signs both players in, and reads the balance. @throws StopStep without an answer; CliError if an account is refused */
export async function openAccounts(player: Player, newPlayer: () => Player, wanted: Wanted): Promise<Opened> {
  try {
    await player.signIn(wanted.account);
    return { second: await secondPlayer(newPlayer(), wanted), before: await player.balance() };
  } catch (error) {
    if (error instanceof CannotRun) player.findings.expect('accepted', false, 'getAccount', error.message);
    else if (!(error instanceof StopStep) || error.cause !== undefined) throw error;
    return { before: 'unknown', stopped: error.message };
  }
}

/** From SLIPWAY_SECOND_ACCOUNT, or a simulator's second demo player. */
async function secondPlayer(
  player: Player,
  { isSimulator, account: first, env = process.env }: Wanted,
): Promise<Player | undefined> {
  const demo = DEMO_ACCOUNTS.find(({ email }) => email !== first.account);
  const { SLIPWAY_SECOND_ACCOUNT: account, SLIPWAY_SECOND_PASSWORD: password } = env;
  if (account !== undefined && password !== undefined) await player.signIn({ account, password });
  else if (isSimulator && demo !== undefined) await player.signIn({ account: demo.email, password: demo.password });
  else return undefined;
  return player;
}
