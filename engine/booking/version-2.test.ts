import { describe, expect, it } from 'vitest';
import { toBase32 } from './base32.ts';
import type { BookedSlip, Booking } from './booking-format.ts';
import { bytesOf, checksum } from './checksum.ts';
import { openBooking } from './open-booking.ts';
import { packOdds } from './pack-decimal.ts';
import { packId } from './pack-id.ts';
import { Packer } from './packer.ts';

const soccer: BookedSlip = {
  game: 'soccer',
  passes: ['3-string-4', 'single'],
  matches: [
    { id: '4711', handicap: '-1', picks: [{ market: 'handicap', outcome: 'd', odds: '3.40' }] },
    { id: '4712', banker: true, picks: [{ market: 'asian_total', outcome: 'over', odds: '1.9', line: '2.25' }] },
    { id: 'final', total: '2.5', picks: [{ market: 'outright', outcome: 'Örebro', odds: '11' }] },
  ],
};
const basketball: BookedSlip = {
  game: 'basketball',
  passes: ['single'],
  matches: [{ id: 'b20260314-07', total: '168.5', picks: [{ market: 'bs', outcome: 'big', odds: '1.85' }] }],
};
const ALL: Booking = {
  slips: [soccer, basketball],
  cricket: [
    { matchId: 'c20500-1', picks: [{ id: 'c20500-1.winner.home', odds: '1.63' }] },
    {
      matchId: 'c20501-0',
      picks: [
        { id: 'c20501-0.toss.away', odds: '1.90' },
        { id: 'man of the match', odds: '9.5' },
      ],
    },
  ],
};
const damaged = expect.objectContaining({ code: 'damagedCode', path: 'code' });

/** Codes of version 2 that were written when it was the newest. */
const VERSION_2: readonly (readonly [string, Booking])[] = [
  [
    '1HER79V09XHKWZ846C8TN34PTPRPP4WY9Q87Q6XHJZMT6WR4W746YA9A8C8A1PZCTMDDCH9N7VPNQAZQ7EA8662NE9ZE270VTCXK0TNZM6M5MCRXY0QXFHBZZB3T7W3768K9AK9SYTVSVGAT2WA3T2BNJ',
    ALL,
  ],
  [
    'A0X1JSXDSVZ8H5ME10PSK0ABY5BNZGM',
    {
      slips: [
        {
          game: 'basketball',
          passes: [],
          folds: [1],
          matches: [
            {
              handicap: '-12.5',
              total: '160.5',
              picks: [
                { market: 'outright', outcome: 'a', odds: '25.39' },
                { market: 'asian_total', outcome: 'over', odds: '26.89', line: '160' },
              ],
              id: 'm0',
            },
          ],
        },
      ],
      cricket: [],
    },
  ],
  [
    '988CCCK005RMYYDDKW45YG94VZH6QSEBXSRQG4VJJMFWY',
    {
      slips: [
        {
          game: 'soccer',
          passes: ['single'],
          matches: [{ id: 's20261122-07', picks: [{ market: 'correct_score', outcome: '2:1', odds: '8.50' }] }],
        },
        {
          game: 'basketball',
          passes: ['single'],
          matches: [{ id: 'b20261123-04', total: '188.5', picks: [{ market: 'bs', outcome: 'big', odds: '1.88' }] }],
        },
      ],
      cricket: [{ matchId: 'c20780-2', picks: [{ id: 'c20780-2.winner.home', odds: '2.10' }] }],
    },
  ],
  [
    'WK9FFBVX8TT329ZZ7J9H',
    {
      slips: [
        {
          game: 'soccer',
          passes: ['2-string-1'],
          matches: [
            { id: 's20261122-07', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] },
            { id: 's20261123-11', picks: [{ market: 'goals', outcome: '2', odds: '3.60' }] },
          ],
        },
      ],
      cricket: [],
    },
  ],
];

describe('codes of version 2', () => {
  it.each(VERSION_2)('open as ever: %.12s', (written, booking) => {
    expect(openBooking(written)).toEqual(booking);
  });

  it.each(VERSION_2.map(([written]) => written))('are refused when cut anywhere: %.12s', (written) => {
    for (let length = 0; length < written.length; length += 1)
      expect(() => openBooking(written.slice(0, length)), String(length)).toThrow(damaged);
  });

  it('are refused with two lists of cricket, which no app has written', () => {
    const written = (lists: number) => {
      const out = new Packer();
      // Version 2, not padded.
      out.rare(false);
      out.rare(false);
      for (let list = 1; list <= lists; list += 1) {
        out.number(3, 4);
        out.count(0, 1);
        packId(out, 'c1', undefined);
        out.rare(false);
        out.rare(true);
        out.text('winner');
        packOdds(out, '2.10');
        out.rare(list < lists);
      }
      const body = out.value() + 1n;
      return toBase32((body << 16n) | BigInt(checksum(bytesOf(body))));
    };
    expect(openBooking(written(1))).toEqual({
      slips: [],
      cricket: [{ matchId: 'c1', picks: [{ id: 'winner', odds: '2.10' }] }],
    });
    expect(() => openBooking(written(2))).toThrow(damaged);
  });
});
