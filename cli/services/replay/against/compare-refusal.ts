import { differences } from '#fixtures';
import type { Answer } from '#cli/services/upstream/upstream-client.ts';
import type { ReplayWorld, Wallet } from './replay-world.ts';
import { inProcess, type UpstreamResult } from './upstream-result.ts';

type Refused = Extract<Answer<unknown>, { readonly ok: false }>;

/**
 * Compares a refusal of the upstream. It is right where one is expected; a bet beyond the upstream's own limits cannot be played; any
 * other refusal is a difference, with the upstream's message. In any case the wallet must not change.
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

/** The upstream accepted a bet that it should have refused. */
export const wronglyAccepted = (expected: unknown, bet: object): UpstreamResult => ({
  at: 'upstream',
  actual: bet,
  differences: [{ key: 'upstream', expected, actual: 'accepted' }],
});
