import { DEMO_ACCOUNTS } from '#fixtures';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import type { UpstreamClient } from './upstream-client.ts';

/** Never printed. */
export interface Account {
  readonly account: string;
  readonly password: string;
}

/** From SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD, or a simulator's demo player. */
export function accountFromEnvironment(env: NodeJS.ProcessEnv = process.env): Account {
  const [demo] = DEMO_ACCOUNTS;
  return {
    account: env['SLIPWAY_ACCOUNT'] ?? demo?.email ?? '',
    password: env['SLIPWAY_PASSWORD'] ?? demo?.password ?? '',
  };
}

/**
 * The account of the environment, for an upstream that may belong to somebody else: the demo player's password is public, so it
 * is sent only to simulators.
 *
 * @throws CliError without one
 */
export function ownAccount(env: NodeJS.ProcessEnv = process.env): Account {
  if (env['SLIPWAY_ACCOUNT'] && env['SLIPWAY_PASSWORD']) return accountFromEnvironment(env);
  throw usageError('This upstream is not a simulator, which alone has the demo player', [
    'Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD of an account made for tests.',
  ]);
}

/** An answer that lacks what the contract promises. */
export class NotAsDocumented extends CliError {}

const FIRST = ['SLIPWAY_ACCOUNT', 'SLIPWAY_PASSWORD'] as const;

/**
 * @param variables where account and password are from
 * @throws CliError (without account and password) if refused, or if this is no upstream
 */
export async function signIn(
  client: Pick<UpstreamClient, 'ask'>,
  account: Account,
  variables: readonly [account: string, password: string] = FIRST,
): Promise<{ readonly token: string; readonly userId: string; readonly freshToken: string }> {
  const { status, headers = {}, text, envelope } = await client.ask('signIn', { body: { ...account } });
  if (status >= 300 && status < 400)
    throw usageError(`The upstream redirects to ${headers['location'] ?? 'nowhere'} (${status})`, [
      'Give that address.',
    ]);
  if (envelope === undefined)
    throw new CliError(
      `The answer to signIn is no JSON (${status}, ${headers['content-type'] ?? 'no type'}): ${text.slice(0, 80)}`,
      { next: ['Is it the address of the upstream, up to the services (/sports/...)?'] },
    );
  const { code, msg, data } = envelope;
  const {
    reason = typeof msg === 'string' && msg !== '' ? `${msg} (${String(code)})` : code,
    token,
    user_id: userId,
    fresh_token: fresh,
  } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (code === 0 && (typeof token !== 'string' || token === ''))
    throw new NotAsDocumented(`signIn answers, but not as documented: it gives no token (${status})`, {
      next: ['docs/reference/calls.md has the answer to signIn.'],
    });
  if (code === 0) return { token: String(token), userId: String(userId ?? ''), freshToken: String(fresh ?? '') };
  const isFirst = variables === FIRST;
  const refused = isFirst ? 'The upstream refuses the account' : `The upstream refuses the account of ${variables[0]}`;
  throw new CliError(`${refused}: ${String(reason ?? `status ${status}`)}`, {
    next: [
      `Set ${variables.join(' and ')}; at a simulator leave both out for ${isFirst ? 'the' : 'another'} demo player.`,
    ],
  });
}
