import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { BetSource } from './bet-sources.ts';
import { everyBet, mergePages, nextCursor, type BetPage, type Cursor } from './merge-pages.ts';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';

const SOURCES = ['soccer', 'basketball', 'pk10'] as const satisfies readonly BetSource[];

/** Lists as upstreams hold them: each newest first, with ids and instants that other lists have, too. */
const lists = fc.tuple(...SOURCES.map(() => fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 12 }))).map((each) =>
  SOURCES.map((source, at) => ({
    source,
    bets:
      each[at]
        ?.toSorted((one, other) => other - one)
        .map((ms, index) => ({
          ...aBet({ bet_id: String(index), placed_at: new Date(ms).toISOString() }),
          game: source as 'soccer',
        })) ?? [],
  })),
);

function read(
  held: { source: BetSource; bets: ReturnType<typeof aBet>[] }[],
  cursor: Cursor | undefined,
  size: number,
): BetPage {
  return {
    failed: [],
    read: held
      .filter(({ source }) => cursor === undefined || cursor[source] !== undefined)
      .map(({ source, bets }) => {
        const start = cursor?.[source] ?? 0;
        return { source, start, total: bets.length, bets: bets.slice(start, start + size) };
      }),
  };
}

describe('bets of several lists', () => {
  it('are in the end all there, newest first, also where two lists have one id, and what is shown before never moves', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 5 }), (held, size) => {
        const pages = [read(held, undefined, size)];
        let before = mergePages(pages);
        for (let cursor = nextCursor(pages); cursor !== undefined; cursor = nextCursor(pages)) {
          pages.push(read(held, cursor, size));
          const now = mergePages(pages);
          expect(now.slice(0, before.length)).toEqual(before);
          before = now;
        }
        const times = before.map(({ placed_at: at }) => at);
        expect(times).toEqual(times.toSorted().toReversed());
        expect(before.length).toBe(held.reduce((sum, { bets }) => sum + bets.length, 0));
      }),
    );
  });

  it('are there as soon as they are read, for those who need no order: older ones of a list that goes on may come between', () => {
    const at = (day: number) => `2026-03-1${day}T12:00:00.000Z`;
    const soccer = aBet({ bet_id: 's', placed_at: at(4) });
    const basketball = aBet({ bet_id: 'b', game: 'basketball', placed_at: at(1) });
    const pages: BetPage[] = [
      {
        failed: [],
        read: [
          { source: 'soccer', start: 0, total: 9, bets: [soccer] },
          { source: 'basketball', start: 0, total: 1, bets: [basketball] },
        ],
      },
    ];
    expect([mergePages(pages), everyBet(pages)]).toEqual([[soccer], [soccer, basketball]]);
  });

  it('end with a list that says it is longer than what it gives', () => {
    expect(nextCursor([{ failed: [], read: [{ source: 'soccer', start: 0, total: 9, bets: [] }] }])).toBeUndefined();
  });
});
