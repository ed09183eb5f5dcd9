import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MarkSixGame, RaceGame } from './entities/lottery-game.ts';
import { SportGame } from './entities/sport-game.ts';
import { ENDPOINTS } from './endpoints.fixture.ts';
import { rows } from './rows.ts';
import { rowPath } from './row.ts';

describe('the contract', () => {
  it.each(Object.entries(rows))('%s names itself, and its path has a schema for each parameter', (name, row) => {
    expect(row.name).toBe(name);
    const named = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = Object.keys((row.params as { entries?: object }).entries ?? {});
    expect(declared).toEqual(named);
  });

  it('gives every row its own method and path', () => {
    const keys = Object.values(rows).map((row) => `${row.method} /${row.service}/${row.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('separates rows of one path by games that no two of them share', () => {
    const games = [SportGame, MarkSixGame, RaceGame].flatMap(({ options }) => options as readonly string[]);
    expect(new Set(games).size).toBe(games.length);
  });

  it('has every call of the specification', () => {
    const shapes = Object.values(rows).map(
      (row) => `${row.method} /${row.service}/${row.path.replace(/\{(lottery|race)\}/, '{game}')}`,
    );
    const missing = ENDPOINTS.filter((endpoint) => !shapes.includes(endpoint));
    expect(missing).toEqual([]);
  });

  it('never lets a call that moves money be repeated without a key', () => {
    expect(rows.placeBet.repeat).toBe('keyed');
    const movesMoney = Object.keys(rows).filter((name) =>
      /^(place|open(Deposit|Withdrawal)|transfer|move|claim|cashOut(Part)?$|changeCurrency$)/.test(name),
    ) as (keyof typeof rows)[];
    expect(movesMoney.length).toBe(15);
    expect(movesMoney.filter((name) => rows[name].repeat !== 'keyed')).toEqual([]);
    const writes = Object.values(rows).filter((row) => row.method !== 'GET');
    expect(writes.filter((row) => row.repeat === 'safe')).toEqual([]);
  });

  it('escapes what it puts into a path, and says which parameter is missing', () => {
    expect(rowPath(rows.getMyBet, { game: 'soccer', id: '../x?y' })).toBe('/sports/api/v1/soccer/mybet/..%2Fx%3Fy');
    expect(() => rowPath(rows.placeBet, {})).toThrow('{game}');
  });

  it('refuses unknown properties of a request and numbers where money must be text', () => {
    const bet = {
      passes: ['single'],
      stake: '1',
      multiple: 1,
      currency: 'USDT',
      accept_odds: 'none',
      matches: [{ match_id: 'm1', picks: [{ kind: 'wl', outcome: 'w', odds: '1.85' }] }],
    };
    expect(v.is(rows.placeBet.body, bet)).toBe(true);
    expect(v.is(rows.placeBet.body, { ...bet, extra: 1 })).toBe(false);
    expect(v.is(rows.placeBet.body, { ...bet, stake: 1 })).toBe(false);
    for (const stake of ['-1', '1e3', '１', '01', '1.', '', ' 1', '9'.repeat(40)]) {
      expect(v.is(rows.placeBet.body, { ...bet, stake }), stake).toBe(false);
    }
  });
});
