import { describe, expect, it } from 'vitest';
import { migrateBrand, migrateTexts, versionOf } from './migrate.ts';
import type { Migration } from './migrations.ts';

const step = (to: number, over: Partial<Migration>): Migration => ({
  to,
  changes: [],
  edits: () => [],
  texts: [],
  ...over,
});

describe('the version of a brand.json', () => {
  it('is 1 where it states none, as before there were versions', () => {
    expect(versionOf({ id: 'a' })).toBe(1);
    expect(versionOf({ version: 7 })).toBe(7);
  });

  it.each([{ version: '2' }, { version: 1.5 }, { version: 0 }, { version: null }, [], null, 'x'])(
    'is none for %j',
    (brand) => {
      expect(versionOf(brand)).toBeUndefined();
    },
  );
});

describe('the migration of a brand.json', () => {
  it('changes what it names and nothing else: order, indentation and line ends stay', () => {
    const text =
      '{\r\n    "$schema": "x",\r\n    "id": "a",\r\n    "old": { "deep":   [1, 2] },\r\n    "name": "A"\r\n}\r\n';
    const steps = [
      step(2, { edits: ({ name }) => [{ path: ['title'], value: name }, { path: ['name'] }] }),
      step(3, { edits: () => [{ path: ['old', 'deep', 0], value: 9 }] }),
    ];
    expect(migrateBrand(text, steps)).toBe(
      '{\r\n    "$schema": "x",\r\n    "version": 3,\r\n    "id": "a",\r\n    "old": { "deep":   [9, 2] },\r\n    "title": "A"\r\n}\r\n',
    );
  });

  it('is the same text when there is nothing to migrate', () => {
    expect(migrateBrand('{"id":"a"}', [])).toBe('{"id":"a"}');
  });

  it('states the version first where there is no $schema', () => {
    expect(migrateBrand('{\n  "id": "a"\n}\n', [step(2, {})])).toBe('{\n  "version": 2,\n  "id": "a"\n}\n');
  });
});

describe('the migration of own texts', () => {
  const steps = [
    step(2, { texts: [{ namespace: 'page-terms', from: 's1.text', to: 'age.text' }] }),
    step(3, { texts: [{ namespace: 'page-terms', from: 'age.text', to: 'age.body' }] }),
  ];

  it('renames keys step by step, in their namespace only', () => {
    const text = '{\n  "s1": {\n    "text": "18+"\n  }\n}\n';
    expect(JSON.parse(migrateTexts(text, 'page-terms', steps))).toEqual({ s1: {}, age: { body: '18+' } });
    expect(migrateTexts(text, 'page-rules', steps)).toBe(text);
  });

  it('keeps the text that the new key has already, and one that has no old key', () => {
    expect(JSON.parse(migrateTexts('{"s1":{"text":"old"},"age":{"body":"new"}}', 'page-terms', steps))).toEqual({
      s1: {},
      age: { body: 'new' },
    });
    expect(migrateTexts('{"s2":{"text":"x"}}', 'page-terms', steps)).toBe('{"s2":{"text":"x"}}');
  });
});
