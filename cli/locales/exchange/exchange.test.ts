import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv, parseCsv } from './csv.ts';
import { parseXml } from './parse-xml.ts';
import { parseXliff, xliff } from './xliff.ts';

const unit = fc.record({
  namespace: fc.constantFrom('a', 'b'),
  key: fc.stringMatching(/^[\w.<&"'-]{1,12}$/u),
  source: fc.string({ unit: 'grapheme' }),
  target: fc.string({ unit: 'binary' }),
});

describe('CSV', () => {
  it('comes back as it went, whatever the texts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          expect(parseCsv(csv(rows))).toEqual(rows);
        },
      ),
    );
  });

  it('lets no cell begin as a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝'), fc.string(), (start, rest) => {
        const [, cell = ''] = /^\uFEFF"?(.*)/su.exec(csv([[start + rest, 'x']])) ?? [];
        expect(cell.startsWith("'")).toBe(true);
      }),
    );
  });

  it('reads what spreadsheets save: semicolons, tabs, a mark', () => {
    expect(parseCsv('\uFEFFnamespace;key;source;target\r\na;b;"x;y";z\r\n')).toEqual([
      ['namespace', 'key', 'source', 'target'],
      ['a', 'b', 'x;y', 'z'],
    ]);
    expect(parseCsv('namespace\tkey\na\t\n')).toEqual([
      ['namespace', 'key'],
      ['a', ''],
    ]);
  });
});

describe('XLIFF 2', () => {
  it('comes back as it went, control characters too', () => {
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const sorted = ['a', 'b'].flatMap((namespace) => units.filter((one) => one.namespace === namespace));
        expect(parseXliff(xliff({ sourceLanguage: 'en', language: 'ru', units: sorted }))).toEqual({
          sourceLanguage: 'en',
          language: 'ru',
          units: sorted,
        });
      }),
    );
  });

  it('refuses document types, unknown entities, other files, and what is cut', () => {
    expect(() => parseXml('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>')).toThrow(
      'document types',
    );
    expect(() => parseXml('<x>&a;</x>')).toThrow('&a; is not known');
    expect(() => parseXml('<x><y></x>')).toThrow('closes nothing');
    expect(() => parseXml('<x><y>')).toThrow('ends too early');
    expect(() => parseXliff('<xliff version="1.2"/>')).toThrow('no XLIFF 2');
    expect(() => parseXml('<x>'.repeat(200))).toThrow('too deep');
  });
});
