import { LIMIT_KINDS, limitIn } from '#contract/entities';
import type { RowClient } from '../../conformance/row-client.ts';
import { setLimit } from './player-limits.ts';

const DAY_MS = 86_400_000;
const PLAYER = 'm-player';

/** Turns the demo player into each kind that the gate stops. */
export const STATES = {
  excluded: (client: RowClient) => exclude(client, 'self_exclusion'),
  timedOut: (client: RowClient) => exclude(client, 'time_out'),
  limited: ({ world }: RowClient) => {
    const member = world.members.byId(PLAYER);
    if (member === undefined) throw new Error('The fixtures have no demo player.');
    for (const kind of LIMIT_KINDS)
      setLimit(world, member, limitIn(member.currency, { kind, period: 'day', value: '0' }));
  },
  unidentified: ({ world }: RowClient) => world.members.updateDoc(PLAYER, { identity: undefined }),
  underAge: ({ world }: RowClient) => world.members.updateDoc(PLAYER, { birthDate: '2009-01-01' }),
} as const;
export type State = keyof typeof STATES;

function exclude({ world }: RowClient, kind: 'time_out' | 'self_exclusion') {
  world.members.updateDoc(PLAYER, { exclusion: { kind, sinceMs: world.now(), untilMs: world.now() + 200 * DAY_MS } });
}
