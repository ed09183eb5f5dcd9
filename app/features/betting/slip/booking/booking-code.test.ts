import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingCode, bookingCodeOf, openBookingCode } from './booking-code.ts';
import { fromBooking } from './from-booking.ts';
import { priceItems } from '#app/features/betting/slip/pricing/price-items.ts';
import { EMPTY_COUPON, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { ticketsOf } from '#app/features/betting/slip/pricing/tickets.ts';

const slip: SportSlip = {
  items: [
    aPick(),
    aPick({ matchId: 'm2', market: 'handicap', outcome: 'd', line: '-1', odds: '3.40' }),
    aPick({ matchId: 'm3', market: 'correct_score', outcome: '2:1', odds: '8.00' }),
    aPick({ game: 'basketball', matchId: 'b1', market: 'bs', outcome: 'big', line: '168.5', odds: '1.90' }),
  ],
  mode: 'combined',
  coupons: { soccer: { ...EMPTY_COUPON, passes: ['2-string-1'], stake: '99', bankers: ['m2'] } },
  stakes: {},
};
const tickets = ticketsOf(slip, priceItems(slip.items, {}, 'none'));
const cricket = [{ matchId: 'c1', picks: [{ id: 'c1.toss.home', odds: '1.88' }] }];
const code = bookingCode(tickets, cricket) ?? '';

describe('booking codes', () => {
  it('carry the picks of every game with lines, odds, passes and bankers, and no stake', () => {
    const opened = openBookingCode(code);
    if (typeof opened === 'string') throw new Error(opened);
    const [soccer, basketball] = opened.slips;
    expect(soccer?.passes).toEqual(['2-string-1']);
    expect(JSON.stringify(opened)).not.toMatch(/99|stake/);
    expect(opened.cricket).toEqual(cricket);
    expect(soccer?.matches.map(({ id, banker, handicap }) => [id, banker, handicap])).toEqual([
      ['m1', undefined, undefined],
      ['m2', true, '-1'],
      ['m3', undefined, undefined],
    ]);
    expect(basketball?.matches[0]).toMatchObject({ id: 'b1', total: '168.5', picks: [{ odds: '1.90' }] });
  });

  it('name one by one what is no longer offered, by name while its match is', () => {
    const opened = openBookingCode(code);
    if (typeof opened === 'string') throw new Error(opened);
    expect(fromBooking(opened, { soccer: [] }, [])).toBeUndefined();
    const match = {
      matchId: 'c1',
      league: 'L',
      home: 'A',
      away: 'B',
      startTime: '2026-03-01T15:00:00.000Z',
      state: 'live' as const,
    };
    const offer = { categoryLabel: 'Toss', slipLabel: 'A', odd: '1.90' };
    const offered = (isOpen: boolean) => [{ ...match, bets: { 'c1.toss.home': { ...offer, isOpen } } }];
    const closed = fromBooking(opened, { soccer: [], basketball: [] }, offered(false));
    expect(closed?.slip).toMatchObject({ items: [], cricket: {} });
    expect(closed?.gone.map(({ game, pick, match: of, odds }) => [game, pick, of?.home, odds])).toEqual([
      ['soccer', { market: 'wl', outcome: 'w' }, undefined, '1.85'],
      ['soccer', { market: 'handicap', outcome: 'd', line: '-1' }, undefined, '3.40'],
      ['soccer', { market: 'correct_score', outcome: '2:1' }, undefined, '8.00'],
      ['basketball', { market: 'bs', outcome: 'big', line: '168.5' }, undefined, '1.90'],
      ['cricket', undefined, 'A', '1.88'],
    ]);
    // At the odds of the code, so that the change is shown.
    expect(fromBooking(opened, { soccer: [], basketball: [] }, offered(true))?.slip.cricket).toEqual({
      c1: {
        home: 'A',
        away: 'B',
        picks: [{ id: 'c1.toss.home', categoryLabel: 'Toss', slipLabel: 'A', odd: '1.88', typed: '' }],
      },
    });
  });

  it('leave out what is not sold, and a slip of nothing else has none', () => {
    const odd = priceItems([aPick({ outcome: '__proto__' })], {}, 'none');
    expect(bookingCode(ticketsOf({ ...slip, items: [] }, odd))).toBeUndefined();
  });

  it.each([
    ['', 'damaged'],
    [`${code}${code}`, 'damaged'],
    ['../../admin', 'damaged'],
    ['<script>', 'damaged'],
    ['04C2G41ATDRE0', 'version'],
    ['x'.repeat(9_000), 'tooLong'],
  ])('refuse %.20s: %s', (text, why) => {
    expect(openBookingCode(text)).toBe(why);
  });

  it('refuses one that was cut anywhere', () => {
    for (let length = 0; length < code.length; length += 1)
      expect(openBookingCode(code.slice(0, length)), String(length)).toBe('damaged');
  });

  it.each([
    ['https://brand.example/booking/04C2', { code: '04C2' }],
    [' https://brand.example/booking/04C2?from=chat#x ', { code: '04C2' }],
    ['brand.example/booking/04C2', { code: '04C2' }],
    ['04C2', { code: '04C2' }],
    ['https://other.example/booking/04C2', { fault: 'otherSite' }],
    ['y'.repeat(9_000), { fault: 'tooLong' }],
    ['javascript:alert(1)', { fault: 'otherSite' }],
  ])('in the text %.60s is %j', (typed, read) => {
    expect(bookingCodeOf(typed, 'https://brand.example')).toEqual(read);
  });

  describe('properties', () => {
    it('no text makes anything but a slip or nothing', () => {
      fc.assert(
        fc.property(fc.string({ maxLength: 300 }), (text) => {
          expect(openBookingCode(text)).toMatch(/^(damaged|version)$/);
        }),
      );
    });
  });
});
