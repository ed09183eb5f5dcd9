// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '#contract/entities';
import { BookReader } from './book-reader.ts';
import { WATCHED_EVERY_MS } from './list-pace.ts';
import { MatchBook } from './match-book.ts';
import type { MatchChanges, ReadChanges } from './matches-api.ts';
import { OwnReader } from './own-reader.ts';
import type { Window } from './read-windows.ts';
import { aMatch } from './test/a-match.ts';

const HOME = { matchId: 'm-1', market: 'wl', outcome: 'w' } as const;
const POLL_MS = 3_000;

describe('single matches that are read by themselves', () => {
  let upstream: Match[];
  let pages: number;
  let asked: [since: string | undefined, ids: string | undefined][];
  /** Of the list that are asked for by themselves. */
  let places: (string | undefined)[];
  /** What follows on a version; a call without one waits until its end. */
  let next: Partial<MatchChanges>[];
  let begun: MatchChanges | 'lacking' | undefined;
  let book: MatchBook;
  let list: BookReader;
  let reader: OwnReader;

  const readChanges: ReadChanges = async (_, since, wait, ended, part) => {
    const ids = part?.ids;
    asked.push([since, ids]);
    places.push(part?.places);
    if (since === undefined) return begun;
    if (since === 'none') {
      const matches = upstream.filter(({ match_id: id }) => ids?.split(',').includes(id));
      return { version: 'v-1', order: matches.map(({ match_id: id }) => id), matches };
    }
    const changes = next.shift();
    if (changes !== undefined) return { version: `${since}+`, since, matches: [], ...changes };
    if (wait === 0) return { version: since, since, matches: [] };
    return new Promise((resolve) => ended?.addEventListener('abort', () => resolve(undefined)));
  };
  const readPage = async () => {
    pages += 1;
    return { total: upstream.length, matches: upstream };
  };
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const price = (odds: string) => ({ 'm-1': { wl: { w: odds } } });
  const shown = () => {
    const quote = book.quote(HOME);
    return typeof quote === 'string' ? quote : quote?.odds;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [pages, asked, places, next] = [0, [], [], []];
    begun = { version: 'v-0', since: 'v-0', wait: 25, matches: [] };
    upstream = ['m-1', 'm-2', 'm-3'].map((id) => aMatch({ match_id: id }));
    book = new MatchBook({ now: () => Date.now(), onFrame: (run) => run() });
    list = new BookReader(book, 'soccer', readPage, readChanges);
    reader = new OwnReader(book, 'soccer', readChanges, list);
  });
  const other = {};
  afterEach(() => {
    for (const who of [HOME, other]) reader.watch(who, []);
    vi.useRealTimers();
  });

  it('come without their list, and with each change of theirs', async () => {
    next = [{ prices: price('1.90') }];
    expect(reader.status).toBe('loading');
    reader.watch(HOME, ['m-1']);
    await pass(POLL_MS);
    expect([reader.status, shown(), pages]).toEqual(['ready', '1.90', 0]);
    expect(asked).toEqual([
      [undefined, undefined],
      ['none', 'm-1'],
      ['v-1', 'm-1'],
    ]);
    expect(book.match('m-2')).toBeUndefined();
  });

  it('are read anew with another one beside them, which is loading unless it is known from a row', async () => {
    reader.watch(HOME, ['m-1']);
    await pass();
    reader.watch(other, ['m-3']);
    expect(reader.status).toBe('loading');
    await pass(POLL_MS);
    expect([reader.status, book.match('m-3'), asked.at(-1)]).toEqual(['ready', upstream[2], ['v-1', 'm-1,m-3']]);
    book.takeMatches([aMatch({ match_id: 'm-2' })]);
    reader.watch(other, ['m-2']);
    expect(reader.status).toBe('ready');
  });

  it('that are on no list any more are ready and not there', async () => {
    reader.watch(HOME, ['m-9']);
    await pass(POLL_MS);
    expect([reader.status, book.match('m-9')]).toEqual(['ready', undefined]);
  });

  it('leave the matches of rows on the page in the book', async () => {
    book.takeMatches([aMatch({ match_id: 'm-2' })]);
    reader.watch(HOME, ['m-1']);
    await pass();
    expect(book.match('m-2')).toBeDefined();
  });

  it('are those of their list while that is shown, and are not asked for beside it', async () => {
    const leave = list.use();
    await pass();
    asked = [];
    reader.watch(HOME, ['m-1']);
    await pass(5 * POLL_MS);
    expect([reader.status, asked.filter(([, ids]) => ids !== undefined)]).toEqual(['ready', []]);
    leave();
    await pass(POLL_MS);
    expect(asked.at(-1)?.[1]).toBe('m-1');
  });

  it('of several users are among the places that their list follows, though none of its rows shows them', async () => {
    upstream = Array.from({ length: 60 }, (_, place) => aMatch({ match_id: `m-${place}` }));
    const leave = list.use();
    list.watch({}, ['m-3']);
    await pass(POLL_MS);
    reader.watch(HOME, ['m-25']);
    reader.watch(other, ['m-47']);
    await pass(POLL_MS);
    expect(places.at(-1)).toBe('0-9,20-29,40-49');
    reader.watch(other, []);
    list.watch({}, ['m-4']);
    await pass(POLL_MS);
    expect(places.at(-1)).toBe('0-9,20-29');
    leave();
  });

  it('of several users are all watched where their list is read as specified', async () => {
    begun = 'lacking';
    upstream = Array.from({ length: 60 }, (_, place) => aMatch({ match_id: `m-${place}` }));
    const windows: Window[] = [];
    list = new BookReader(
      book,
      'soccer',
      async (_, part) => {
        windows.push(part);
        return { total: upstream.length, matches: upstream.slice(part.start, part.start + part.limit) };
      },
      readChanges,
    );
    reader = new OwnReader(book, 'soccer', readChanges, list);
    reader.watch(HOME, ['m-5']);
    await pass(POLL_MS);
    windows.length = 0;
    reader.watch(other, ['m-47']);
    await pass(WATCHED_EVERY_MS);
    expect(windows).toEqual([
      { start: 5, limit: 1 },
      { start: 47, limit: 1 },
    ]);
  });

  it.each<[string, MatchChanges | 'lacking']>([
    ['lacks the row', 'lacking'],
    ['offers no calls that wait, and so none for single matches', { version: 'v-0', since: 'v-0', matches: [] }],
  ])('come with their list where the upstream %s', async (_, answer) => {
    begun = answer;
    reader.watch(HOME, ['m-1']);
    await pass(POLL_MS);
    expect([reader.status, pages, shown()]).toEqual(['ready', 1, '1.85']);
    reader.watch(HOME, []);
    await pass(100_000);
    expect(pages).toBe(1);
  });

  it('are late where nothing is answered, failed if they were never read, and come back', async () => {
    begun = undefined;
    reader.watch(HOME, ['m-1']);
    await pass();
    expect(reader.status).toBe('failed');
    begun = { version: 'v-0', since: 'v-0', wait: 0, matches: [] };
    await pass(POLL_MS);
    expect([reader.status, shown()]).toEqual(['ready', '1.85']);
  });

  it.each<[string, Partial<MatchChanges>]>([
    ['of another version', { since: 'v-7' }],
    ['with a price that is not sold', { prices: { 'm-1': { wl: { x: '2' } } } }],
  ])('are read whole again after an answer %s', async (_, changes) => {
    next = [changes];
    reader.watch(HOME, ['m-1']);
    await pass(3 * POLL_MS);
    expect(asked.map(([since]) => since).slice(0, 4)).toEqual([undefined, 'none', 'v-1', 'none']);
  });

  it('that are answered after their list has come overwrite nothing of it', async () => {
    let answer = (_: MatchChanges): void => undefined;
    const slow: ReadChanges = (game, since, ...rest) =>
      since === 'none' ? new Promise((resolve) => (answer = resolve)) : readChanges(game, since, ...rest);
    reader = new OwnReader(book, 'soccer', slow, list);
    reader.watch(HOME, ['m-1']);
    await pass();
    const leave = list.use();
    list.watch(other, ['m-1']);
    next = [{ prices: price('1.90') }];
    await pass(2 * POLL_MS);
    expect(shown()).toBe('1.90');
    answer({ version: 'v-0', order: ['m-1'], matches: [aMatch()] });
    await pass();
    expect(shown()).toBe('1.90');
    leave();
  });

  it('are read whole every two minutes, which a call that waits does not hold up', async () => {
    reader.watch(HOME, ['m-1']);
    await pass(119_999);
    expect(asked.filter(([since]) => since === 'none')).toHaveLength(1);
    await pass(2);
    expect(asked.filter(([since]) => since === 'none')).toHaveLength(2);
  });

  it('are asked for by no hidden page, and read whole when it is seen again two minutes later', async () => {
    reader.watch(HOME, ['m-1']);
    await pass(POLL_MS);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    asked = [];
    await pass(125_000);
    expect(asked).toEqual([]);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
    expect(asked[0]).toEqual(['none', 'm-1']);
  });
});
