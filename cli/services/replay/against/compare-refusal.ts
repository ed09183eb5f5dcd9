import { differences } from '#fixtures';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import type { ReplayWorld, Wallet } from './replay-world.ts';
import { inProcess, type UpstreamResult } from './upstream-result.ts';

type Refused = Extract<Answer<unknown>, { readonly ok: false }>;

/**
 * Compares a refusal of the upstream: right if one is expected; beyond the upstream's limits the bet cannot be played; otherwise
 * a difference. The wallet must not change.
 */
export async function compareRefusal(
  world: ReplayWorld,
  { reason, msg }: Refused,
  { before, isExpected }: { readonly before: Wallet; readonly isExpected: boolean },
): Promise<UpstreamResult> {
  const after = await world.wallet();
  const moved = differences(
    { 'wallet after the refusal': before.balance },
    { 'wallet after the refusal': after.balance },
  );
  if (!isExpected && moved.length === 0 && reason === 'limitsExceeded')
    return inProcess(`over the upstream's limits (${msg})`);
  const refused = isExpected ? [] : [{ key: 'upstream', expected: 'accepted', actual: `${reason}: ${msg}` }];
  return { at: 'upstream', actual: { refused: reason, msg }, differences: [...refused, ...moved] };
}

/** The upstream should have refused the bet. */
export const wronglyAccepted = (expected: unknown, bet: object): UpstreamResult => ({
  at: 'upstream',
  actual: bet,
  differences: [{ key: 'upstream', expected, actual: 'accepted' }],
});
