import type { Match } from '#contract/entities';
import { describe, expect, it } from 'vitest';
import { MatchVersions } from './match-versions.ts';

const aMatch = (id: string, odds = '1.85'): Match => ({
  match_id: id,
  game: 'soccer',
  league: { id: 'brn', name: 'Britannic First Division' },
  home: 'A',
  away: 'B',
  start_time: '2026-03-14T12:00:00.000Z',
  state: 'scheduled',
  markets: [{ kind: 'wl', status: 'open', outcomes: [{ outcome: 'w', odds }] }],
});
const ids = (matches: readonly Match[]) => matches.map(({ match_id: id }) => id);

describe('the versions of a list', () => {
  it('begin with the one of now, without a match', () => {
    const list = [aMatch('m-1')];
    const { version, since, matches } = new MatchVersions().changes(list, undefined);
    expect([since, matches]).toEqual([version, []]);
  });

  it('say what is new, what has changed and what has gone since any of them', () => {
    const versions = new MatchVersions();
    const list = [aMatch('m-1'), aMatch('m-2'), aMatch('m-3')];
    const first = versions.changes(list, undefined).version;
    const moved = [aMatch('m-1'), aMatch('m-2', '1.90'), aMatch('m-3')];
    const second = versions.changes(moved, first);
    expect(second).toEqual({ version: expect.any(String), since: first, matches: [moved[1]] });
    const ended = [aMatch('m-2', '1.90'), aMatch('m-3'), aMatch('m-4')];
    expect(versions.changes(ended, second.version)).toMatchObject({ order: ['m-2', 'm-3', 'm-4'], matches: [ended[2]] });
    expect(ids(versions.changes(ended, first).matches)).toEqual(['m-2', 'm-4']);
  });

  it('are named by their content: the same list has the same name, also after another', () => {
    const versions = new MatchVersions();
    const first = versions.changes([aMatch('m-1')], undefined).version;
    const other = versions.changes([aMatch('m-1', '2.00')], first);
    expect(versions.changes([aMatch('m-1')], other.version)).toEqual({
      version: first,
      since: other.version,
      matches: [aMatch('m-1')],
    });
    expect(new MatchVersions().changes([aMatch('m-1')], undefined).version).toBe(first);
  });

  it('that are not known, or no more, are answered with the whole list', () => {
    const versions = new MatchVersions();
    const first = versions.changes([aMatch('m-1')], undefined).version;
    for (let move = 0; move < 150; move += 1) versions.changes([aMatch('m-1', `2.${100 + move}`)], undefined);
    const list = [aMatch('m-1'), aMatch('m-2')];
    for (const since of [first, 'unknown'])
      expect(versions.changes(list, since)).toEqual({
        version: expect.any(String),
        order: ['m-1', 'm-2'],
        matches: list,
      });
  });

  it('give the same object while nothing changes, so that it is written once', () => {
    const versions = new MatchVersions();
    const list = [aMatch('m-1')];
    const { version } = versions.changes(list, undefined);
    expect(versions.changes([...list], version)).toBe(versions.changes(list, version));
  });
});
