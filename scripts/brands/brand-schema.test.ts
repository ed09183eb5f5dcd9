import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { brandSchema, SCHEMA_FILE } from './brand-schema.ts';

describe('brands/brand.schema.json', () => {
  it("is what the code's schema says; npm run docs -- generate writes it", () => {
    expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(JSON.parse(brandSchema()));
  });

  it('knows every member and takes no other', () => {
    const { properties, additionalProperties } = JSON.parse(brandSchema()) as {
      properties: Record<string, { description?: string }>;
      additionalProperties: boolean;
    };
    expect(additionalProperties).toBe(false);
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['theme', 'features', 'frameOrigins', 'storageSecret']),
    );
    expect(properties['profile']?.description).toContain('jurisdiction');
  });

  it('describes every property, at any depth, in lists and choices too', () => {
    expect(undescribed(JSON.parse(brandSchema()) as Node)).toEqual([]);
    expect(
      undescribed({ properties: { a: { description: 'x', items: { oneOf: [{ properties: { b: {} } }] } } } }),
    ).toEqual(['a.b']);
  });

  it('lets editors complete languages and currencies', () => {
    const { properties } = JSON.parse(brandSchema()) as {
      properties: Record<
        string,
        { enum?: string[]; examples?: string[]; items?: { enum?: string[]; examples?: string[] } }
      >;
    };
    expect(properties['languages']?.items?.enum).toEqual([...LANGUAGES]);
    expect(properties['defaultLanguage']?.enum).toEqual([...LANGUAGES]);
    for (const examples of [properties['currency']?.examples, properties['currencies']?.items?.examples])
      expect(examples).toEqual(expect.arrayContaining(['USDT', 'BRL', 'GBP', 'JPY']));
  });

  it('is named by every brand', () => {
    for (const id of brandIds(process.cwd())) {
      const { $schema } = JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8')) as { $schema?: string };
      expect($schema).toBe('../brand.schema.json');
    }
  });
});

interface Node {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

/** Dotted names of the properties below a schema that lack a description. */
function undescribed(node: Node, at = ''): readonly string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = node;
  return [
    ...Object.entries(properties).flatMap(([name, each]) => [
      ...((each.description ?? '').trim() === '' ? [at + name] : []),
      ...undescribed(each, `${at}${name}.`),
    ]),
    ...[items, ...anyOf, ...oneOf].flatMap((each) => (each === undefined ? [] : undescribed(each, at))),
  ];
}
