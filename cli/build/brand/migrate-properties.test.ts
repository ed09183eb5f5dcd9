import fc from 'fast-check';
import { expect, it } from 'vitest';
import { migrateBrand, migrateTexts, pending, versionOf } from './migrate.ts';
import type { Migration, PropertyEdit } from './migrations.ts';

const name = fc.constantFrom('a', 'b', 'c', 'deep', 'x-y');
const { value } = fc.letrec<{ value: unknown; folder: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<unknown>(1, 'text', true, null, '{"a": 1}', 'é\n"', [1, 2]),
    tie('folder'),
  ),
  folder: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
}));
const brand = fc.tuple(fc.boolean(), fc.dictionary(name, value, { maxKeys: 5 })).map(([hasSchema, rest]) => ({
  ...(hasSchema && { $schema: '../brand.schema.json' }),
  id: 'one',
  ...rest,
}));
const layout = fc.record({ indent: fc.constantFrom<string | number>(2, 4, '\t'), end: fc.constantFrom('\n', '\r\n') });
const written = (of: unknown, { indent, end }: { indent: string | number; end: string }): string =>
  `${JSON.stringify(of, null, indent)}\n`.replaceAll('\n', end);
const edit = fc.record({ path: fc.tuple(name), value: fc.oneof(fc.constant(undefined), value) });

const step = (to: number, over: Partial<Migration>): Migration => ({
  to,
  changes: [],
  edits: () => [],
  texts: [],
  ...over,
});
const apply = (of: Record<string, unknown>, { path: [key], value: to }: PropertyEdit): Record<string, unknown> => {
  const { [String(key)]: _, ...rest } = of;
  return to === undefined ? rest : { ...of, [String(key)]: to };
};

it('a migrated brand.json is what its edits make of it; other lines stay as they are', () => {
  fc.assert(
    fc.property(
      brand,
      layout,
      fc.array(fc.array(edit, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (old, form, edits) => {
        const text = written(old, form);
        const steps = edits.map((each, index) => step(index + 2, { edits: () => each as PropertyEdit[] }));
        const after = migrateBrand(text, steps);
        const expected = edits
          .flat()
          .reduce<Record<string, unknown>>((before, each) => apply(before, each as PropertyEdit), old);
        expect(JSON.parse(after)).toEqual({ ...expected, version: steps.length + 1 });
        expect(Object.keys(JSON.parse(after) as object).indexOf('version')).toBe('$schema' in old ? 1 : 0);
        // A second run has nothing to do.
        expect(pending(versionOf(JSON.parse(after)) ?? 0, steps)).toEqual([]);
        expect(migrateBrand(after, [])).toBe(after);
        const own = (of: string) =>
          of
            .split(form.end)
            .filter((line) => /^(?: {2}| {4}|\t)"(?:id|\$schema)":/.test(line))
            .map((line) => line.replace(/,$/, ''));
        expect(own(after)).toEqual(own(text));
        expect(after.includes('\r\n')).toBe(form.end === '\r\n');
      },
    ),
  );
});

it('renamed texts keep what they say, and no text is lost or changed', () => {
  const texts = fc.dictionary(
    fc.constantFrom('s1', 's2', 'age', 'end'),
    fc.dictionary(fc.constantFrom('text', 'body'), fc.string()),
  );
  const key = fc.constantFrom('s1.text', 's2.body', 'age.text', 'age.body', 'end.text');
  fc.assert(
    fc.property(texts, layout, key, key, (old, form, from, to) => {
      fc.pre(from !== to);
      const text = written(old, form);
      const after = migrateTexts(text, 'page', [step(2, { texts: [{ namespace: 'page', from, to }] })]);
      const flat = (of: string) =>
        Object.fromEntries(
          Object.entries(JSON.parse(of) as Record<string, Record<string, string>>).flatMap(([first, inner]) =>
            Object.entries(inner).map(([second, each]) => [`${first}.${second}`, each]),
          ),
        );
      const { [from]: moved, ...rest } = flat(text);
      expect(flat(after)).toEqual(moved === undefined ? rest : { [to]: moved, ...rest });
      if (moved === undefined) expect(after).toBe(text);
      expect(migrateTexts(text, 'other', [step(2, { texts: [{ namespace: 'page', from, to }] })])).toBe(text);
    }),
  );
});
