import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandIds } from '#cli/brands/brand-id.ts';
import { brandSchema, SCHEMA_FILE } from './brand-schema.ts';

describe('brands/brand.schema.json', () => {
  it("is what the code's schema says; npm run docs -- brands writes it", () => {
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

  it('is named by every brand', () => {
    for (const id of brandIds(process.cwd())) {
      const { $schema } = JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8')) as { $schema?: string };
      expect($schema).toBe('../brand.schema.json');
    }
  });
});
