import { expect, it } from 'vitest';
import { IN_MEMORY, openStore } from '../../../core/store/open-store.ts';
import { Settings } from '../../../core/store/settings.ts';
import { Overrides } from './overrides.ts';

const anOpening = () => {
  const settings = new Settings(openStore(IN_MEMORY));
  return { settings, open: () => new Overrides(settings) };
};

/** What applies to a match before and at each instant. */
const course = (overrides: Overrides, id: string) =>
  [0, 9, 10, 15, 20, 25, 30, 99].map((ms) => [ms, overrides.at(id, ms), overrides.nextAfter(id, ms)]);

it('changes add up, each from its instant on, in the store too', () => {
  const { open } = anOpening();
  const overrides = open();
  expect(overrides.set('a', { total: '2.5' }, 10)).toEqual({ total: '2.5' });
  expect(overrides.set('a', { handicap: '-1' }, 20)).toEqual({ total: '2.5', handicap: '-1' });
  expect(overrides.set('a', { total: '3.5' }, 30)).toEqual({ total: '3.5', handicap: '-1' });
  overrides.set('b', { isVoid: true });
  for (const each of [overrides, open()]) {
    expect([each.of('a'), each.of('b'), each.of('c')]).toEqual([
      { total: '3.5', handicap: '-1' },
      { isVoid: true },
      undefined,
    ]);
    expect(course(each, 'a')).toEqual([
      [0, undefined, 10],
      [9, undefined, 10],
      [10, { total: '2.5' }, 20],
      [15, { total: '2.5' }, 20],
      [20, { total: '2.5', handicap: '-1' }, 30],
      [25, { total: '2.5', handicap: '-1' }, 30],
      [30, { total: '3.5', handicap: '-1' }, Infinity],
      [99, { total: '3.5', handicap: '-1' }, Infinity],
    ]);
    expect([each.at('b', 0), each.nextAfter('b', -1), each.nextAfter('b', 0)]).toEqual([{ isVoid: true }, 0, Infinity]);
    expect([each.at('c', 10), each.nextAfter('c', 0)]).toEqual([undefined, Infinity]);
  }
});

it('a clock that was set back forgets what came later or at the same instant, but not the match as it is', () => {
  const { settings, open } = anOpening();
  const overrides = open();
  overrides.set('a', { total: '1.5' }, 10);
  overrides.set('a', { total: '2.5' }, 20);
  overrides.set('a', { total: '3.5' }, 30);
  expect(overrides.set('a', { handicap: '-1' }, 20)).toEqual({ total: '3.5', handicap: '-1' });
  const now = { total: '3.5', handicap: '-1' };
  expect(course(overrides, 'a')).toEqual([
    [0, undefined, 10],
    [9, undefined, 10],
    ...[10, 15].map((ms) => [ms, { total: '1.5' }, 20]),
    ...[20, 25, 30, 99].map((ms) => [ms, now, Infinity]),
  ]);
  expect(settings.all('overridePast')).toEqual([
    [
      'a',
      [
        { atMs: 10, override: { total: '1.5' } },
        { atMs: 20, override: now },
      ],
    ],
  ]);
});

it('remembers the newest 50 changes of a match', () => {
  const { settings, open } = anOpening();
  const overrides = open();
  for (let ms = 1; ms <= 51; ms++) overrides.set('a', { total: `${ms}.5` }, ms);
  expect([overrides.at('a', 1), overrides.at('a', 2), overrides.nextAfter('a', 0)]).toEqual([
    undefined,
    { total: '2.5' },
    2,
  ]);
  expect(settings.all<readonly unknown[]>('overridePast').map(([id, past]) => [id, past.length])).toEqual([['a', 50]]);
});

it('version 0 is a world as its seed has it; later versions never come back', () => {
  const { settings, open } = anOpening();
  const overrides = open();
  const versions = [overrides.version];
  const note = (change: () => void) => {
    change();
    versions.push(overrides.version);
  };
  note(() => overrides.reload());
  note(() => overrides.set('a', { isVoid: true }));
  note(() => overrides.set('a', { isVoid: true }));
  note(() => overrides.reload());
  settings.clear('override');
  settings.clear('overridePast');
  note(() => overrides.reload());
  expect(versions).toEqual([0, 0, 1, 2, 3, 4]);
  expect([overrides.of('a'), overrides.at('a', 0)]).toEqual([undefined, undefined]);
  settings.set('override', 'b', { isVoid: true });
  expect([open().version, open().of('b')]).toEqual([1, { isVoid: true }]);
});
