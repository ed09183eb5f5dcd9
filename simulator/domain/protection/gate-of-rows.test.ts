import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Profile, PROFILES } from '#contract/brand';
import { type Moves, type Row, type RowName, rows } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { type State, STATES } from './stopped-player.fixture.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'gate-of-rows' });
});
afterAll(() => simulator.close());

let worlds = 0;
const under = (profile: Profile) =>
  new RowClient(simulator, simulator.worlds.create(`gate-${++worlds}`, { profile })).signIn();

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

it('has a direction for every row that moves money, and for no other', () => {
  const keyed = Object.values(rows as Record<string, Row>).filter(({ repeat }) => repeat === 'keyed');
  expect(money.map(({ name }) => name).toSorted()).toEqual(keyed.map(({ name }) => name).toSorted());
});
