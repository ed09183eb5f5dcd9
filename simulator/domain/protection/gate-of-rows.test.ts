import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Profile, PROFILES } from '#contract/brand';
import { LIMIT_KINDS, limitIn } from '#contract/entities';
import { type Moves, type Row, type RowName, rows } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { setLimit } from './player-limits.ts';

const DAY_MS = 86_400_000;
const PLAYER = 'm-player';
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'gate-of-rows' });
});
afterAll(() => simulator.close());

let worlds = 0;
const under = (profile: Profile) =>
  new RowClient(simulator, simulator.worlds.create(`gate-${++worlds}`, { profile })).signIn();

/** What makes the demo player each of those whom the gate stops. */
const STATES = {
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
type State = keyof typeof STATES;

function exclude({ world }: RowClient, kind: 'time_out' | 'self_exclusion') {
  world.members.updateDoc(PLAYER, { exclusion: { kind, sinceMs: world.now(), untilMs: world.now() + 200 * DAY_MS } });
}

/** Why a row is refused, by where it moves money; undefined: it is done. A new row is tested by its `moves`. */
function refusalOf(moves: Moves | undefined, state: State, profile: Profile): string | undefined {
  if (moves === undefined || moves === 'out' || moves === 'back' || moves === 'within') return undefined;
  if (moves === 'between' && profile !== 'none') return 'forbidden';
  switch (state) {
    case 'excluded':
    case 'timedOut':
      return 'excluded';
    case 'underAge':
      return 'underAge';
    case 'unidentified':
      return profile === 'none' ? undefined : 'identityNeeded';
    case 'limited':
      return moves === 'between' ? undefined : 'playerLimitReached';
  }
}

/** A card and a daily reward are forbidden under uk and br for everybody: that is said first. */
const FEATURES: Partial<Record<RowName, string>> = { claimCheckIn: 'forbidden' };
const inPix = { channel_id: 'in-wallet', card: undefined };

const money = Object.values(rows as Record<string, Row>).filter(({ moves }) => moves !== undefined);
const wealth = ({ world }: RowClient) =>
  world.db
    .all(
      "SELECT account, currency, balance FROM wallet WHERE account GLOB 'member:m-player' OR account GLOB 'game:*:m-player'",
    )
    .map((row) => `${row['account']} ${row['currency']} ${row['balance']}`);
const gained = (client: RowClient, before: number) =>
  client.world.db
    .all(
      `SELECT e.kind FROM posting p JOIN entry e ON e.seq = p.entry
       WHERE e.seq > ? AND p.amount > 0 AND (p.account = 'member:m-player' OR p.account GLOB 'game:*:m-player')`,
      before,
    )
    .map((row) => String(row['kind']));
const lastEntry = ({ world }: RowClient) => Number(world.db.get('SELECT MAX(seq) AS last FROM entry')?.['last'] ?? 0);

describe.each(PROFILES)('under %s', (profile) => {
  describe.each(Object.keys(STATES) as State[])('%s', (state) => {
    it.each(money.map(({ name, moves }) => [name, moves] as const))('%s (%s)', async (name, moves) => {
      const client = under(profile);
      const sample = await client.sample(name as RowName);
      const call = name === 'openDeposit' ? { ...sample, body: { ...(sample.body as object), ...inPix } } : sample;
      STATES[state](client);
      const before = wealth(client);
      const { json } = await client.send(name as RowName, call);
      const expected = (profile === 'none' ? undefined : FEATURES[name as RowName]) ?? refusalOf(moves, state, profile);
      expect(json.code === 0 ? undefined : json.data['reason']).toBe(expected);
      if (expected !== undefined) expect(wealth(client)).toEqual(before);
      expect(client.world.ledger.audit()).toEqual([]);
      simulator.worlds.erase(client.world.name);
    });
  });
});

describe.each(Object.keys(STATES) as State[])('every other row, for a player who is %s', (state) => {
  it('lets no money in', async () => {
    const profile = state === 'unidentified' ? 'uk' : 'none';
    for (const row of Object.values(rows as Record<string, Row>).filter(({ moves }) => moves === undefined)) {
      const client = under(profile);
      const sample = await client.sample(row.name as RowName);
      STATES[state](client);
      const before = lastEntry(client);
      await client.send(row.name as RowName, sample);
      client.world.clock.advance(60_000);
      expect({ row: row.name, gained: gained(client, before) }).toEqual({ row: row.name, gained: [] });
      simulator.worlds.erase(client.world.name);
    }
  });
});

it('has a direction for every row that moves money, and for no other', () => {
  const keyed = Object.values(rows as Record<string, Row>).filter(({ repeat }) => repeat === 'keyed');
  expect(money.map(({ name }) => name).toSorted()).toEqual(keyed.map(({ name }) => name).toSorted());
});
