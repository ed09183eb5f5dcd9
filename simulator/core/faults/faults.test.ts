import { expect, it } from 'vitest';
import { IN_MEMORY, openStore } from '../store/open-store.ts';
import { Settings } from '../store/settings.ts';
import type { FaultKind, FaultRule } from './fault-rule.ts';
import { Faults, type FaultTarget } from './faults.ts';

const NAMES = ['m-player', 'demo-player', 'player@demo.slipway.test'];
const CALL: FaultTarget = { on: 'http', row: 'getAccount', method: 'GET', player: NAMES };

function aStore() {
  const settings = new Settings(openStore(IN_MEMORY));
  return { settings, open: () => new Faults('seed', settings) };
}

/** Which of so many calls a rule strikes, counted from 1. */
function struckBy(rule: FaultRule, target: Partial<FaultTarget> = {}, calls = 6): number[] {
  const faults = aStore().open();
  faults.add(rule);
  return Array.from({ length: calls }, (_, index) => index + 1).filter(
    () => faults.strike({ ...CALL, ...target }) !== undefined,
  );
}

it('a rule strikes by row, method, player, turn, number and chance', () => {
  const every = [1, 2, 3, 4, 5, 6];
  const of = (over: object): FaultRule => ({ do: 'cutJson', ...over });
  expect([
    struckBy(of({})),
    ...[{ row: 'getAccount' }, { row: 'getMember' }].map((over) => struckBy(of(over))),
    ...[{ method: 'GET' }, { method: 'POST' }].map((over) => struckBy(of(over))),
    ...[...NAMES, 'm-agent'].map((player) => struckBy(of({ player }))),
    struckBy(of({ player: 'm-player' }), { player: [] }),
  ]).toEqual([every, every, [], every, [], every, every, every, [], []]);
  expect([
    struckBy(of({ nth: 2 })),
    struckBy(of({ nth: [2, 4] })),
    struckBy(of({ times: 2 })),
    struckBy(of({ nth: [2, 5], times: 3 })),
    struckBy(of({ probability: 0 })),
    struckBy(of({ probability: 1 })),
  ]).toEqual([[2], [2, 3, 4], [1, 2], [2, 3, 4], [], every]);
  const chance = struckBy(of({ id: 'chance', probability: 0.5 }), {}, 20);
  expect(chance).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 20]);
  expect(struckBy(of({ id: 'chance', probability: 0.5 }), {}, 20)).toEqual(chance);
  expect(struckBy(of({ id: 'other', probability: 0.5 }), {}, 20)).not.toEqual(chance);
});

it('faults of calls, of sockets that open and of messages strike there only', () => {
  const kinds: Readonly<Record<FaultTarget['on'], readonly FaultKind[]>> = {
    http: ['latency', 'hangBeforeCommit', 'cutJson', 'unauthorised', 'tooManyRequests'],
    socketOpening: ['socketRefuse', 'socketAcceptThenClose', 'socketSilence'],
    socketMessage: ['socketDrop', 'socketDuplicate', 'socketReorder', 'socketGarbage', 'socketDelay'],
  };
  const places = Object.keys(kinds) as FaultTarget['on'][];
  for (const place of places)
    for (const kind of kinds[place]) {
      const where = places.filter((on) => struckBy({ do: kind } as FaultRule, { on }, 1).length > 0);
      expect([kind, where]).toEqual([kind, [place]]);
    }
});

it('the first rule that matches and strikes wins; the rules before it count the call, those after it do not', () => {
  const faults = aStore().open();
  const added = [
    faults.add({ do: 'cutJson', nth: 2 }),
    faults.add({ do: 'wrongSchema', row: 'getMember' }),
    faults.add({ do: 'unauthorised' }),
    faults.add({ do: 'hangAfterCommit', id: 'last' }),
  ];
  expect(added.map(({ id, seen, struck }) => [id, seen, struck])).toEqual([
    ['fault-1', 0, 0],
    ['fault-2', 0, 0],
    ['fault-3', 0, 0],
    ['last', 0, 0],
  ]);
  expect([1, 2, 3].map(() => faults.strike(CALL)?.do)).toEqual(['unauthorised', 'cutJson', 'unauthorised']);
  expect(faults.list().map(({ id, seen, struck }) => [id, seen, struck])).toEqual([
    ['fault-1', 3, 1],
    ['fault-2', 0, 0],
    ['fault-3', 2, 2],
    ['last', 0, 0],
  ]);
});

it('rules go on after a restart with their counts and their numbers; what was removed stays removed', () => {
  const { settings, open } = aStore();
  const faults = open();
  faults.add({ do: 'cutJson', nth: 2 });
  faults.add({ do: 'unauthorised', id: 'mine' });
  faults.add({ do: 'wrongSchema', id: 'fault-7', row: 'getMember' });
  faults.add({ do: 'hangAfterCommit', id: 'gone' });
  expect([faults.remove('gone'), faults.remove('gone')]).toEqual([true, false]);
  faults.strike(CALL);
  const again = open();
  expect(again.list()).toEqual(faults.list());
  expect(again.list()).toEqual([
    { id: 'fault-1', rule: { do: 'cutJson', nth: 2 }, seen: 1, struck: 0 },
    { id: 'mine', rule: { do: 'unauthorised', id: 'mine' }, seen: 1, struck: 1 },
    { id: 'fault-7', rule: { do: 'wrongSchema', id: 'fault-7', row: 'getMember' }, seen: 0, struck: 0 },
  ]);
  expect(again.strike(CALL)).toEqual({ do: 'cutJson', nth: 2 });
  // A rule of the same name takes the place of the one before, at the end.
  again.add({ do: 'slowBody', ms: 5, id: 'mine' });
  expect(again.add({ do: 'cutJson' }).id).toBe('fault-9');
  expect(again.list().map(({ id, rule }) => [id, rule.do])).toEqual([
    ['fault-1', 'cutJson'],
    ['fault-7', 'wrongSchema'],
    ['mine', 'slowBody'],
    ['fault-9', 'cutJson'],
  ]);
  again.clear();
  expect([again.list(), open().list(), settings.all('fault')]).toEqual([[], [], []]);
});

it('numbers go on after the highest that a name has, whatever else rules are called', () => {
  const { open } = aStore();
  const faults = open();
  for (const id of ['fault-7', 'fault-3', 'fault-abc', 'fault-', 'other-20', '40']) faults.add({ do: 'cutJson', id });
  expect(open().add({ do: 'cutJson' }).id).toBe('fault-8');
});
