// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '#contract/entities';
import { sumOfMatches } from '#contract/match-sum';
import { BookReader } from './book-reader.ts';
// It is loaded before the clock of a test stands still.
import './list-sum.ts';
import { WHOLE_DESPITE_CHANGES_MS } from './list-pace.ts';
import { MatchBook } from './match-book.ts';
import { withOdds } from './match-shape.ts';
import type { MatchChanges, ReadChanges } from './matches-api.ts';
import { aMatch } from './test/a-match.ts';

const HOME = { matchId: 'm-1', market: 'wl', outcome: 'w' } as const;
/** No call waits longer. */
const HELD_MS = 25_000;

describe('the whole list, beside calls that wait for its changes', () => {
  let upstream: Match[];
  let pages: number;
  /** What a call that waits is answered with in the end. */
  let next: () => Partial<MatchChanges>;
  let number: number;
  let book: MatchBook;
  let end: () => void;

  const readChanges: ReadChanges = async (_, since, wait, ended) => {
    if (since === undefined) return { version: 'v-0', since: 'v-0', wait: 25, matches: [] };
    const isEnded = await new Promise((resolve) => {
      setTimeout(resolve, wait === 0 ? 0 : HELD_MS, false);
      ended?.addEventListener('abort', () => resolve(true));
    });
    return isEnded === true ? undefined : { version: since, since, matches: [], ...next() };
  };
  const readPage = async () => {
    pages += 1;
    return { total: upstream.length, matches: upstream };
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const goingOn = () => ({ version: `v-${(number += 1)}` });
  const sum = () => ({ sum: sumOfMatches(upstream) });
  async function begin(answers: typeof next): Promise<void> {
    next = answers;
    const reader = new BookReader(book, 'soccer', readPage, readChanges);
    end = reader.use();
    reader.watch({}, ['m-1']);
    await pass(0);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [pages, number] = [0, 0];
    upstream = [aMatch(), aMatch({ match_id: 'm-2' })];
    book = new MatchBook({ now: () => Date.now(), onFrame: (run) => run() });
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  it.each<[string, () => Partial<MatchChanges>]>([
    ['go on', goingOn],
    ['stand still, whatever their sum', sum],
    ['go on with another sum', () => ({ ...goingOn(), sum: 'f00' })],
  ])('is read after two minutes where the changes %s, and no call holds it up', async (_, answers) => {
    await begin(answers);
    await pass(WHOLE_DESPITE_CHANGES_MS - 1);
    expect(pages).toBe(1);
    await pass(2);
    expect(pages).toBe(2);
  });

  it('is not read again while it has the sum of the upstream', async () => {
    await begin(() => ({ ...goingOn(), ...sum() }));
    await pass(600_000);
    expect([pages, book.list('soccer').status]).toEqual([1, 'ready']);
  });

  it('is read within two minutes after the changes have lacked a price', async () => {
    await begin(() => ({ ...goingOn(), ...sum() }));
    await pass(60_000);
    upstream = upstream.map((match) => withOdds(match, HOME, '8.80'));
    await pass(WHOLE_DESPITE_CHANGES_MS);
    expect([pages, book.quote(HOME)]).toEqual([2, expect.objectContaining({ odds: '8.80' })]);
    await pass(600_000);
    expect(pages).toBe(2);
  });

  it.each<[string, () => Partial<MatchChanges>]>([
    ['stand still too', () => ({})],
    ['go on, with the sum of the list', () => ({ ...goingOn(), ...sum() })],
  ])('is read every minute, with a word, where all clocks stand and the changes %s', async (_, answers) => {
    upstream = upstream.map((match) => ({ ...match, state: 'live', minute: 30 }));
    await begin(answers);
    await pass(105_000);
    expect([pages, book.list('soccer').status]).toEqual([2, 'late']);
    await pass(60_000);
    expect([pages, book.list('soccer').status]).toEqual([3, 'late']);
  });
});
