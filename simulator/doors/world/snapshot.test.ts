import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesOf, tablesOf } from '../../conformance/answers/store-changes.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { restoreSnapshot, takeSnapshot } from './snapshot.ts';
import { World } from './world.ts';

const aWorld = () =>
  new World({
    name: 'main',
    seed: 'snapshots',
    startMs: Date.parse('2026-03-14T12:00:00Z'),
    speed: 0,
    upstream: 'keyed',
    file: ':memory:',
  });

/** What changes a world: money, members, sessions, jobs, orders, rules, matches, the clock. */
const CHANGES: readonly ((world: World, nth: number) => unknown)[] = [
  (world, nth) =>
    world.ledger.move('adjustment', `change-${nth}`, world.now(), {
      from: 'house:test',
      to: memberAccount('m-player'),
      currency: 'USDT',
      amount: BigInt(nth + 1),
    }),
  (world, nth) => world.members.change('m-player', { nickname: `Player ${nth}` }),
  (world) => world.sessions.start('m-player', world.now()),
  (world, nth) => world.jobs.add('sendNotice', `job-${nth}`, world.now() + 1e9),
  (world, nth) => world.records.add('deposit', 'm-player', world.now(), { nth }),
  (world) => world.faults.add({ do: 'cutJson' }),
  (world) => world.fixtures.overrides.set('s20260314-05', { isVoid: true }, world.now()),
  (world) => world.fixtures.overrides.set('s20260314-06', { total: '3.5' }, world.now()),
  (world) => world.bookRules.setSettlement({ withholding: { threshold: '20', rate: '0.2' } }),
  (world) => world.availability.set(28, 3),
  (world) => world.profile.set('uk'),
  (world) => world.clock.advance(60_000),
];

/** Everything that a player or an operator could see of these changes. */
const seen = (world: World) => ({
  now: world.now(),
  store: changesOf(new Map(), tablesOf(world)),
  next: world.jobs.nextDueMs(),
  balance: world.balance('m-player'),
  nickname: world.members.byId('m-player')?.nickname,
  faults: world.faults.list(),
  overrides: ['s20260314-05', 's20260314-06'].map((id) => world.fixtures.override(id)),
  settlement: world.bookRules.settlement,
  isActive: world.availability.isActive(28),
  profile: world.profile.name,
  audit: world.ledger.audit(),
});

const changes = fc.array(fc.nat(CHANGES.length - 1), { maxLength: 10 });

it('a snapshot brings back all that there was, numbers of new rows included, whatever has changed since', () => {
  fc.assert(
    fc.property(changes, changes, (first, later) => {
      const world = aWorld();
      const apply = (list: readonly number[], from = 0) =>
        world.change(() => list.forEach((change, nth) => CHANGES[change]?.(world, from + nth)));
      try {
        apply(first);
        const before = seen(world);
        takeSnapshot(world, 'one');
        apply(later, 100);
        const changed = seen(world);
        restoreSnapshot(world, 'one');
        expect(seen(world)).toEqual(before);
        // As if nothing had happened since: new rows have the numbers that they had the first time.
        apply(later, 100);
        expect(seen(world)).toEqual(changed);
      } finally {
        world.close();
      }
    }),
    { numRuns: 12 },
  );
});

it('a snapshot replaces the one before of its name, and an unknown name is refused', () => {
  const world = aWorld();
  takeSnapshot(world, 'one');
  takeSnapshot(world, 'other');
  world.change(() => world.availability.set(28, 3));
  takeSnapshot(world, 'one');
  restoreSnapshot(world, 'other');
  expect(world.availability.isActive(28)).toBe(true);
  restoreSnapshot(world, 'one');
  expect(world.availability.isActive(28)).toBe(false);
  expect(() => restoreSnapshot(world, 'none')).toThrow(
    expect.objectContaining({ reason: 'notFound', message: 'main has no snapshot none' }),
  );
  world.close();
});
