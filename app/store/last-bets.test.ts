// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { dropLastBets, readLastBets, writeLastBets } from './last-bets.ts';

const SEEN = {
  at: 1_700_000_000_000,
  lang: 'en',
  bets: [{ state: 'win', head: ['Won'], picks: [['a', 'b', '1.85']], facts: [] }],
};
const BETS = { user: 'm-1', settled: SEEN };
const KEY = 'slipway.lastBets.v1';

describe('the last bets', () => {
  afterEach(() => localStorage.clear());

  it('are those of the player who saw them, and are removed for another', () => {
    expect(writeLastBets(BETS)).toBe(true);
    expect(readLastBets('m-1')).toEqual(BETS);
    expect(readLastBets('m-2')).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are removed at sign-out, and where what is stored is something else', () => {
    writeLastBets(BETS);
    dropLastBets();
    expect(localStorage.getItem(KEY)).toBeNull();
    localStorage.setItem(KEY, JSON.stringify({ user: 'm-1', active: { at: 'now', bets: [] } }));
    expect(readLastBets('m-1')).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
