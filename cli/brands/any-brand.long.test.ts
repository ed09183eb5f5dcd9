import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openBrandSource, withText } from '#cli/build/brand/brand-source.ts';
import { BRAND_CHECKS } from '#cli/build/brand/brand-finding.ts';
import { checkSource } from './checks/check-brand.ts';

const ROOT = process.cwd();
const source = openBrandSource(ROOT, 'harborlight');
const brand = JSON.parse(source.text) as object;

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'x'.repeat(2_000),
    '__proto__',
    '\u0000',
    '\uD800',
    [],
    {},
    [null],
    { a: 1 },
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The brand with one of its values, at any depth, replaced or left out, or with one more. */
const changed = fc
  .record({
    at: fc.nat(400),
    by: odd,
    how: fc.constantFrom('replace', 'remove', 'add'),
    name: fc.string({ maxLength: 12 }),
  })
  .map(({ at, by, how, name }) => {
    let left = at;
    const walk = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
        if (left-- !== 0) return [[key, walk(inner)]];
        return how === 'remove'
          ? []
          : how === 'replace'
            ? [[key, by]]
            : [
                [key, inner],
                [name, by],
              ];
      });
      return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
    };
    return JSON.stringify(walk(brand), null, 2);
  });
/** The text of the file, cut or with other characters in one place. */
const damaged = fc
  .record({ at: fc.nat(source.text.length), length: fc.nat(40), by: fc.string({ maxLength: 8 }) })
  .map(({ at, length, by }) => source.text.slice(0, at) + by + source.text.slice(at + length));

it('whatever brand.json is, the check ends with findings that have a place, a reason and a remedy', () => {
  const seen = { fine: 0, wrong: 0 };
  fc.assert(
    fc.property(fc.oneof(changed, damaged), (text) => {
      const checked = checkSource(withText(source, text), ROOT);
      const lines = text.split('\n');
      for (const { check, severity, file, line, column, message, advice, brand: id } of checked.findings) {
        expect([severity, id]).toEqual([BRAND_CHECKS[check][0], 'harborlight']);
        expect([message.trim(), advice.trim()].every((each) => each !== '')).toBe(true);
        if (file !== 'brands/harborlight/brand.json') continue;
        expect(line >= 1 && line <= lines.length).toBe(true);
        expect(column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1).toBe(true);
      }
      const hasShape = checked.brand !== undefined;
      seen[checked.findings.length === 0 ? 'fine' : 'wrong'] += 1;
      // Without its shape no brand is built: that is an error, never a warning.
      if (!hasShape) expect(checked.findings.some(({ severity }) => severity === 'error')).toBe(true);
    }),
    { numRuns: 80 },
  );
  expect(seen.wrong).toBeGreaterThan(10);
});
