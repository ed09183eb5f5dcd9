// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookReader } from './book-reader.ts';
import { WATCHED_EVERY_MS } from './list-pace.ts';
import { MatchBook } from './match-book.ts';
import type { MatchPage } from './matches-api.ts';
import type { Window } from './read-windows.ts';
import { aMatch } from './test/a-match.ts';

const TOTAL = 150;

describe('keeping the book up to date', () => {
  let asked: Window[];
  let isDown: boolean;
  let upstream: string[];
  let leagueName: string;
  let book: MatchBook;
  let reader: BookReader;

  const page = async (part: Window): Promise<MatchPage | undefined> => {
    asked.push(part);
    if (isDown) return undefined;
    const ids = upstream.slice(part.start, part.start + part.limit);
    return {
      total: upstream.length,
      matches: ids.map((id) => aMatch({ match_id: id, league: { id: 'brn', name: leagueName } })),
    };
  };
  const ids = () => book.list('soccer').matches.map(({ match_id: id }) => id);

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    isDown = false;
    leagueName = 'Britannic First Division';
    document.documentElement.lang = 'en';
    upstream = Array.from({ length: TOTAL }, (_, index) => `m-${index}`);
    book = new MatchBook({ now: () => Date.now(), onFrame: (run) => run() });
    reader = new BookReader(book, 'soccer', (_, part) => page(part));
  });
  afterEach(() => vi.useRealTimers());

  it('reads the whole list once, in short parts, and then only what is watched', async () => {
    const end = reader.use();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(upstream);
    expect(Math.max(...asked.map(({ limit }) => limit))).toBeLessThanOrEqual(50);
    asked = [];
    reader.watch({}, ['m-3', 'm-5']);
    reader.watch({}, ['m-100']);
    await vi.advanceTimersByTimeAsync(WATCHED_EVERY_MS);
    expect(asked).toEqual([
      { start: 3, limit: 3 },
      { start: 100, limit: 1 },
    ]);
    end();
    asked = [];
    await vi.advanceTimersByTimeAsync(10 * WATCHED_EVERY_MS);
    expect(asked).toEqual([]);
  });

  it('knows the length of the whole list from its first part on', async () => {
    const read: string[] = [];
    book.onList('soccer', () => {
      const { matches, total } = book.list('soccer');
      read.push(`${matches.length} of ${total}`);
    });
    reader.use();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(['40 of 150', '77 of 150', '114 of 150', '150 of 150']);
  });

  it('begins before it is used, with a first window that is not read again', async () => {
    const began = reader.begin();
    await vi.advanceTimersByTimeAsync(0);
    await began;
    expect(asked).toEqual([{ start: 0, limit: 40 }]);
    expect([ids().length, book.list('soccer').total, book.list('soccer').status]).toEqual([40, TOTAL, 'partial']);
    const end = reader.use();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(upstream);
    expect(asked.filter(({ start }) => start === 0)).toHaveLength(1);
    end();
  });

  it.each([
    ['is in another language', () => (document.documentElement.lang = 'tr')],
    ['is older than ten seconds', () => vi.setSystemTime(Date.now() + 10_001)],
  ])('reads a first window again that %s', async (_, change) => {
    await reader.begin();
    change();
    const end = reader.use();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.filter(({ start }) => start === 0)).toHaveLength(2);
    end();
  });

  it('reads what follows the first window once the painted frame has gone', async () => {
    vi.resetModules();
    document.body.innerHTML = '<div id="frame"></div>';
    const { BookReader: Anew } = await import('./book-reader.ts');
    const end = new Anew(book, 'soccer', (_, part) => page(part)).use();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([{ start: 0, limit: 40 }]);
    document.body.innerHTML = '';
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(upstream);
    end();
  });

  it('reads each further window when the page has nothing else to do, not one after the other', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    vi.resetModules();
    const { BookReader: Anew } = await import('./book-reader.ts');
    const end = new Anew(book, 'soccer', (_, part) => page(part)).use();
    const starts = async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return asked.map(({ start }) => start);
    };
    expect(await starts()).toEqual([0]);
    // The page is calm once it has been idle twice, and busy again at once.
    for (const _ of ['once', 'twice']) {
      idle.shift()?.();
      expect(await starts()).toEqual([0]);
    }
    idle.shift()?.();
    expect(await starts()).toEqual([0, 37]);
    idle.shift()?.();
    expect(await starts()).toEqual([0, 37, 74]);
    end();
    vi.unstubAllGlobals();
  });

  it('requests nothing while no match is watched, until the list is due again', async () => {
    reader.use();
    await vi.advanceTimersByTimeAsync(0);
    asked = [];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(35_000);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('reads one thing at a time: what is due meanwhile waits for the answer', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow = new BookReader(book, 'soccer', async (_, part) => {
      const first = page(part);
      await answered;
      return first;
    });
    const end = slow.use();
    slow.retry();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(5 * WATCHED_EVERY_MS);
    expect(asked.map(({ start }) => start)).toEqual([0]);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ start }) => start)).toEqual([0, 37, 74, 111]);
    expect(ids()).toEqual(upstream);
    end();
  });

  it('notices by what it watches that matches have gone, and reads the list anew', async () => {
    reader.use();
    await vi.advanceTimersByTimeAsync(0);
    reader.watch({}, ['m-10']);
    upstream = upstream.slice(2);
    asked = [];
    await vi.advanceTimersByTimeAsync(2 * WATCHED_EVERY_MS - 1);
    expect(asked).toEqual([{ start: 10, limit: 1 }]);
    expect(ids()).toHaveLength(TOTAL);
    asked = [];
    // Ten seconds after the last time: the whole list, and none of what is watched before it.
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ start, limit }) => [start, limit])).toEqual([0, 37, 74, 111].map((start) => [start, 40]));
    expect(ids()).toEqual(upstream);
  });

  it('reads the whole list again after the language of the page has changed, as the names of leagues do', async () => {
    const league = () => book.match('m-149')?.league.name;
    reader.use();
    await vi.advanceTimersByTimeAsync(0);
    expect(league()).toBe('Britannic First Division');
    leagueName = 'Британский первый дивизион';
    await vi.advanceTimersByTimeAsync(2 * WATCHED_EVERY_MS);
    expect(league()).toBe('Britannic First Division');
    document.documentElement.lang = 'ru';
    await vi.advanceTimersByTimeAsync(WATCHED_EVERY_MS);
    expect(league()).toBe('Британский первый дивизион');
  });

  it('keeps what it has when the upstream fails, says that it is late, and recovers', async () => {
    reader.use();
    await vi.advanceTimersByTimeAsync(0);
    reader.watch({}, ['m-1']);
    isDown = true;
    await vi.advanceTimersByTimeAsync(WATCHED_EVERY_MS);
    expect(book.list('soccer').status).toBe('late');
    expect(ids()).toHaveLength(TOTAL);
    isDown = false;
    await vi.advanceTimersByTimeAsync(WATCHED_EVERY_MS);
    expect(book.list('soccer').status).toBe('ready');
  });

  it('says when there is nothing to show, and tries again when asked', async () => {
    isDown = true;
    reader.use();
    await vi.advanceTimersByTimeAsync(0);
    expect(book.list('soccer')).toEqual({ status: 'failed', matches: [] });
    isDown = false;
    reader.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toHaveLength(TOTAL);
  });
});
