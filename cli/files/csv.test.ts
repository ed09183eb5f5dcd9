import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('CSV', () => {
  it('returns the same rows, whatever the texts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          expect(cellsOf(writeCsv(rows))).toEqual(rows);
        },
      ),
    );
  });

  it('lets no cell begin as a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝'), fc.string(), (start, rest) => {
        const [, cell = ''] = /^\uFEFF"?(.*)/su.exec(writeCsv([[start + rest, 'x']])) ?? [];
        expect(cell.startsWith("'")).toBe(true);
      }),
    );
  });

  it.each(['\u0000=1+1', ' =1+1', '\u0001\u0002@x', '\u200B+1', '\uFEFF-1', '\u00A0＝1', '\u009B=1', '\u202E=1'])(
    'lets %j not begin as one either, and returns it',
    (text) => {
      expect(writeCsv([[text, 'x']])).toMatch(/^\uFEFF"?'/u);
      expect(cellsOf(writeCsv([[text, 'x']]))).toEqual([[text, 'x']]);
    },
  );

  it('takes no tab or semicolon of a first cell for the separator', () => {
    for (const rows of [[['\t', '']], [[';', 'a;b']], [['a\tb', 'c']]]) expect(cellsOf(writeCsv(rows))).toEqual(rows);
  });

  it('reads what spreadsheets save: semicolons, tabs, a mark', () => {
    expect(cellsOf('\uFEFFnamespace;key;source;target\r\na;b;"x;y";z\r\n')).toEqual([
      ['namespace', 'key', 'source', 'target'],
      ['a', 'b', 'x;y', 'z'],
    ]);
    expect(cellsOf('namespace\tkey\na\t\n')).toEqual([
      ['namespace', 'key'],
      ['a', ''],
    ]);
  });

  it('names the line where each row begins', () => {
    expect(readCsv('a,b\r\n"x\r\ny",z\r\n\r\nc,d').map(({ line }) => line)).toEqual([1, 2, 4, 5]);
  });
});
