import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipArbitrary } from '../sports/slip.arbitrary.ts';
import type { Slip } from '../sports/slip.ts';
import { fromBase32, toBase32 } from './base32.ts';
import { bookSlip } from './book-slip.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { checksum } from './checksum.ts';
import { openBooking } from './open-booking.ts';

const slip: Slip = {
  game: 'soccer',
  currency: 'USDT',
  stake: '2.50',
  multiple: 3,
  passes: ['3-string-4', 'single'],
  matches: [
    { id: '4711', handicap: '-1', picks: [{ market: 'handicap', outcome: 'd', odds: '3.40' }] },
    { id: '4712', banker: true, picks: [{ market: 'asian_total', outcome: 'over', odds: '1.9', line: '2.25' }] },
    { id: 'final', total: '2.5', picks: [{ market: 'outright', outcome: 'Örebro', odds: '11' }] },
  ],
};
const damaged = expect.objectContaining({ code: 'damagedCode', path: 'code' });

describe('bookSlip and openBooking', () => {
  it('carry a slip from one device to another, in a code that stays what it is', () => {
    const code = bookSlip(slip);
    expect(code).toBe(bookSlip(slip));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
    expect(code.length).toBeLessThan(150);
    expect(openBooking(code)).toEqual({ slip, droppedMatches: [], droppedPasses: [] });
  });

  it('open as people type', () => {
    const code = bookSlip(slip);
    const typed = (code.match(/.{1,4}/g) ?? []).join('-').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    expect(openBooking(` ${typed} `).slip).toEqual(slip);
  });

  it('drop started matches and the passes that no longer fit, and say so', () => {
    const opened = openBooking(bookSlip({ ...slip, folds: [2, 3] }), (id) => id === '4711');
    expect(opened.droppedMatches).toEqual(['4711']);
    expect(opened.droppedPasses).toEqual(['3-string-4']);
    expect(opened.slip.matches.map(({ id }) => id)).toEqual(['4712', 'final']);
    expect(opened.slip.passes).toEqual(['single']);
    expect(opened.slip.folds).toEqual([2]);
  });

  it('refuse a slip that is wrong', () => {
    expect(() => bookSlip({ ...slip, stake: '-1' })).toThrow(expect.objectContaining({ path: 'stake' }));
  });

  it.each(['', '0', 'ZZZZZZ', 'not a code!', '00000000'])('refuse the code %j', (code) => {
    expect(() => openBooking(code)).toThrow(damaged);
  });

  it('refuse a code of another version, even with a right checksum', () => {
    const body = Uint8Array.of(2, 0, 0);
    const sum = checksum(body);
    expect(() => openBooking(toBase32(Uint8Array.of(...body, sum >> 16, (sum >> 8) & 255, sum & 255)))).toThrow(
      expect.objectContaining({ code: 'damagedCode', path: 'code.version' }),
    );
  });
});

describe('base32', () => {
  it('is Crockford', () => {
    expect(toBase32(Uint8Array.of(255))).toBe('ZW');
    expect(fromBase32('zw')).toEqual(Uint8Array.of(255));
    expect(fromBase32('ZX')).toBeUndefined();
    expect(fromBase32('U0')).toBeUndefined();
    expect(fromBase32('000')).toBeUndefined();
  });
});

describe('checksum', () => {
  it('is the CRC-24 of OpenPGP: its published check value', () => {
    expect(checksum(new TextEncoder().encode('123456789'))).toBe(0x21cf02);
  });
});

describe('ByteReader', () => {
  const over = (bytes: number[]) => new ByteReader(Uint8Array.from(bytes));

  it('never reads past the end', () => {
    expect(() => over([]).number()).toThrow(damaged);
    expect(() => over([128]).number()).toThrow(damaged);
    expect(() => over([5, 65]).text()).toThrow(damaged);
    expect(() => over([1]).end()).toThrow(damaged);
    expect(() => over(Array(30).fill(255)).whole()).toThrow(damaged);
    expect(() => over([255, 255, 255, 255, 255, 255, 255, 127]).number()).toThrow(damaged);
    expect(over([1, 65]).text()).toBe('A');
  });

  it('reads what was written', () => {
    const out = new ByteWriter();
    out.number(127);
    out.number(128);
    out.number(10n ** 38n);
    const input = new ByteReader(out.bytes());
    expect([input.number(), input.number(), input.whole()]).toEqual([127, 128, 10n ** 38n]);
    expect(() => input.end()).not.toThrow();
  });
});

describe('properties', () => {
  it('every slip comes back as it was', () => {
    fc.assert(
      fc.property(slipArbitrary(), (drawn) => {
        const plain = {
          ...drawn,
          matches: drawn.matches.map(({ banker, ...match }) => (banker === true ? { ...match, banker } : match)),
        };
        expect(openBooking(bookSlip(drawn)).slip).toEqual(plain);
      }),
    );
  });

  it('one wrong character never opens another slip', () => {
    const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const code = bookSlip(slip);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: code.length - 1 }), fc.constantFrom(...ALPHABET), (at, character) => {
        if (code[at] === character) return;
        expect(() => openBooking(code.slice(0, at) + character + code.slice(at + 1))).toThrow(damaged);
      }),
    );
  });

  it('every text gives a slip or the error damagedCode', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => openBooking(text)).toThrow(damaged);
      }),
    );
  });
});
