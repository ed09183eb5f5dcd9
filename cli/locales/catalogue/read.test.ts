import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '#cli/files/decode.ts';
import { readJson } from '#cli/files/read-json.ts';
import { scanJson, type JsonScan } from '#cli/files/scan-json.ts';

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

/** The content alone: JSON.parse puts keys that are numbers first. */
function contentOf({ entries, branches, unsafe, isObject, isTooDeep, duplicates, error }: Omit<JsonScan, 'places'>) {
  const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return {
    entries: sorted(entries),
    branches: sorted(branches),
    unsafe: unsafe.toSorted(),
    isObject,
    isTooDeep,
    duplicates,
    error,
  };
}

describe('readJson', () => {
  const name = fc.constantFrom('a', 'b', 'a.b', '0', '1', '__proto__', 'x":', ':', 'caf\u00E9');
  const value = fc.letrec<{ any: string; object: string }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('1', 'null', 'true', '"text"', '"a\\": b"', '"\\u003a"'),
      tie('object'),
      fc.array(tie('any'), { maxLength: 2 }).map((members) => `[${members.join(',')}]`),
    ),
    object: fc
      .array(fc.tuple(name, fc.constantFrom('', ' ', '\n\t'), tie('any')), { maxLength: 4 })
      .map((members) => `{${members.map(([key, gap, text]) => `${JSON.stringify(key)}${gap}:${text}`).join(',')}}`),
  })).object;

  it('reads what scanJson reads, keys written twice and in two ways included', () => {
    fc.assert(
      fc.property(value, fc.boolean(), (text, isCut) => {
        const read = isCut ? text.slice(0, -1) : text;
        expect(contentOf(readJson(read))).toEqual(contentOf(scanJson(read)));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([64, 65, 300])('knows %i levels', (depth) => {
    const text = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect(contentOf(readJson(text))).toEqual(contentOf(scanJson(text)));
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
