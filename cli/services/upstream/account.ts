import { DEMO_ACCOUNTS } from '#fixtures';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import type { UpstreamClient } from './upstream-client.ts';

/** The account a tool signs in with. Never printed. */
export interface Account {
  readonly account: string;
  readonly password: string;
}

/** The account of the environment (SLIPWAY_ACCOUNT, SLIPWAY_PASSWORD), or the demo player that every simulator has. */
export function accountFromEnvironment(env: NodeJS.ProcessEnv = process.env): Account {
  const [demo] = DEMO_ACCOUNTS;
  return {
    account: env['SLIPWAY_ACCOUNT'] ?? demo?.email ?? '',
    password: env['SLIPWAY_PASSWORD'] ?? demo?.password ?? '',
  };
}

/**
 * The account of the environment, for an upstream that may be of somebody else: the password of the demo player is in every copy of
 * this package, so it is sent to simulators alone.
 *
 * @throws CliError without one
 */
export function ownAccount(env: NodeJS.ProcessEnv = process.env): Account {
  if (env['SLIPWAY_ACCOUNT'] && env['SLIPWAY_PASSWORD']) return accountFromEnvironment(env);
  throw usageError('This upstream is not a simulator, which alone has the demo player', [
    'Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD of an account made for tests.',
  ]);
}

/** @throws CliError that names neither account nor password */
export async function signIn(client: UpstreamClient, { account, password }: Account): Promise<void> {
  const answer = await client.call('signIn', { body: { account, password } });
  if (!answer.ok) {
    throw new CliError(`The upstream refuses the account: ${answer.reason}`, {
      next: ['Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD, or leave both out for the demo player.'],
    });
  }
  client.token = answer.data.token;
}
