import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { linesOf } from '#app/test/markup/lines-of.ts';
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
  const linesFor = (over: Partial<typeof list> & { count: number | undefined }) =>
    linesOf(h(PagedResults, { ...list, ...over, children: h('p', {}, 'results') }));

  it('is loading, failed, late, empty, complete, or has more', () => {
    const failed = (text: string) => [
      '<div data-kind="error" role="alert">',
      `<div>${text}`,
      '<button type="button" data-look="quiet">Try again',
    ];
    const late = 'The results could not be refreshed. They may be out of date.';
    expect(linesFor({ count: undefined }).slice(0, 2)).toEqual([
      '<div role="status" aria-busy="true">',
      '<span>Loading results',
    ]);
    expect(linesFor({ count: undefined, isError: true })).toEqual([
      ...failed('The results could not be loaded.'),
      '<p>results',
    ]);
    expect(linesFor({ count: 3, isError: true })).toEqual([...failed(late), '<p>results']);
    expect(linesFor({ count: 0 })).toEqual(['<p>There are no results yet.', '<p>results']);
    expect(linesFor({ count: 3 })).toEqual(['<p>results']);
    expect(linesFor({ count: 3, hasNextPage: true })).toEqual([
      '<p>results',
      '<button type="button" data-look="quiet">Show older results',
    ]);
    expect(linesFor({ count: 3, hasNextPage: true, isFetchingNextPage: true })).toContain('Show older results');
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
  // The time as the machine's zone has it is left out; the instant is compared.
  const linesFor = (over: Partial<Match>) =>
    linesOf(h(MatchResult, { match: { ...match, ...over } })).map((line) => line.replace(/^(<time[^>]*>).*/, '$1'));
  const head = [
    '<li data-testid="result">',
    '<p>',
    '<time dateTime="2026-03-14T12:00:00.000Z">',
    'Northern Premier',
    '<div>',
    '<span>',
    '<span>Calder Vale',
    '<b>2',
    '<span>',
    '<span>Royal Aster',
    '<b>1',
  ];
  const winners = [
    '<details>',
    '<summary aria-label="Winning outcomes, Calder Vale against Royal Aster">Winning outcomes',
  ];

  it('has its score and half time, if there is one', () => {
    expect(linesFor({})).toEqual([...head, '<p>Half time 1:0', ...winners]);
    expect(linesFor({ half_time_score: undefined })).toEqual([...head, ...winners]);
  });

  it('says that it was void, and names no winners', () => {
    expect(linesFor({ state: 'void' })).toEqual([...head, '<p>Void: not played to the end']);
  });
});
