import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTCOMES } from '../sports/markets.ts';
import type { Market, SlipMatch, SportGame } from '../sports/slip.ts';
import { bookPicks } from './book-picks.ts';
import type { BookedSlip, Booking } from './booking-format.ts';
import { openBooking } from './open-booking.ts';

describe('two picks', () => {
  const LETTERS = { soccer: 's', basketball: 'b', bd: 'd' } as const;
  const GAMES = ['soccer', 'basketball', 'bd'] as const;
  const SOLD = (game: SportGame) =>
    (Object.keys(OUTCOMES[game]) as Market[]).filter((market) => !market.startsWith('asian'));
  const oddsOf = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  /** Days of two weeks: matches are on sale for less. */
  const day = fc.integer({ min: 10, max: 24 });
  /** What the odds of a match are; beyond 88 a code is two characters longer. */
  const cents = fc.oneof(fc.integer({ min: 101, max: 8_799 }), fc.integer({ min: 101, max: 739 }));
  const match = (game: SportGame): fc.Arbitrary<SlipMatch> =>
    fc
      .record({ day, slot: fc.integer({ min: 0, max: 99 }), market: fc.constantFrom(...SOLD(game)), cents })
      .chain((drawn) =>
        fc
          .constantFrom(...(OUTCOMES[game][drawn.market] ?? []).filter((outcome) => outcome !== 'd'))
          .map((outcome) => ({
            id: `${LETTERS[game]}202611${drawn.day}-${String(drawn.slot).padStart(2, '0')}`,
            ...(drawn.market === 'handicap' && { handicap: game === 'basketball' ? '-12.5' : '-2' }),
            ...(drawn.market === 'bs' && { total: '188.5' }),
            picks: [{ market: drawn.market, outcome, odds: oddsOf(drawn.cents) }],
          })),
      );
  const cricket = fc
    .record({
      // 2026-11-10 and the days after it.
      day: fc.integer({ min: 20_767, max: 20_781 }),
      slot: fc.nat(9),
      bet: fc.constantFrom('winner.home', 'toss.away', 'total.over', 'total.under'),
      cents,
    })
    .map((drawn) => {
      const matchId = `c${drawn.day}-${drawn.slot}`;
      return { matchId, picks: [{ id: `${matchId}.${drawn.bet}`, odds: oddsOf(drawn.cents) }] };
    });
  const isShort = (booking: Booking) => {
    const packed = bookPicks(booking);
    expect(openBooking(packed)).toEqual(booking);
    expect(packed).toMatch(/^[0-9A-HJKMNP-TV-Z]{9,24}$/);
  };
  const single = (game: SportGame, of: SlipMatch): BookedSlip => ({ game, passes: ['single'], matches: [of] });

  it.each(GAMES)('of one game take 24 characters at most: %s', (game) => {
    fc.assert(
      fc.property(fc.uniqueArray(match(game), { minLength: 2, maxLength: 2, selector: ({ id }) => id }), (matches) =>
        isShort({ slips: [{ game, passes: ['2-string-1'], matches }], cricket: [] }),
      ),
    );
  });

  it.each([
    ['soccer', 'basketball'],
    ['soccer', 'bd'],
    ['basketball', 'bd'],
  ] as const)('of two games take 24 characters at most: %s and %s', (one, other) => {
    fc.assert(
      fc.property(match(one), match(other), (first, second) =>
        isShort({ slips: [single(one, first), single(other, second)], cricket: [] }),
      ),
    );
  });

  it.each(GAMES)('of %s and cricket take 24 characters at most', (game) => {
    fc.assert(
      fc.property(match(game), cricket, (first, second) =>
        isShort({ slips: [single(game, first)], cricket: [second] }),
      ),
    );
  });

  it('of cricket take 24 characters at most', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(cricket, { minLength: 2, maxLength: 2, selector: ({ matchId }) => matchId }),
        (picks) => isShort({ slips: [], cricket: picks }),
      ),
    );
  });
});
