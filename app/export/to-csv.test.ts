import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

/** Reads CSV the way RFC 4180 says, by hand. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < text.length) {
    let value = '';
    expect(text[at]).toBe('"');
    for (at += 1; ; at += 1) {
      if (text[at] !== '"') value += text[at];
      else if (text[at + 1] === '"') {
        value += '"';
        at += 1;
      } else break;
    }
    row.push(value);
    at += 1;
    if (text[at] === ',') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

describe('a table as CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://evil.test","x")', `'=HYPERLINK("https://evil.test","x")`],
    ['+49 170', "'+49 170"],
    ['-cmd', "'-cmd"],
    ['\u0000=1+1', "'\u0000=1+1"],
    ['\u200b@x', "'\u200b@x"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['|calc', "'|calc"],
    // Amounts stay numbers.
    ['-5.00', '-5.00'],
    ['1000.123456', '1000.123456'],
    ['a "quoted", text\nof two lines', 'a "quoted", text\nof two lines'],
    ['', ''],
  ])('%j arrives as %j', (given, expected) => {
    expect(readCsv(toCsv([[given]]))).toEqual([[expected]]);
  });

  it('comes back as it was, cell by cell, and no cell is a formula', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab1.,"\n\r\t=+-@| \u0416\uff1d') });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const back = readCsv(toCsv(rows));
        expect(back.map((row) => row.map((value) => value.replace(/^'/, '')))).toEqual(
          rows.map((row) => row.map((value) => value.replace(/^'/, ''))),
        );
        for (const value of back.flat())
          if (!/^-?\d+(?:\.\d+)?$/.test(value)) expect(value).not.toMatch(/^\s*[=+\-@|]/);
      }),
    );
  });

  it('says that it is UTF-8', () => {
    expect(toCsv([]).codePointAt(0)).toBe(0xfeff);
  });
});
