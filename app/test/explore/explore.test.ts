import { describe, expect, it } from 'vitest';
import { PLANTED, SOUND } from './planted.ts';
import { walk } from './walk.ts';

/** A part of `npm run qa -- explore`, which sees more than a million. */
const STATES = 40_000;

describe('the rules of a press, through every order of events', () => {
  it('never book twice, call nothing failed that stands, and end', () => {
    const { states, depth, violation } = walk(SOUND, STATES);
    expect(violation).toBeUndefined();
    expect(states).toBeGreaterThanOrEqual(STATES);
    expect(depth).toBeGreaterThan(6);
  });

  it.each(Object.entries(PLANTED))('find the planted fault: %s', (_, rules) => {
    const { violation } = walk(rules, STATES);
    expect(violation?.path.length).toBeGreaterThan(0);
  });

  it('name the shortest path to it', () => {
    const rules = PLANTED['the upstream does not keep what it accepted'] ?? SOUND;
    expect(walk(rules, STATES).violation).toEqual({
      what: 'two bets for one press',
      path: [
        'tab 1 presses: send',
        'tab 1 has no answer, sent again',
        'press 1 arrives: accepted',
        'press 1 arrives: accepted',
      ],
    });
  });
});
