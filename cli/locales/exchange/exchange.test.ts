import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from './read-xml.ts';
import { parseXliff, xliff } from './xliff.ts';

const unit = fc.record({
  namespace: fc.constantFrom('a', 'b'),
  key: fc.stringMatching(/^[\w.<&"'-]{1,12}$/u),
  source: fc.string({ unit: 'grapheme' }),
  target: fc.string({ unit: 'binary' }),
});

describe('XLIFF 2', () => {
  it('returns the same texts, control characters too', () => {
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
    expect(() => readXml('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>')).toThrow('document types');
    expect(() => readXml('<x>&a;</x>')).toThrow('undefined entity');
    expect(() => readXml('<x><y></x>')).toThrow('unexpected close tag');
    expect(() => readXml('<x><y>')).toThrow('unclosed tag: y');
    expect(() => parseXliff('<xliff version="1.2"/>')).toThrow('not an XLIFF 2');
    expect(() => readXml('<x>'.repeat(200))).toThrow('too deep');
  });
});
