import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { BEGINS_MS, MatchVersions } from './match-versions.ts';

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
  let versions: MatchVersions;
  let nowMs: number;
  beforeEach(() => {
    versions = new MatchVersions();
    nowMs = 0;
  });
  const changes = (list: readonly Match[], since?: string) => versions.changes(list, since, nowMs);

  it('say what is new, what has changed and what has gone since any of them', () => {
    const first = changes([aMatch('m-1'), aMatch('m-2'), aMatch('m-3')]).version;
    const moved = [aMatch('m-1'), aMatch('m-2', '1.90'), aMatch('m-3')];
    const second = changes(moved, first);
    expect(second).toEqual({ version: expect.any(String), since: first, matches: [moved[1]] });
    const ended = [aMatch('m-2', '1.90'), aMatch('m-3'), aMatch('m-4')];
    expect(changes(ended, second.version)).toMatchObject({ order: ['m-2', 'm-3', 'm-4'], matches: [ended[2]] });
    expect(ids(changes(ended, first).matches)).toEqual(['m-2', 'm-4']);
  });

  it('begin with the one of ten seconds ago, and without a match', () => {
    const first = changes([aMatch('m-1')]);
    expect(first).toEqual({ version: first.version, since: first.version, matches: [] });
    nowMs = 4_000;
    const moved = [aMatch('m-1', '1.90')];
    expect(changes(moved).version).toBe(first.version);
    // The list of a moment ago, from a cache: what it lacks is in the changes.
    expect(changes(moved, first.version).matches).toEqual(moved);
    nowMs += BEGINS_MS;
    expect(changes(moved).version).not.toBe(first.version);
  });

  it('begin before an answer that named no version', () => {
    versions.note([aMatch('m-1')], nowMs);
    const moved = [aMatch('m-1', '1.90')];
    expect(changes(moved, changes(moved).version).matches).toEqual(moved);
  });

  it('have a match that changed and changed back: the caller may have seen it in between', () => {
    const list = [aMatch('m-1'), aMatch('m-2')];
    const { version } = changes(list);
    changes([aMatch('m-1', '1.90'), aMatch('m-2')], version);
    expect(changes([aMatch('m-1'), aMatch('m-2')], version).matches).toEqual([aMatch('m-1')]);
  });

  it('that are not known, no more, or of another run of the server are answered with the whole list', () => {
    const other = new MatchVersions().changes([aMatch('m-9')], undefined, 0).version;
    const first = changes([aMatch('m-1')]).version;
    for (let move = 0; move < 150; move += 1) changes([aMatch('m-1', `2.${100 + move}`)]);
    const list = [aMatch('m-1'), aMatch('m-2')];
    for (const since of [first, other, 'unknown'])
      expect(changes(list, since)).toEqual({ version: expect.any(String), order: ['m-1', 'm-2'], matches: list });
  });

  it('give the same object while nothing changes, so that it is written once', () => {
    const list = [aMatch('m-1')];
    const { version } = changes(list);
    expect(changes([...list], version)).toBe(changes(list, version));
    expect(changes(list, version)).toEqual({ version, since: version, matches: [] });
  });
});
