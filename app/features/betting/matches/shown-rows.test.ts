// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '#contract/entities';
import { sumOfMatches } from '#contract/match-sum';
import { BookReader } from './book-reader.ts';
import { CATCH_UP_MS, CHANGES_EVERY_MS } from './list-pace.ts';
// It is loaded before the clock of a test stands still.
import './list-sum.ts';
import { MatchBook } from './match-book.ts';
import { withOdds } from './match-shape.ts';
import type { MatchChanges, ReadChanges } from './matches-api.ts';
import { aMatch } from './test/a-match.ts';

const HOME = { market: 'wl', outcome: 'w' } as const;
const idsOf = (count: number) => Array.from({ length: count }, (_, place) => `m-${place}`);
const price = (id: string, odds: string) => ({ [id]: { wl: { w: odds } } });

describe('a list of which some rows are shown', () => {
  let upstream: Match[];
  /** Each call: its version, how long it may wait, of which places. */
  let asked: [since: string | undefined, wait: number | undefined, places: string | undefined][];
  let next: Partial<MatchChanges>[];
  let answer: (changes?: Partial<MatchChanges>) => void;
  let offered: number;
  let pages: number;
  let book: MatchBook;
  let reader: BookReader;
  let ends: (() => void)[];
  const screen = {};

  /** Answers a call that does not wait at once: with what the test has for it. */
  const readChanges: ReadChanges = (_, since, wait, ended, part) => {
    asked.push([since, wait, part?.places]);
    if (since === undefined) return Promise.resolve({ version: 'v-0', since: 'v-0', wait: offered, matches: [] });
    const of = (changes: Partial<MatchChanges> = {}) => ({ version: since, since, matches: [], ...changes });
    if (wait === 0) return Promise.resolve(of(next.shift()));
    return new Promise((resolve) => {
      answer = (changes) => resolve(of(changes));
      ended?.addEventListener('abort', () => resolve(undefined));
    });
  };
  const untilMinute = () => CATCH_UP_MS - (Date.now() % CATCH_UP_MS);
  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const say = async (changes?: Partial<MatchChanges>) => {
    answer(changes);
    await pass();
  };
  const shown = (id: string) => {
    const quote = book.quote({ matchId: id, market: 'wl', outcome: 'w' });
    return typeof quote === 'string' ? quote : quote?.odds;
  };
  function follow(made: BookReader): BookReader {
    ends.push(made.use());
    made.watch(screen, ['m-3', 'm-14']);
    return made;
  }
  async function begin(): Promise<void> {
    reader = follow(new BookReader(book, 'soccer', readPage, readChanges));
    await pass(CHANGES_EVERY_MS);
    // It caught up first; then the shown rows are followed.
    await pass(1_000);
    [asked, pages] = [[], 0];
  }
  const readPage = async () => {
    pages += 1;
    return { total: upstream.length, matches: upstream };
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    [asked, next, ends, offered, pages] = [[], [{ version: 'v-1' }], [], 25, 0];
    upstream = idsOf(60).map((id) => aMatch({ match_id: id }));
    book = new MatchBook({ now: () => Date.now(), onFrame: (run) => run() });
  });
  afterEach(() => {
    for (const end of ends) end();
    vi.useRealTimers();
  });

  it('is brought up to date once, and then follows the places of these rows', async () => {
    reader = follow(new BookReader(book, 'soccer', readPage, readChanges));
    await pass(CHANGES_EVERY_MS);
    await pass(1_000);
    expect(asked).toEqual([
      [undefined, undefined, undefined],
      ['v-0', 0, undefined],
      ['v-1', 25, '0-19'],
    ]);
  });

  it('shows what has moved there, and goes on from it', async () => {
    await begin();
    await say({ version: 'v-2', prices: price('m-14', '1.90') });
    await pass(1_000);
    expect([shown('m-14'), asked]).toEqual(['1.90', [['v-2', 25, '0-19']]]);
  });

  it('brings rows up to date when they are drawn: all that has changed since the list was', async () => {
    await begin();
    await say({ version: 'v-2', prices: price('m-3', '1.90') });
    await pass(1_000);
    next = [{ version: 'v-3', prices: { ...price('m-3', '1.90'), ...price('m-55', '2.20') } }];
    asked = [];
    reader.watch(screen, []);
    reader.watch(screen, ['m-55']);
    await pass(1_000);
    expect([shown('m-55'), asked]).toEqual([
      '2.20',
      [
        ['v-1', 0, undefined],
        ['v-3', 25, '50-59'],
      ],
    ]);
  });

  it('asks for nothing while rows of the same places are drawn', async () => {
    await begin();
    reader.watch(screen, []);
    reader.watch(screen, ['m-5', 'm-19']);
    await pass(1_000);
    expect(asked).toEqual([]);
  });

  it('is asked for no more often than four times a second while one scrolls', async () => {
    await begin();
    for (let turn = 0; turn < 100; turn += 1) {
      reader.watch(screen, [`m-${turn % 60}`]);
      await pass(50);
    }
    expect(asked.length).toBeLessThanOrEqual(20);
  });

  it('is brought up to date as a whole once a minute, though a call waits, and its rows are followed on at once', async () => {
    await begin();
    next = [{ version: 'v-9', states: [{ match_id: 'm-40', state: 'live', minute: 1 }] }];
    await pass(untilMinute());
    await pass(2);
    expect([book.match('m-40')?.minute, asked]).toEqual([
      1,
      [
        ['v-1', 0, undefined],
        ['v-1', 25, '0-19'],
      ],
    ]);
  });

  it('is brought up to date at the same moment as in all other pages', async () => {
    vi.setSystemTime(42_000);
    await begin();
    await pass(13_000);
    await say({ version: 'v-2' });
    await pass(999);
    expect(asked).toEqual([['v-2', 25, '0-19']]);
    await pass(3);
    expect(asked.at(-2)).toEqual(['v-1', 0, undefined]);
  });

  it('that a cache has kept for a moment overwrites no newer price of these rows', async () => {
    await begin();
    await pass(untilMinute() - 500);
    next = [
      { version: 'v-2', prices: { ...price('m-3', '1.80'), ...price('m-14', '1.80'), ...price('m-55', '2.20') } },
    ];
    await say({ version: 'v-3', prices: price('m-3', '1.90') });
    await pass(1_000);
    expect([shown('m-3'), shown('m-14'), shown('m-55')]).toEqual(['1.90', '1.80', '2.20']);
    expect(asked).toEqual([
      ['v-3', 25, '0-19'],
      ['v-1', 0, undefined],
      ['v-3', 25, '0-19'],
    ]);
  });

  it('is not read again while it has the sum of the upstream, whose rows are a little ahead', async () => {
    await begin();
    for (let turn = 1; turn <= 10; turn += 1) {
      const odds = (part: number) => `${turn + 1}.${part}`;
      const ahead = upstream.map((match) => (match.match_id === 'm-3' ? withOdds(match, HOME, odds(12)) : match));
      await pass(untilMinute() - 500);
      next = [{ version: `v-${turn}2`, prices: price('m-3', odds(12)), sum: sumOfMatches(ahead) }];
      await say({ version: `v-${turn}1`, prices: price('m-3', odds(11)) });
      await pass(1_000);
      await say({ version: `v-${turn}3`, prices: price('m-3', odds(12)) });
      await pass(500);
      expect(shown('m-3')).toBe(odds(12));
    }
    expect(pages).toBe(0);
  });

  it('is brought up to date as a whole where it has another order', async () => {
    await begin();
    const order = ['m-60', ...idsOf(60)];
    next = [{ version: 'v-3', order, matches: [aMatch({ match_id: 'm-60' })] }];
    await say({ version: 'v-2', order });
    await pass(1_000);
    expect([book.list('soccer').matches.length, pages]).toEqual([61, 0]);
    expect(asked).toEqual([
      ['v-1', 0, undefined],
      ['v-3', 25, '0-19'],
    ]);
  });

  it('is brought up to date as a whole where the version of the rows is not known', async () => {
    await begin();
    next = [{ version: 'w-1', since: undefined, order: idsOf(60), matches: upstream } as unknown as MatchChanges];
    await say({ version: 'w-0', since: undefined, order: ['m-3'], matches: [upstream[3]] } as unknown as MatchChanges);
    await pass(CHANGES_EVERY_MS + 1_000);
    expect([book.list('soccer').matches.length, asked.at(-1)]).toEqual([60, ['w-1', 25, '0-19']]);
  });

  it('shows what an upstream that does not know places answers of others', async () => {
    await begin();
    await say({ version: 'v-2', prices: price('m-50', '3.30') });
    expect(shown('m-50')).toBe('3.30');
  });

  it('of which no row is drawn is asked for once a minute', async () => {
    await begin();
    reader.watch(screen, ['of-another-list']);
    await pass(1_000);
    asked = [];
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });

  it('follows the places by polls where calls may not wait', async () => {
    offered = 0;
    await begin();
    await pass(2 * CHANGES_EVERY_MS);
    expect(new Set(asked.map((call) => call.join()))).toEqual(new Set(['v-1,0,0-19']));
  });

  it('of 2,000 live matches is followed by the few that are shown', async () => {
    upstream = idsOf(2_000).map((id) => aMatch({ match_id: id, state: 'live', minute: 1 }));
    await begin();
    answer();
    await pass(CHANGES_EVERY_MS);
    expect(asked.at(-1)).toEqual(['v-1', 25, '0-19']);
    next = [{ version: 'v-2', states: idsOf(2_000).map((id) => ({ match_id: id, state: 'live', minute: 2 })) }];
    await pass(CATCH_UP_MS);
    await say();
    await pass(CHANGES_EVERY_MS);
    expect([book.match('m-1999')?.minute, pages]).toEqual([2, 0]);
  });
});
