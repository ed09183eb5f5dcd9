import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchBook, type PriceChange } from './match-book.ts';
import { withOdds } from './match-shape.ts';
import { aMatch } from './test/a-match.ts';

const HOME = { matchId: 'm-1', market: 'wl', outcome: 'w' } as const;
const DRAW = { matchId: 'm-1', market: 'wl', outcome: 'd' } as const;

describe('the book of matches', () => {
  let frames: (() => void)[];
  let book: MatchBook;
  const frame = () => frames.splice(0).forEach((run) => run());

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    book = new MatchBook({ now: () => Date.now(), onFrame: (run) => void frames.push(run) });
    book.takeMatches([aMatch(), aMatch({ match_id: 'm-2' })]);
    book.takeList('soccer', 'ready', ['m-1', 'm-2']);
    frame();
  });
  afterEach(() => vi.useRealTimers());

  it('writes everything that came within a frame at once, the last price of each outcome', () => {
    const heard = vi.fn();
    book.onPrice(HOME, heard);
    for (const odds of ['1.90', '1.95', '2.00']) book.takeOdds([{ ...HOME, odds }]);
    expect(frames).toHaveLength(1);
    expect(book.quote(HOME)).toBe('1.85');
    frame();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(book.quote(HOME)).toMatchObject({ odds: '2.00', was: '1.85', direction: 'up' });
  });

  it('calls the listeners of the changed price, and no others', () => {
    const [moved, other, match, list] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    book.onPrice(HOME, moved);
    book.onPrice(DRAW, other);
    book.onMatch('m-1', match);
    book.onList('soccer', list);
    const before = book.list('soccer');
    book.takeOdds([{ ...HOME, odds: '1.70' }]);
    frame();
    expect([moved, other, match, list].map((each) => each.mock.calls.length)).toEqual([1, 0, 0, 0]);
    expect(book.list('soccer')).toBe(before);
    expect(book.match('m-1')).toEqual(withOdds(aMatch(), HOME, '1.70'));
  });

  it('finds what moved in a reading, and says so to those who count', () => {
    const changes: PriceChange[] = [];
    book.onPriceChanges((each) => void changes.push(...each));
    book.takeMatches([withOdds(aMatch(), DRAW, '3.20')]);
    frame();
    expect(changes).toMatchObject([{ ...DRAW, odds: '3.20', was: '3.40', direction: 'down' }]);
  });

  it('a reading that began before the last write changes no price, score, state or suspension', () => {
    const newer = aMatch({ state: 'live', minute: 30, score: '1:0', home: 'New name' });
    const suspended = newer.markets.map((market) => ({ ...market, status: 'suspended' as const }));
    const begunAt = Date.now();
    vi.advanceTimersByTime(1_000);
    expect(book.takeMatches([{ ...newer, markets: suspended }])).toBe(true);
    frame();
    vi.advanceTimersByTime(3_000);
    expect(book.takeMatches([withOdds(aMatch({ home: 'Ashford' }), HOME, '1.41')], begunAt)).toBe(false);
    frame();
    // The names are those of the page's language.
    expect(book.match('m-1')).toEqual({ ...newer, markets: suspended, home: 'Ashford' });
    expect(book.takeMatches([aMatch()], begunAt + 1_001)).toBe(true);
    frame();
    expect(book.match('m-1')).toEqual(aMatch());
  });

  it('a reading that began before a single price came does not take it back, also within a frame', () => {
    const begunAt = Date.now();
    vi.advanceTimersByTime(1_000);
    book.takeOdds([{ ...HOME, odds: '7.70' }]);
    book.takeMatches([aMatch()], begunAt);
    frame();
    expect(book.quote(HOME)).toMatchObject({ odds: '7.70' });
    book.takeOdds([{ ...HOME, odds: '8.80' }]);
    book.takeMatches([aMatch()], Date.now());
    frame();
    expect(book.quote(HOME)).toMatchObject({ odds: '1.85' });
  });

  it('shows a direction for ten seconds, and looks for old ones only while there are any', () => {
    const heard = vi.fn();
    book.onPrice(HOME, heard);
    const states: unknown[] = [];
    const note = () => {
      const quote = book.quote(HOME);
      states.push([typeof quote === 'string' ? quote : quote?.direction, heard.mock.calls.length, vi.getTimerCount()]);
    };
    note();
    for (const odds of ['1.70', '1.80']) {
      book.takeOdds([{ ...HOME, odds }]);
      frame();
      note();
      for (const milliseconds of [9_999, 1, 60_000]) {
        vi.advanceTimersByTime(milliseconds);
        note();
      }
    }
    // Price, calls of its listener, timers.
    expect(states).toEqual([
      ['1.85', 0, 0],
      ['down', 1, 1],
      ['down', 1, 1],
      ['1.70', 2, 0],
      ['1.70', 2, 0],
      ['up', 3, 1],
      ['up', 3, 1],
      ['1.80', 4, 0],
      ['1.80', 4, 0],
    ]);
  });

  it('keeps looking while a later change is shown', () => {
    book.takeOdds([{ ...HOME, odds: '1.70' }]);
    frame();
    vi.advanceTimersByTime(500);
    book.takeOdds([{ ...DRAW, odds: '3.50' }]);
    frame();
    vi.advanceTimersByTime(9_500);
    expect([book.quote(HOME), book.quote(DRAW), vi.getTimerCount()]).toEqual([
      '1.70',
      { ...DRAW, odds: '3.50', was: '3.40', direction: 'up', atMs: expect.any(Number) as number },
      1,
    ]);
    vi.advanceTimersByTime(1_000);
    expect([book.quote(DRAW), vi.getTimerCount()]).toEqual(['3.50', 0]);
  });

  it('shows no direction on a market whose line has changed: that is another bet', () => {
    const handicap = (line: string, odds: string) =>
      aMatch({
        markets: [{ kind: 'handicap', status: 'open', handicap_val: line, outcomes: [{ outcome: 'w', odds }] }],
      });
    const key = { ...HOME, market: 'handicap' } as const;
    book.takeMatches([handicap('-1', '2.00')]);
    frame();
    book.takeMatches([handicap('-1', '2.10')]);
    frame();
    expect(book.quote(key)).toMatchObject({ direction: 'up' });
    book.takeMatches([handicap('-2', '3.00')]);
    frame();
    expect(book.quote(key)).toBe('3.00');
  });

  it('calls the row when the score or a state changes, and the list when a match is added, removed or begins', () => {
    const [match, list] = [vi.fn(), vi.fn()];
    book.onMatch('m-1', match);
    book.onList('soccer', list);
    book.takeMatches([aMatch({ state: 'live', minute: 3, score: '0:0' })]);
    frame();
    expect([match.mock.calls.length, list.mock.calls.length]).toEqual([1, 1]);
    book.takeMatches([aMatch({ state: 'live', minute: 4, score: '1:0' })]);
    frame();
    expect([match.mock.calls.length, list.mock.calls.length]).toEqual([2, 1]);
    book.takeList('soccer', 'ready', ['m-2']);
    frame();
    expect(book.shape('m-1')).toBeUndefined();
    expect(book.list('soccer').matches.map(({ match_id: id }) => id)).toEqual(['m-2']);
    expect([match.mock.calls.length, list.mock.calls.length]).toEqual([3, 2]);
  });
});
