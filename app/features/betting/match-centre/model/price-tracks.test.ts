import { describe, expect, it } from 'vitest';
import { PriceTracks } from './price-tracks.ts';

const at = (odds: string) => new Map([['wl w', odds]]);

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
});
