import { describe, expect, it } from 'vitest';
import { isAt, shownPlaces } from './shown-places.ts';

describe('the places of what is shown', () => {
  it.each<[readonly number[], number, string | undefined]>([
    [[12, 3, 57, 14], 187, '0-19,50-59'],
    [[3, 9], 187, '0-9'],
    [[4, 8], 187, '0-9'],
    [[180, 186], 187, '180-189'],
    [[], 187, ''],
    [[], 0, undefined],
    [[0, 30, 60, 90, 120, 150], 187, '0-9,30-39,60-69,90-99,120-129,150-159'],
    [[0, 20, 40, 60, 80, 100, 120], 187, undefined],
    [[1, 11], 20, undefined],
    [[1], 11, '0-9'],
  ])('%j of %i are asked for as %s', (places, total, asked) => {
    expect(shownPlaces(places, total)).toBe(asked);
  });

  it.each<[string, readonly number[]]>([
    ['0-9,30-39', [0, 9, 30, 39]],
    ['10-19', [10, 19]],
    ['', []],
  ])('%s have those at %j', (places, has) => {
    expect([-1, 0, 9, 10, 19, 29, 30, 39, 40].filter((place) => isAt(place, places))).toEqual(has);
  });
});
