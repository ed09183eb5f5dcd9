import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingCode, bookingCodeOf, openBookingCode } from './booking-code.ts';
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
const code = bookingCode(tickets, 'USDT') ?? '';

describe('booking codes', () => {
  it('carry the picks of every game with lines, odds, passes and bankers, and no stake', () => {
    const slips = openBookingCode(code);
    if (typeof slips === 'string') throw new Error(slips);
    const [soccer, basketball] = slips;
    expect(soccer?.passes).toEqual(['2-string-1']);
    expect(soccer?.stake).toBe('0');
    expect(soccer?.matches.map(({ id, banker, handicap }) => [id, banker, handicap])).toEqual([
      ['m1', undefined, undefined],
      ['m2', true, '-1'],
      ['m3', undefined, undefined],
    ]);
    expect(basketball?.matches[0]).toMatchObject({ id: 'b1', total: '168.5', picks: [{ odds: '1.90' }] });
  });

  it('leave out what is not sold, and a slip of nothing else has none', () => {
    const odd = priceItems([aPick({ outcome: '__proto__' })], {}, 'none');
    expect(bookingCode(ticketsOf({ ...slip, items: [] }, odd), 'USDT')).toBeUndefined();
  });

  it.each(['', '.', `${code}.${code}`, `${code}.`, 'x'.repeat(9_000), '../../admin', '<script>'])(
    'refuse %.20s',
    (text) => {
      expect(openBookingCode(text)).toBe('damaged');
    },
  );

  it('refuses one that was cut anywhere', () => {
    for (let length = 0; length < code.length; length += 1)
      expect(openBookingCode(code.slice(0, length)), String(length)).not.toBeInstanceOf(Array);
  });

  it.each([
    ['https://brand.example/booking/04C2', { code: '04C2' }],
    [' https://brand.example/booking/04C2?from=chat#x ', { code: '04C2' }],
    ['brand.example/booking/04C2', { code: '04C2' }],
    ['04C2', { code: '04C2' }],
    ['https://other.example/booking/04C2', { fault: 'otherSite' }],
    ['javascript:alert(1)', { fault: 'otherSite' }],
  ])('in the text %s is %j', (typed, read) => {
    expect(bookingCodeOf(typed, 'https://brand.example')).toEqual(read);
  });

  describe('properties', () => {
    it('no text makes anything but a slip or nothing', () => {
      fc.assert(
        fc.property(fc.string({ maxLength: 300 }), (text) => {
          expect(openBookingCode(text)).toBe('damaged');
        }),
      );
    });
  });
});
