import { beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { sumOfMatches } from '#contract/match-sum';
import { BEGINS_MS, MatchVersions, MAX_KEPT, OFFERED_WAIT_S } from './match-versions.ts';

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
const ids = (matches: readonly Match[] = []) => matches.map(({ match_id: id }) => id);

describe('the versions of a list', () => {
  let versions: MatchVersions;
  let nowMs: number;
  beforeEach(() => {
    versions = new MatchVersions();
    nowMs = 0;
  });
  const changes = (list: readonly Match[], since?: string, isByParts = false, ...only: readonly string[]) =>
    versions.changes(list, since, nowMs, { isByParts, part: only.length === 0 ? {} : { ids: new Set(only) } });

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
    const begun = { version: first.version, since: first.version, wait: OFFERED_WAIT_S, matches: [] };
    expect(first).toEqual(begun);
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
    for (let move = 0; move < MAX_KEPT; move += 1) changes([aMatch('m-1', `2.${1_000 + move}`)]);
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

  it('have prices and states by themselves for who reads them, and whole matches only where more has changed', () => {
    const live = (minute: number, odds: string): Match => ({
      ...aMatch('m-2', odds),
      state: 'live',
      minute,
      score: '0:0',
    });
    const suspended = aMatch('m-3');
    const first = changes([aMatch('m-1'), live(1, '1.85'), suspended]).version;
    const closed = {
      ...suspended,
      markets: suspended.markets.map((each) => ({ ...each, status: 'suspended' as const })),
    };
    const list = [aMatch('m-1', '1.90'), live(2, '1.70'), closed, aMatch('m-4')];
    expect(changes(list, first, true)).toEqual({
      version: expect.any(String) as string,
      since: first,
      order: ['m-1', 'm-2', 'm-3', 'm-4'],
      matches: [closed, list[3]],
      prices: { 'm-1': { wl: { w: '1.90' } }, 'm-2': { wl: { w: '1.70' } } },
      states: [{ match_id: 'm-2', state: 'live', minute: 2, score: '0:0' }],
      sum: sumOfMatches(list),
    });
    expect(ids(changes(list, first).matches)).toEqual(['m-1', 'm-2', 'm-3', 'm-4']);
  });

  it('have a price and a state that changed and changed back', () => {
    const live = (minute: number, odds: string): Match => ({ ...aMatch('m-1', odds), state: 'live', minute });
    const first = changes([live(1, '1.85')]).version;
    const second = changes([live(2, '1.90')], first, true).version;
    const back = changes([live(1, '1.85')], first, true);
    const prices = { 'm-1': { wl: { w: '1.85' } } };
    expect(back).toMatchObject({
      prices,
      states: [{ match_id: 'm-1', state: 'live', minute: 1 }],
    });
    expect(changes([live(1, '1.85'), aMatch('m-2')], second, true)).toMatchObject({ prices });
  });

  it('have the whole match where two of its markets are of one kind: a price would be that of either', () => {
    const twice = (odds: string): Match => ({
      ...aMatch('m-1'),
      markets: [...aMatch('m-1').markets, ...aMatch('m-1', odds).markets],
    });
    const first = changes([twice('2')]).version;
    expect(changes([twice('3')], first, true)).toEqual({
      version: expect.any(String) as string,
      since: first,
      matches: [twice('3')],
      sum: sumOfMatches([twice('3')]),
    });
  });

  it('have only the matches that a caller names, and news for the caller only of these', () => {
    const first = changes([aMatch('m-1'), aMatch('m-2'), aMatch('m-3')]).version;
    const list = [aMatch('m-1', '1.90'), aMatch('m-2', '1.95'), aMatch('m-3')];
    const prices = { 'm-2': { wl: { w: '1.95' } } };
    const second = changes(list, first, true, 'm-2', 'm-9');
    expect(second).toEqual({ version: expect.any(String) as string, since: first, prices });
    expect(changes(list, 'unknown', true, 'm-2', 'm-9')).toMatchObject({ order: ['m-2'], matches: [list[1]] });
    const only = { ids: new Set(['m-2', 'm-9']) };
    expect(['unknown', first, second.version].map((since) => versions.hasNews(since, only))).toEqual([
      true,
      true,
      false,
    ]);
    const third = changes([aMatch('m-1', '2.00'), ...list.slice(1)]).version;
    expect([versions.hasNews(second.version, only), versions.hasNews(second.version, {})]).toEqual([false, true]);
    expect(third).not.toBe(second.version);
    changes(list.slice(0, 1));
    expect(versions.hasNews(second.version, only)).toBe(true);
    expect(changes(list.slice(0, 1), second.version, true, 'm-2', 'm-9')).toMatchObject({ order: [] });
  });

  it('have only what is at the places that a caller names, and the order of the whole list', () => {
    const part = { places: '0-0,2-7' };
    const list = (...odds: readonly string[]) => odds.map((each, place) => aMatch(`m-${place}`, each));
    const at = (matches: readonly Match[], since: string) =>
      versions.changes(matches, since, nowMs, { isByParts: true, part });
    const first = changes(list('2', '2', '2')).version;
    const second = at(list('2', '3', '2'), first);
    expect([second, versions.hasNews(first, part)]).toEqual([
      { version: expect.any(String) as string, since: first },
      false,
    ]);
    const third = at(list('4', '5', '6'), second.version);
    expect([Object.keys(third.prices ?? {}), versions.hasNews(second.version, part)]).toEqual([['m-0', 'm-2'], true]);
    const longer = list('4', '5', '6', '7');
    expect(at(longer, third.version)).toMatchObject({ order: ['m-0', 'm-1', 'm-2', 'm-3'], matches: [longer[3]] });
    expect(versions.hasNews(third.version, part)).toBe(true);
    expect(at(longer, 'unknown')).toEqual({
      version: expect.any(String) as string,
      order: ids(longer),
      matches: longer,
    });
  });

  it('have the sum of the list as it is now for who reads all of it by parts, also for a version that is not known', () => {
    const first = changes([aMatch('m-1'), aMatch('m-2')]).version;
    const list = [aMatch('m-1'), aMatch('m-2', '1.90')];
    expect([changes(list, first, true).sum, changes(list, 'unknown', true).sum]).toEqual([
      sumOfMatches(list),
      sumOfMatches(list),
    ]);
    const back = [aMatch('m-1'), aMatch('m-2')];
    expect(changes(back, first, true).sum).toBe(sumOfMatches(back));
  });

  it.each([
    ['no parts', {}],
    ['single matches', { isByParts: true, part: { ids: new Set(['m-1']) } }],
    ['some places', { isByParts: true, part: { places: '0-0' } }],
  ])('have no sum for who reads %s', (_, how) => {
    const list = [aMatch('m-1')];
    expect(versions.changes(list, changes(list).version, nowMs, how)).not.toHaveProperty('sum');
  });
});
