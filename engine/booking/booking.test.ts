import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipArbitrary } from '../sports/slip.arbitrary.ts';
import { bookPicks } from './book-picks.ts';
import type { BookedSlip, Booking } from './booking-format.ts';
import { bytesOf, checksum } from './checksum.ts';
import { openBooking } from './open-booking.ts';
import { Packer, Unpacker } from './packer.ts';
import { packLine, packOdds, unpackLine, unpackOdds } from './pack-decimal.ts';
import { MatchIds } from './match-ids.ts';
import { packId, unpackId } from './pack-id.ts';

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
const all: Booking = {
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
const code = bookPicks(all);

describe('bookPicks and openBooking', () => {
  it('carry the picks of all games from one device to another, in a code that stays what it is', () => {
    // Another code for the same picks is another version of the format: see booking-format.ts.
    expect(code).toBe(
      'KQVTRAMS054EQ7Q1XFQ3T04M576APW89VC6V312JJ6VBQSSX1HT7N65WY3188VBSBKDEK7CZVK9725N5JHCBWW1KK598YW9SNTQFCK0KFGGKCPFR10WYMHSKHAWM2B0W7FYCH1ZGJ0BWF',
    );
    expect(openBooking(code)).toEqual(all);
  });

  it('open as people type', () => {
    const typed = (code.match(/.{1,4}/g) ?? []).join('-').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    expect(openBooking(` ${typed} `)).toEqual(all);
  });

  it('refuse a slip that is wrong, and a booking of nothing', () => {
    const wrong = { ...basketball, passes: ['2-string-1'] };
    expect(() => bookPicks({ slips: [wrong], cricket: [] })).toThrow(expect.objectContaining({ path: 'passes[0]' }));
    for (const cricket of [[], [{ matchId: 'c1', picks: [] }]])
      expect(() => bookPicks({ slips: [], cricket })).toThrow(expect.objectContaining({ code: 'noLines' }));
    const picks = Array.from({ length: 102 }, (_, index) => ({ id: String(index), odds: '2.00' }));
    expect(() => bookPicks({ slips: [], cricket: [{ matchId: 'c1', picks }] })).toThrow(
      expect.objectContaining({ code: 'outOfRange' }),
    );
    expect(() => bookPicks({ slips: [basketball, basketball], cricket: [] })).toThrow(
      expect.objectContaining({ code: 'outOfRange', path: 'slips' }),
    );
  });

  it.each(['', '1', 'ZZZZZZ', 'not a code!', '00000000', 'Z'.repeat(5_000)])('refuse the code %.20j', (text) => {
    expect(() => openBooking(text)).toThrow(damaged);
  });

  it.each(['04C2G41ATDRE0', '04c2-g41a'])('refuse %s, a code of the version before, with its reason', (text) => {
    expect(() => openBooking(text)).toThrow(expect.objectContaining({ code: 'damagedCode', path: 'code.version' }));
  });

  it('refuse one that was cut anywhere', () => {
    for (let length = 0; length < code.length; length += 1)
      expect(() => openBooking(code.slice(0, length)), String(length)).toThrow(damaged);
  });

  it('never have the 8 characters of a stored code', () => {
    const ids = Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(index < 10 ? 1 : 2));
    const lengths = ids.flatMap((id) =>
      ['1.00', '1.01', '1.10', '1.85'].map((odds) => {
        const picks = [{ market: 'wl' as const, outcome: 'w', odds }];
        return bookPicks({ slips: [{ game: 'soccer', passes: ['single'], matches: [{ id, picks }] }], cricket: [] })
          .length;
      }),
    );
    expect(lengths).toContain(9);
    expect(lengths).not.toContain(8);
  });
});

describe('checksum', () => {
  it('is CRC-16/XMODEM: its published check value', () => {
    expect(checksum(new TextEncoder().encode('123456789'))).toBe(0x31c3);
  });

  it('is of the bytes of a number, which leading zeros do not change', () => {
    expect([...bytesOf(0x01_00_ffn)]).toEqual([1, 0, 255]);
    expect(checksum(Uint8Array.of(0, 0, 7))).toBe(checksum(Uint8Array.of(7)));
  });
});

describe('Unpacker', () => {
  const over = (value: bigint) => new Unpacker(value);

  it('never reads without end', () => {
    // A number without an end, and one beyond doubles.
    expect(() => over(8n ** 200n - 1n).wholeCount()).toThrow(damaged);
    const out = new Packer();
    out.count(2n ** 60n);
    expect(over(out.value()).wholeCount()).toBe(2n ** 60n);
    expect(() => over(out.value()).count()).toThrow(damaged);
    expect(() => over(1n).end()).toThrow(damaged);
  });

  it('reads numbers of 64 groups of two bits, and none of 65', () => {
    // The lowest number of 65 groups: each group of a number counts from 1.
    const lowest = (4n ** 65n - 4n) / 3n;
    const counted = (value: bigint) => {
      const out = new Packer();
      out.count(value);
      return over(out.value());
    };
    expect(counted(lowest - 1n).wholeCount()).toBe(lowest - 1n);
    expect(() => counted(lowest).wholeCount()).toThrow(damaged);
  });

  it('takes text of at most 256 bytes that is text', () => {
    const long = new Packer();
    long.text('x'.repeat(257));
    expect(() => over(long.value()).text()).toThrow(damaged);
    const wrong = new Packer();
    wrong.count(1, 3);
    wrong.number(255, 256);
    expect(() => over(wrong.value()).text()).toThrow(damaged);
  });
});

it.each([
  ['a20200103', 'a20200101'],
  ['a20200101', 'a20200117'],
  ['a20200116', 'a20200101'],
])('the first days come back as they were: %s before %s', (before, id) => {
  const out = new Packer();
  packId(out, id, before);
  expect(unpackId(new Unpacker(out.value()), before)).toBe(id);
});

describe('properties', () => {
  it('every slip comes back as it was', () => {
    fc.assert(
      fc.property(slipArbitrary(), ({ game, passes, folds = [], matches }) => {
        const plain: BookedSlip = {
          game,
          passes,
          folds,
          matches: matches.map(({ banker, ...match }) => (banker === true ? { ...match, banker } : match)),
        };
        expect(openBooking(bookPicks({ slips: [plain], cricket: [] }))).toEqual({ slips: [plain], cricket: [] });
      }),
    );
  });

  const both = <Value>(value: Value, pack: (out: Packer, value: Value) => void, unpack: (input: Unpacker) => Value) => {
    const out = new Packer();
    pack(out, value);
    out.number(3, 5);
    const input = new Unpacker(out.value());
    expect(unpack(input)).toEqual(value);
    expect(input.number(5)).toBe(3);
    input.end();
  };

  it('every decimal of the contract comes back as it was', () => {
    fc.assert(fc.property(fc.stringMatching(/^[1-9]\d{0,6}(\.\d{1,6})?$/), (odds) => both(odds, packOdds, unpackOdds)));
  });

  it('every line comes back as it was', () => {
    const line = fc.oneof(fc.stringMatching(/^[+-]?\d{1,5}(\.5|\.25|\.75)?$/), fc.string({ maxLength: 20 }));
    fc.assert(
      fc.property(line, fc.constantFrom('handicap' as const, 'total' as const), (text, kind) =>
        both(
          text,
          (out) => packLine(out, text, kind),
          (input) => unpackLine(input, kind),
        ),
      ),
    );
  });

  it('every identifier of every game comes back as it was, after any other', () => {
    const id = fc.oneof(
      fc.stringMatching(/^[sbdc]20(19|2[3-7]|35|59)(0[1-9]|1[0-9])([0-3][0-9])-\d\d$/),
      fc.stringMatching(/^[sbdc]\d{5}-\d$/),
      fc.stringMatching(/^\d{1,18}$/),
      fc.stringMatching(/^[\w.:-]{1,64}$/),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(id, fc.nat(3)), { minLength: 1, maxLength: 4 }), (list) => {
        const [into, from] = [new MatchIds(), new MatchIds()];
        both(
          list.map(([one]) => one),
          (out) => list.forEach(([one, game]) => into.pack(out, one, game)),
          (input) => list.map(([, game]) => from.unpack(input, game)),
        );
      }),
    );
  });

  it('every identifier comes back as it was, after any other', () => {
    const id = fc.oneof(
      fc.stringMatching(/^[a-d]20(19|26|59)(0[1-9]|1[0-9])([0-3][0-9])-\d\d$/),
      fc.stringMatching(/^[\w.:-]{1,64}$/),
      fc.stringMatching(/^\d{1,12}$/),
    );
    fc.assert(
      fc.property(id, fc.option(id, { nil: undefined }), (one, before) =>
        both(
          one,
          (out, text) => packId(out, text, before),
          (input) => unpackId(input, before),
        ),
      ),
    );
  });

  it('one wrong character never opens other picks', () => {
    const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: code.length - 1 }), fc.constantFrom(...ALPHABET), (at, character) => {
        if (code[at] === character) return;
        expect(() => openBooking(code.slice(0, at) + character + code.slice(at + 1))).toThrow(
          expect.objectContaining({ code: 'damagedCode' }),
        );
      }),
    );
  });

  it('every text gives a booking or the error damagedCode', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => openBooking(text)).toThrow(expect.objectContaining({ code: 'damagedCode' }));
      }),
    );
  });
});
