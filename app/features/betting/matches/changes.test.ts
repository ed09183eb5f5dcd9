// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '#contract/entities';
import { BookReader } from './book-reader.ts';
import { CHANGES_EVERY_MS, WATCHED_EVERY_MS, WHOLE_DESPITE_CHANGES_MS } from './list-pace.ts';
import { MatchBook } from './match-book.ts';
import { withOdds } from './match-shape.ts';
import type { MatchChanges, ReadChanges } from './matches-api.ts';
import { aMatch } from './test/a-match.ts';

const aList = (...ids: readonly string[]) => ids.map((id) => aMatch({ match_id: id }));

describe('a book that follows the changes of a list', () => {
  let upstream: Match[];
  let answers: (MatchChanges | 'lacking' | undefined)[];
  let pages: number;
  let since: (string | undefined)[];
  let book: MatchBook;
  let end: () => void;

  const readChanges: ReadChanges = async (_, version) => {
    since.push(version);
    return version === undefined ? { version: 'v-0', since: 'v-0', matches: [] } : answers.shift();
  };
  const readPage = async () => {
    pages += 1;
    return { total: upstream.length, matches: upstream };
  };
  const ids = () => book.list('soccer').matches.map(({ match_id: id }) => id);
  const minutes = () => ids().map((id) => book.match(id)?.minute);
  const pass = (polls: number, ms = CHANGES_EVERY_MS) => vi.advanceTimersByTimeAsync(polls * ms);
  const changed = (id: string, minute: number): Match => aMatch({ match_id: id, state: 'live', minute });
  function begin(changes: ReadChanges = readChanges): void {
    const reader = new BookReader(book, 'soccer', readPage, changes);
    end = reader.use();
    reader.watch({}, ['m-1']);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [answers, pages, since] = [[], 0, []];
    upstream = aList('m-1', 'm-2');
    book = new MatchBook({ now: () => Date.now(), onFrame: (run) => run() });
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it('reads the list once, and then only what has changed since the version that it has', async () => {
    answers = [
      { version: 'v-1', since: 'v-0', matches: [changed('m-2', 7)] },
      { version: 'v-2', since: 'v-1', order: ['m-2', 'm-3'], matches: [changed('m-3', 1)] },
      { version: 'v-2', since: 'v-2', matches: [] },
    ];
    begin();
    await pass(0);
    expect(minutes()).toEqual([undefined, undefined]);
    await pass(1);
    expect([ids(), minutes()]).toEqual([
      ['m-1', 'm-2'],
      [undefined, 7],
    ]);
    await pass(2);
    expect([ids(), minutes()]).toEqual([
      ['m-2', 'm-3'],
      [7, 1],
    ]);
    expect([pages, since]).toEqual([1, [undefined, 'v-0', 'v-1', 'v-2']]);
    expect(book.list('soccer').status).toBe('ready');
  });

  it('takes a whole list for a version that the upstream does not know', async () => {
    answers = [{ version: 'w-9', order: ['m-5', 'm-1'], matches: [changed('m-5', 3), changed('m-1', 4)] }];
    begin();
    await pass(1);
    expect([ids(), minutes(), pages]).toEqual([['m-5', 'm-1'], [3, 4], 1]);
    await pass(1);
    expect(since).toEqual([undefined, 'v-0', 'w-9']);
  });

  it.each<[string, MatchChanges]>([
    ['is of another version than was asked for', { version: 'v-7', since: 'v-6', matches: [] }],
    ['names a match that was never read', { version: 'v-1', since: 'v-0', order: ['m-1', 'm-8'], matches: [] }],
    ['is whole, but has no order', { version: 'v-1', matches: aList('m-1') }],
    ['is whole, but lacks a match of its order', { version: 'v-1', order: ['m-1', 'm-2'], matches: aList('m-1') }],
  ])('reads the whole list where the answer %s', async (_, answer) => {
    answers = [answer];
    begin();
    await pass(0);
    upstream = aList('m-4', 'm-8');
    await pass(1);
    expect([ids(), pages]).toEqual([['m-4', 'm-8'], 2]);
    expect(since).toEqual([undefined, 'v-0', undefined]);
  });

  it('is late while the changes fail, and goes on from the version that it has', async () => {
    answers = [undefined, { version: 'v-1', since: 'v-0', matches: [changed('m-1', 9)] }];
    begin();
    await pass(1);
    expect(book.list('soccer').status).toBe('late');
    await pass(1);
    expect([book.list('soccer').status, minutes(), since]).toEqual([
      'ready',
      [9, undefined],
      [undefined, 'v-0', 'v-0'],
    ]);
  });

  it('reads as specified where the upstream has no such row', async () => {
    begin(async () => 'lacking');
    await pass(3, WATCHED_EVERY_MS);
    expect([pages, ids()]).toEqual([4, ['m-1', 'm-2']]);
  });

  it('begins with no version that came too late for what was read at the same time', async () => {
    begin(async (_, version) => {
      since.push(version);
      if (since.length === 1) await new Promise((resolve) => setTimeout(resolve, 9_000));
      return { version: 'v-0', since: 'v-0', matches: [] };
    });
    await pass(0);
    expect(ids()).toEqual(['m-1', 'm-2']);
    await vi.advanceTimersByTimeAsync(9_000 + WATCHED_EVERY_MS);
    expect([pages, since]).toEqual([2, [undefined]]);
  });

  /** An upstream whose changes never leave the known version. */
  const standing: ReadChanges = async (_, version = 'v-0') => {
    since.push(version);
    return { version, since: version, matches: [] };
  };
  const odds = () => book.quote({ matchId: 'm-1', market: 'wl', outcome: 'w' });

  it('reads the whole list every two minutes, also where the changes say that there are none', async () => {
    begin(standing);
    await pass(0);
    upstream = aList('m-1', 'm-2').map((match) => withOdds(match, { market: 'wl', outcome: 'w' }, '8.80'));
    await vi.advanceTimersByTimeAsync(WHOLE_DESPITE_CHANGES_MS - 1);
    expect([pages, odds()]).toEqual([1, '1.85']);
    await pass(1);
    expect([pages, odds()]).toEqual([2, expect.objectContaining({ odds: '8.80' })]);
    await vi.advanceTimersByTimeAsync(WHOLE_DESPITE_CHANGES_MS);
    expect(pages).toBe(3);
  });

  it('says that the list is late where the clocks of live matches stand, until they go on', async () => {
    upstream = [changed('m-1', 30), changed('m-2', 31)];
    begin(standing);
    await pass(0);
    await vi.advanceTimersByTimeAsync(89_000);
    expect(book.list('soccer').status).toBe('ready');
    await pass(1);
    expect(book.list('soccer').status).toBe('late');
    upstream = [changed('m-1', 31), changed('m-2', 32)];
    await vi.advanceTimersByTimeAsync(60_000);
    expect([book.list('soccer').status, minutes()]).toEqual(['ready', [31, 32]]);
  });

  it('follows no changes that stand while the whole list goes on: it reads as specified', async () => {
    upstream = [changed('m-1', 30), changed('m-2', 31)];
    begin(standing);
    await vi.advanceTimersByTimeAsync(60_000);
    upstream = [changed('m-1', 31), changed('m-2', 32)];
    await vi.advanceTimersByTimeAsync(33_000);
    expect([book.list('soccer').status, minutes()]).toEqual(['ready', [31, 32]]);
    const asked = since.length;
    upstream = [changed('m-1', 32), changed('m-2', 32)];
    await pass(1, WATCHED_EVERY_MS);
    expect([minutes(), since.length]).toEqual([[32, 32], asked]);
  });

  it('follows no changes that never know its version: it reads as specified', async () => {
    begin(async (_, version) => {
      since.push(version);
      const known = version === undefined && { since: 'v-0' };
      return { version: `v-${since.length}`, order: ['m-1', 'm-2'], matches: upstream, ...known };
    });
    await pass(30);
    expect(since).toEqual([undefined, 'v-1', 'v-2', 'v-3', 'v-4', 'v-5']);
    upstream = [changed('m-1', 5), changed('m-2', 5)];
    await pass(1, WATCHED_EVERY_MS);
    expect([book.list('soccer').status, minutes()]).toEqual(['ready', [5, 5]]);
  });

  it('asks once more for changes of which some began before the last write', async () => {
    let answer = (_: MatchChanges): void => undefined;
    const slow = () => new Promise<MatchChanges>((resolve) => (answer = resolve));
    begin((game, version) => (since.length === 1 ? (since.push(version), slow()) : readChanges(game, version)));
    await pass(1);
    book.takeOdds([{ matchId: 'm-1', market: 'wl', outcome: 'w', odds: '7.70' }]);
    answer({ version: 'v-1', since: 'v-0', matches: [changed('m-1', 9), changed('m-2', 9)] });
    await pass(0);
    expect([odds(), minutes()]).toEqual([expect.objectContaining({ odds: '7.70' }), [undefined, 9]]);
    answers = [{ version: 'v-2', since: 'v-0', matches: [changed('m-1', 10)] }];
    await pass(1);
    expect([odds(), minutes(), since.at(-1)]).toEqual([expect.objectContaining({ odds: '1.85' }), [10, 9], 'v-0']);
  });

  it('asks for nothing while the page is hidden, and at once when it is seen again', async () => {
    answers = [{ version: 'v-1', since: 'v-0', matches: [] }];
    begin();
    await pass(0);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(20);
    expect(since).toEqual([undefined]);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(since).toEqual([undefined, 'v-0']);
  });
});
