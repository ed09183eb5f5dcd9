import { describe, expect, it } from 'vitest';
import {
  BOOKS,
  CLEARED,
  CLOCKS,
  EDGE_CLOCK,
  FORMS,
  HOP,
  HOP_CRASH,
  HOP_RELOAD,
  LOST,
  PLANTED,
  SOUND,
} from './planted.ts';
import { SHORTEST } from './shortest-paths.ts';
import { walk } from './walk.ts';
import { FULL, SMALL } from './world.ts';

/** A part of `npm run qa -- explore`, which sees more than a million. */
const STATES = 15_000;

describe('the page and the edge, through every order of events', () => {
  it.each([
    ['keys and the edge, one tab that presses', 'edge', SMALL, 14_000],
    ['no keys, two tabs that press', 'none', FULL, 4_000],
    ['keys and the edge, a storage that is cleared', 'edge', CLEARED, 500],
    ['no keys, a storage that is cleared', 'none', CLEARED, 100],
    ['keys and the edge, a hop behind it that repeats', 'hop', HOP, 1_000],
    ['keys and the edge that crashes, a hop behind it that repeats', 'hop', HOP_CRASH, 3_000],
    ['keys and the edge, a hop behind it that repeats, a page that is loaded again', 'hop', HOP_RELOAD, 1_000],
    ['no keys, two forms', 'none', FORMS, 1_900],
    ['no keys, a device whose clock is set', 'none', CLOCKS, 4_500],
    ['keys and the edge, whose clock is set back', 'edge', EDGE_CLOCK, 6_000],
    ['keys and the edge, books that are behind `date`', 'edge', BOOKS, 2_000],
    ['no keys, books that are behind `date`', 'none', BOOKS, 60],
    ['keys and the edge, whose store is lost', 'edge', LOST, 9_000],
    ['no keys, presses delivered twice', 'copies', { ...FULL, deliveries: 2, reloads: 0 }, 1_000],
  ] as const)('never book twice, call nothing failed that stands, and end: %s', (_, setup, bounds, least) => {
    const { states, isComplete, violation } = walk(SOUND, setup, 2 * STATES, bounds);
    expect(violation).toBeUndefined();
    expect(isComplete).toBe(true);
    expect(states).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['two tabs that press, three deliveries of each, crashes and reloads', FULL],
    ['two forms that differ', FORMS],
    ['two tabs on a device whose clock is set', CLOCKS],
  ])('never do with keys and the edge, in the nearest states: %s', (_, bounds) => {
    const { violation, states } = walk(SOUND, 'edge', STATES, bounds);
    expect(violation).toBeUndefined();
    expect(states).toBeGreaterThanOrEqual(STATES);
  });

  it.each(Object.entries(PLANTED))('find the planted fault: %s', (name, { rules, setup, bounds }) => {
    const { violation } = walk(rules, setup, 10 * STATES, bounds);
    expect(violation?.path).toEqual(SHORTEST[name] ?? expect.any(Array));
  });

  it('name the shortest path to the faults of tabs, clocks, storages, hops and books', () => {
    const names = Object.keys(SHORTEST);
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(names.filter((name) => PLANTED[name] === undefined)).toEqual([]);
  });

  it('name the shortest path to it', () => {
    const { rules, setup, bounds } = PLANTED['edge: a lost answer is forwarded again'] ?? expect.fail();
    expect(walk(rules, setup, STATES, bounds).violation).toEqual({
      what: 'the edge forwards one press twice',
      path: [
        'tab 1 presses: send',
        'press 1 arrives at the edge',
        'the edge stores press 1',
        'the answer to press 1 is lost',
      ],
    });
  });
});
