import { describe, expect, it } from 'vitest';
import { PriceTracks } from './price-tracks.ts';

const at = (odds: string) => new Map([['wl w', odds]]);
const history = (...points: readonly (readonly [atMs: number, odds: string])[]) => [
  { key: 'wl w', points: points.map(([atMs, odds]) => ({ atMs, odds })) },
];
const steps = (tracks: PriceTracks) => tracks.of('m', 'wl w').map(({ atMs, odds }) => `${atMs} ${odds}`);

describe('the way of a price', () => {
  it('has a point for each change, and none while the price stands', () => {
    const tracks = new PriceTracks();
    tracks.record('m', at('2.00'), 1);
    tracks.record('m', at('2.00'), 2);
    tracks.record('m', at('2.10'), 3);
    expect(tracks.seenAtMs('m')).toBe(3);
    expect(tracks.of('m', 'wl w')).toEqual([
      { atMs: 1, odds: '2.00' },
      { atMs: 3, odds: '2.10' },
    ]);
  });

  it('is the same array while nothing changes, and empty for what was never seen', () => {
    const tracks = new PriceTracks();
    tracks.record('m', at('2.00'), 1);
    const before = tracks.of('m', 'wl w');
    tracks.record('m', at('2.00'), 2);
    expect(tracks.of('m', 'wl w')).toBe(before);
    expect(tracks.of('m', 'wl l')).toBe(tracks.of('other', 'wl w'));
  });

  it('keeps its first and its newest points when it is thinned', () => {
    const tracks = new PriceTracks();
    for (let ms = 0; ms < 2_000; ms++) tracks.record('m', at(`2.${1_000 + ms}`), ms);
    const points = tracks.of('m', 'wl w');
    expect(points.length).toBeLessThanOrEqual(240);
    expect([points[0]?.atMs, points.at(-1)?.atMs]).toEqual([0, 1_999]);
    expect(points.map(({ atMs }) => atMs)).toEqual(points.map(({ atMs }) => atMs).sort((a, b) => a - b));
  });

  it('is forgotten for the match that was seen longest ago', () => {
    const tracks = new PriceTracks();
    for (let match = 0; match < 30; match++) tracks.record(`m-${match}`, at('2.00'), match);
    tracks.record('m-0', at('2.00'), 40);
    tracks.record('m-30', at('2.00'), 41);
    expect(tracks.of('m-0', 'wl w')).toHaveLength(1);
    expect(tracks.of('m-1', 'wl w')).toEqual([]);
  });

  it('is the history of the upstream with what was seen before and after it, and no point twice', () => {
    const tracks = new PriceTracks();
    for (const [odds, ms] of [
      ['1.90', 5],
      ['2.00', 12],
      ['2.10', 23],
      ['2.20', 43],
    ] as const)
      tracks.record('m', at(odds), ms);
    expect(tracks.isLearnt('m')).toBe(false);
    tracks.learn('m', history([30, '2.15'], [10, '2.00'], [20, '2.10']));
    expect(tracks.isLearnt('m')).toBe(true);
    expect(steps(tracks)).toEqual(['5 1.90', '10 2.00', '20 2.10', '30 2.15', '43 2.20']);
  });

  it('is not thrown back by an older history that comes late, nor by a page that is behind', () => {
    const tracks = new PriceTracks();
    tracks.record('m', at('2.00'), 12);
    tracks.learn('m', history([10, '2.00'], [20, '2.10']));
    tracks.learn('m', history([10, '2.00']));
    tracks.record('m', at('2.00'), 21);
    tracks.record('m', at('2.10'), 24);
    tracks.record('m', at('2.20'), 30);
    expect(steps(tracks)).toEqual(['10 2.00', '20 2.10', '30 2.20']);
  });

  it('stays what was seen where the history is empty, and takes one of one point', () => {
    const tracks = new PriceTracks();
    tracks.record('m', at('2.00'), 12);
    tracks.learn('m', []);
    expect([tracks.isLearnt('m'), steps(tracks)]).toEqual([false, ['12 2.00']]);
    tracks.learn('m', history([3, '2.00']));
    expect([tracks.isLearnt('m'), steps(tracks)]).toEqual([true, ['3 2.00']]);
  });

  it('has room for a long history', () => {
    const tracks = new PriceTracks();
    for (let ms = 500; ms < 740; ms++) tracks.record('m', at(`2.${1_000 + ms}`), ms);
    tracks.learn('m', history(...Array.from({ length: 240 }, (_, ms) => [ms, `3.${1_000 + ms}`] as const)));
    const points = tracks.of('m', 'wl w');
    expect(points.length).toBeLessThanOrEqual(240);
    expect([points[0]?.atMs, points.at(-1)?.atMs]).toEqual([0, 739]);
  });
});
