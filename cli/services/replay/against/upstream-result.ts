import { type Difference, differences } from '#fixtures';
import { type Answer, RefusedRead } from '#cli/services/upstream/upstream-client.ts';
import type { ReplayWorld } from './replay-world.ts';

export type UpstreamResult =
  | {
      readonly at: 'upstream';
      readonly actual: object;
      readonly differences: readonly Difference[];
      readonly note?: string;
    }
  /** Only the engine computed it, for this reason. */
  | { readonly at: 'process'; readonly why: string };

export const inProcess = (why: string): UpstreamResult => ({ at: 'process', why });

export class NotExpressible extends Error {
  override readonly name = 'NotExpressible';
}

type Refused = Extract<Answer<unknown>, { readonly ok: false }>;

/**
 * Compares a refusal of the upstream. It is right where one is expected; a bet beyond the upstream's own limits cannot be played; any
 * other refusal is a difference, with the upstream's message. In any case the wallet must not change.
 */
export async function compareRefusal(
  world: ReplayWorld,
  { reason, msg }: Refused,
  { before, isExpected }: { readonly before: string; readonly isExpected: boolean },
): Promise<UpstreamResult> {
  const key = 'wallet after the refusal';
  const moved = differences({ [key]: before }, { [key]: await world.balance() });
  if (!isExpected && moved.length === 0 && reason === 'limitsExceeded')
    return inProcess(`over the upstream's limits (${msg})`);
  const refused = isExpected ? [] : [{ key: 'upstream', expected: 'accepted', actual: `${reason}: ${msg}` }];
  return { at: 'upstream', actual: { refused: reason, msg }, differences: [...refused, ...moved] };
}

/** The upstream accepted a bet that it should have refused: that is right only where it refuses what ends the bet. */
export async function refusedLater(expected: unknown, bet: object, end: Promise<unknown>): Promise<UpstreamResult> {
  const refusal = await end.catch((error: unknown) => error);
  if (refusal instanceof RefusedRead) return { at: 'upstream', actual: { refused: refusal.message }, differences: [] };
  return { at: 'upstream', actual: bet, differences: [{ key: 'upstream', expected, actual: 'accepted' }] };
}

export const prefixed = (name: string, found: readonly Difference[]): Difference[] =>
  found.map((each) => ({ ...each, key: `${name}: ${each.key}` }));
