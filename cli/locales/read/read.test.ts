import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';
import { scanJson } from './scan-json.ts';

const keyed = fc.dictionary(
  fc.string({ unit: 'grapheme' }).filter((key) => key !== '' && !key.includes('.') && key !== '__proto__'),
  fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null)),
  { minKeys: 1, noNullPrototype: true },
);

describe('reading JSON', () => {
  it('accepts what JSON.parse accepts, and nothing else', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, at, noise) => {
        const text = json.slice(0, at % (json.length + 1)) + noise + json.slice(at % (json.length + 1));
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect([text, scanJson(text).error === undefined]).toEqual([text, isJson]);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the place of each key', () => {
    fc.assert(
      fc.property(keyed, fc.constantFrom(0, 2, '\t'), (object, indent) => {
        const text = JSON.stringify({ group: object }, null, indent);
        const { places, duplicates } = scanJson(text);
        for (const [key, value] of Object.entries(object)) {
          const place = places.get(`group.${key}`);
          expect(text.startsWith(JSON.stringify(key), place?.key)).toBe(true);
          expect(text.startsWith(JSON.stringify(value), place?.value)).toBe(true);
        }
        expect(duplicates).toEqual([]);
      }),
    );
  });
});

describe('decode', () => {
  it('decodes every UTF-8 text, and reports the offset of the first invalid byte', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme' })
          .filter((text) => text.length > 4 && !/^.?\0/su.test(text) && !text.startsWith('\uFEFF')),
        (text) => {
          expect(decode(Buffer.from(text))).toEqual({ text, problem: undefined });
        },
      ),
    );
    expect(decode(Buffer.from('ab\u00F1', 'latin1')).problem).toEqual({ kind: 'not-utf-8', offset: 2 });
  });
});
