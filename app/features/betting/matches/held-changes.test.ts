// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '#contract/entities';
import { sumOfMatches } from '#contract/match-sum';
import { BookReader } from './book-reader.ts';
import { CHANGES_EVERY_MS } from './list-pace.ts';
import './list-sum.ts';
import { MatchBook } from './match-book.ts';
import type { MatchChanges, ReadChanges } from './matches-api.ts';
import { aMatch } from './test/a-match.ts';

const HOME = { matchId: 'm-1', market: 'wl', outcome: 'w' } as const;

describe('a call for changes that waits for them', () => {
  let upstream: Match[];
  let pages: number;
  /** Each call: its version and how long it may wait. */
  let asked: [since: string | undefined, wait: number | undefined][];
  let answer: (changes?: Partial<MatchChanges>) => void;
  let isEnded: boolean;
  let book: MatchBook;
  let reader: BookReader;
  let ends: (() => void)[];

  /** An upstream that lets a call wait until the test answers it. */
  const readChanges: ReadChanges = (_, since, wait, ended) => {
    asked.push([since, wait]);
    isEnded = false;
    if (since === undefined) return Promise.resolve({ version: 'v-0', since: 'v-0', wait: 40, matches: [] });
    return new Promise((resolve) => {
      answer = (changes) => resolve(changes && { version: since, since, matches: [], ...changes });
      ended?.addEventListener('abort', () => {
        isEnded = true;
        resolve(undefined);
      });
    });
  };
  const readPage = async () => {
    pages += 1;
    return { total: upstream.length, matches: upstream };
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const say = async (changes?: Partial<MatchChanges>) => {
    answer(changes);
    await pass(0);
  };
  function follow(source: 'soccer' | 'bd', read: ReadChanges): BookReader {
    const made = new BookReader(book, source, readPage, read);
    ends.push(made.use());
    made.watch({}, ['m-1']);
    return made;
  }
  /** The first call comes once the list is older than a cache between makes it. */
  async function begin(read = readChanges): Promise<void> {
    reader = follow('soccer', read);
    await pass(CHANGES_EVERY_MS);
  }
  const price = (odds: string) => ({ 'm-1': { wl: { w: odds } } });
  const shown = () => {
    const quote = book.quote(HOME);
    return typeof quote === 'string' ? quote : quote?.odds;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [pages, asked, ends] = [0, [], []];
    upstream = [aMatch(), aMatch({ match_id: 'm-2' })];
    book = new MatchBook({ now: () => Date.now(), onFrame: (run) => run() });
  });
  afterEach(() => {
    for (const end of ends) end();
    vi.useRealTimers();
  });

  it('follows on the last at once, and waits at most 25 s', async () => {
    await begin();
    expect(asked).toEqual([
      [undefined, undefined],
      ['v-0', 25],
    ]);
    await pass(20_000);
    await say({ version: 'v-1', prices: price('1.90') });
    expect(shown()).toBe('1.90');
    await pass(0);
    expect(asked.at(-1)).toEqual(['v-1', 25]);
    await pass(25_000);
    await say();
    expect(asked).toHaveLength(4);
  });

  it('is not repeated more often than four times a second, though each has something new', async () => {
    let number = 0;
    await begin(async (_, since, wait) => {
      asked.push([since, wait]);
      return {
        version: `v-${(number += 1)}`,
        since: since ?? 'v-0',
        wait: 25,
        matches: [],
        ...(!since && { version: 'v-0' }),
      };
    });
    asked = [];
    await pass(10_000);
    expect(asked.length).toBeLessThanOrEqual(40);
    expect(asked.length).toBeGreaterThan(15);
  });

  it('is as rare as a poll where it is answered at once that nothing has changed', async () => {
    await begin(async (_, since = 'v-0', wait) => {
      asked.push([since, wait]);
      return { version: since, since, wait: 25, matches: [] };
    });
    asked = [];
    await pass(10 * CHANGES_EVERY_MS);
    expect(asked).toHaveLength(10);
  });

  it.each([
    ['never answered', 30_000],
    ['cut by a proxy after ten seconds', 10_000],
    ['closed by the upstream at once', 0],
  ])('that is %s is followed by polls for two minutes, and the list is not late', async (_, ms) => {
    await begin();
    await pass(ms);
    await say();
    await pass(1_000);
    expect([asked.at(-1), book.list('soccer').status]).toEqual([['v-0', 0], 'ready']);
    asked = [];
    for (let poll = 0; poll < 120_000 / CHANGES_EVERY_MS; poll += 1) {
      await say({ version: `v-${poll}`, sum: sumOfMatches(upstream) });
      await pass(CHANGES_EVERY_MS);
    }
    expect([new Set(asked.slice(0, -1).map(([, wait]) => wait)), asked.at(-1)?.[1]]).toEqual([new Set([0]), 25]);
  });

  it('that is never answered a second time is followed by polls for four minutes, and an answer ends that', async () => {
    const waits = () => asked.map(([, wait]) => wait).filter((wait) => wait !== 0 && wait !== undefined).length;
    await begin((game, since, wait, ended) => {
      if (wait === 25) return readChanges(game, since, wait, ended);
      asked.push([since, wait]);
      return Promise.resolve({ version: since ?? 'v-0', since: since ?? 'v-0', wait: 25, matches: [] });
    });
    const cut = () => say();
    await cut();
    await pass(119_000);
    expect(waits()).toBe(1);
    await pass(5_000);
    expect(waits()).toBe(2);
    await cut();
    await pass(230_000);
    expect(waits()).toBe(2);
    await pass(15_000);
    expect(waits()).toBe(3);
    await say({});
    await pass(1_000);
    await cut();
    await pass(125_000);
    expect(waits()).toBe(5);
  });

  it('of which a poll fails too says that the list is late', async () => {
    await begin();
    await say();
    await pass(1_000);
    await say();
    expect(book.list('soccer').status).toBe('late');
  });

  it('that is answered after it has been ended changes nothing', async () => {
    let late = (_: MatchChanges): void => undefined;
    await begin((game, since, wait, ended) => {
      if (wait !== 25) return readChanges(game, since, wait, ended);
      asked.push([since, wait]);
      return new Promise((resolve) => (late = resolve));
    });
    const first = late;
    reader.retry();
    first({ version: 'v-9', since: 'v-0', matches: [], prices: price('9.90') });
    await pass(1_000);
    expect([shown(), asked.at(-1)]).toEqual(['1.85', ['v-0', 25]]);
  });

  it('in a tab that slept for an hour is one call, whose whole answer is taken', async () => {
    await begin();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(3_600_000);
    asked = [];
    upstream = [aMatch({ match_id: 'm-3' })];
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(CHANGES_EVERY_MS);
    expect([asked[0], book.list('soccer').status, book.list('soccer').matches]).toEqual([
      [undefined, undefined],
      'ready',
      upstream,
    ]);
  });

  it('ends when the page is hidden, and none begins before it is seen again', async () => {
    await begin();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isEnded).toBe(true);
    await pass(60_000);
    expect(asked).toHaveLength(2);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect([asked.at(-1), book.list('soccer').status]).toEqual([['v-0', 25], 'ready']);
  });

  it.each<[string, () => void, readonly (string | undefined)[]]>([
    ['no one uses the list any more', () => ends.splice(0).forEach((end) => end()), []],
    ['the list is asked for again', () => reader.retry(), ['v-0']],
    ['the page has another language', () => document.documentElement.setAttribute('lang', 'es'), [undefined, 'v-0']],
  ])('ends when %s', async (_, change, next) => {
    await begin();
    asked = [];
    change();
    await pass(CHANGES_EVERY_MS + 1_000);
    expect(asked.map(([since]) => since)).toEqual(next);
    document.documentElement.removeAttribute('lang');
  });

  it('is one for all lists of a page: another list is polled meanwhile', async () => {
    await begin();
    const others: (number | undefined)[] = [];
    follow('bd', async (_, since = 'v-0', wait) => {
      others.push(wait);
      return { version: since, since, wait: 25, matches: [] };
    });
    await pass(2 * CHANGES_EVERY_MS);
    expect(others).toEqual([undefined, 0, 0]);
    ends[0]?.();
    await pass(CHANGES_EVERY_MS);
    expect(others.at(-1)).toBe(25);
  });

  it('changes prices and states by themselves', async () => {
    await begin();
    const state = { match_id: 'm-2', state: 'live' as const, minute: 7, score: '1:0' };
    await say({ version: 'v-1', prices: price('1.70'), states: [state] });
    expect(book.quote(HOME)).toMatchObject({ odds: '1.70', direction: 'down' });
    expect(book.match('m-2')).toEqual(aMatch(state));
    await pass(500);
    await say({ version: 'v-2', states: [{ match_id: 'm-2', state: 'live', minute: 8 }] });
    expect(book.match('m-2')).toEqual(aMatch({ match_id: 'm-2', state: 'live', minute: 8 }));
    expect([pages, asked.at(-1)]).toEqual([1, ['v-1', 25]]);
  });

  it.each<[string, Partial<MatchChanges>]>([
    ['a price of a match that was never read', { prices: { 'm-9': { wl: { w: '2' } } } }],
    ['a price of an outcome that is not sold', { prices: { 'm-1': { wl: { x: '2' } } } }],
    ['a state of a match that was never read', { states: [{ match_id: 'm-9', state: 'live' }] }],
    ['another version than was asked for', { since: 'v-7' }],
  ])('that answers with %s leads to a whole read, and the next waits as long as a poll', async (_, changes) => {
    await begin();
    asked = [];
    await say({ version: 'v-1', ...changes });
    expect([pages, asked]).toEqual([2, [[undefined, undefined]]]);
    await pass(CHANGES_EVERY_MS - 1);
    expect(asked).toHaveLength(1);
  });

  it('that answers with the whole list, for a version that has gone back, is followed by the next as by a poll', async () => {
    await begin();
    answer({ version: 'a-1', since: undefined, order: ['m-1'], matches: [aMatch()] } as unknown as MatchChanges);
    await pass(CHANGES_EVERY_MS - 1);
    expect([asked.length, book.list('soccer').matches.length]).toEqual([2, 1]);
    await pass(1);
    expect(asked.at(-1)).toEqual(['a-1', 25]);
  });

  it('overwrites no price that a refused bet has brought meanwhile, and is asked for once more', async () => {
    await begin();
    await say({ version: 'v-1', prices: price('1.90') });
    await pass(500);
    book.takeOdds([{ ...HOME, odds: '7.70' }]);
    await say({ version: 'v-2', prices: price('1.95') });
    expect(shown()).toBe('7.70');
    await pass(CHANGES_EVERY_MS);
    expect(asked.at(-1)).toEqual(['v-1', 25]);
    await say({ version: 'v-3', prices: price('7.80') });
    expect(shown()).toBe('7.80');
  });
});
