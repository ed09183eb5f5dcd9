import { DEMO_ACCOUNTS } from '#fixtures';
import type { Account } from '#cli/services/upstream/account.ts';
import { usageError } from '#cli/terminal/errors.ts';
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
    const second = await secondPlayer(newPlayer(), wanted);
    // By another of its names.
    if (second !== undefined && second.id !== '' && second.id === player.id) throw sameAccount();
    return { second, before: await player.balance() };
  } catch (error) {
    if (error instanceof CannotRun) player.findings.expect('accepted', false, 'getAccount', error.message);
    else if (!(error instanceof StopStep) || error.cause !== undefined) throw error;
    return { before: 'unknown', stopped: error.message };
  }
}

/** From SLIPWAY_SECOND_ACCOUNT, or a simulator's second demo player. */
async function secondPlayer(player: Player, { isSimulator, account, env }: Wanted): Promise<Player | undefined> {
  const demo = DEMO_ACCOUNTS.find(({ email }) => email !== account.account);
  const second = secondAccount(account, env);
  if (second !== undefined) await player.signIn(second, SECOND);
  else if (isSimulator && demo !== undefined) await player.signIn({ account: demo.email, password: demo.password });
  else return undefined;
  return player;
}

const SECOND = ['SLIPWAY_SECOND_ACCOUNT', 'SLIPWAY_SECOND_PASSWORD'] as const;

/** @throws CliError for half of it, and for the first account once more */
export function secondAccount(first: Account, env: NodeJS.ProcessEnv = process.env): Account | undefined {
  const [account = '', password = ''] = SECOND.map((name) => env[name]);
  if (account === '' && password === '') return undefined;
  const missing = account === '' ? SECOND[0] : password === '' ? SECOND[1] : undefined;
  if (missing !== undefined)
    throw usageError(`${missing} is not set`, [`Set both ${SECOND.join(' and ')}, or neither.`]);
  if (account.trim().toLowerCase() === first.account.trim().toLowerCase()) throw sameAccount();
  return { account, password };
}

const sameAccount = () =>
  usageError('The second account is the first: it may read all that is its own', [
    `Set ${SECOND.join(' and ')} of another player, or leave both out.`,
  ]);
