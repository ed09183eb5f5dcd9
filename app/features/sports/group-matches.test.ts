import { describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities/match.ts';
import { groupMatches } from './group-matches.ts';

const match = (id: string, league: string, start: string, state: Match['state'] = 'scheduled') =>
  ({ match_id: id, league: { id: league, name: league }, start_time: start, state, markets: [] }) as unknown as Match;

describe('grouping matches', () => {
  it('puts live ones first, then days and leagues in their order, and leaves out what is over', () => {
    const days = groupMatches([
      match('a', 'l1', '2026-03-01T12:00:00'),
      match('b', 'l2', '2026-03-01T13:00:00'),
      match('c', 'l1', '2026-03-01T14:00:00'),
      match('d', 'l2', '2026-03-01T10:00:00', 'live'),
      match('e', 'l1', '2026-03-02T12:00:00'),
      match('f', 'l1', '2026-03-01T09:00:00', 'finished'),
    ]);
    expect(days.map(({ day }) => day)).toEqual(['live', '2026-03-01', '2026-03-02']);
    expect(days[1]?.leagues.map(({ league, matches }) => [league.id, matches.map((each) => each.match_id)])).toEqual([
      ['l1', ['a', 'c']],
      ['l2', ['b']],
    ]);
  });
});
