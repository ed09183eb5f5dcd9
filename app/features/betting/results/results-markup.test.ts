import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { textsOf } from '#app/test/markup/lines-of.ts';
import { MatchResult } from './match-result.tsx';
import { PagedResults } from './paged-results.tsx';

const nothing = () => undefined;

describe('a paged list of results', () => {
  const list = {
    isError: false,
    hasNextPage: false,
    isFetchingNextPage: false,
    refetch: nothing,
    fetchNextPage: nothing,
  };
  const shown = (over: Partial<typeof list> & { count: number | undefined }) =>
    textsOf(h(PagedResults, { ...list, ...over, children: h('p', {}, 'results') }));

  it('is loading, failed, late, empty, complete, or has more', () => {
    expect(shown({ count: undefined })[0]).toBe('Loading results');
    expect(shown({ count: undefined, isError: true })).toEqual([
      'The results could not be loaded.',
      'Try again',
      'results',
    ]);
    expect(shown({ count: 3, isError: true })).toEqual([
      'The results could not be refreshed. They may be out of date.',
      'Try again',
      'results',
    ]);
    expect(shown({ count: 0 })).toEqual(['There are no results yet.', 'results']);
    expect(shown({ count: 3 })).toEqual(['results']);
    expect(shown({ count: 3, hasNextPage: true })).toEqual(['results', 'Show older results']);
    expect(shown({ count: 3, hasNextPage: true, isFetchingNextPage: true })).toContain('Show older results');
  });
});

describe('the result of a match', () => {
  const match: Match = {
    match_id: 'm-1',
    game: 'soccer',
    league: { id: 'l-1', name: 'Northern Premier' },
    home: 'Calder Vale',
    away: 'Royal Aster',
    start_time: '2026-03-14T12:00:00.000Z',
    state: 'finished',
    score: '2:1',
    half_time_score: '1:0',
    markets: [],
  };
  // The time is as the machine's zone has it.
  const shown = (over: Partial<Match>) => textsOf(h(MatchResult, { match: { ...match, ...over } })).slice(1);
  const head = ['Northern Premier', 'Calder Vale', '2', 'Royal Aster', '1'];

  it('has its score and half time, if there is one', () => {
    expect(shown({})).toEqual([...head, 'Half time 1:0', 'Winning outcomes']);
    expect(shown({ half_time_score: undefined })).toEqual([...head, 'Winning outcomes']);
  });

  it('says that it was void, and names no winners', () => {
    expect(shown({ state: 'void' })).toEqual([...head, 'Void: not played to the end']);
  });
});
