import { toJsonSchema } from '@valibot/to-json-schema';
import { Brand } from '#contract/brand';

/** Where editors find it: each brand.json names it in `$schema`. */
export const SCHEMA_FILE = 'brands/brand.schema.json';

/** The JSON Schema of brand.json, made from the schema that the code checks with. */
export function brandSchema(): string {
  // What JSON Schema cannot say (e-mail's exact form among it) stays with `slipway brand check`.
  const schema = toJsonSchema(Brand, { errorMode: 'ignore', typeMode: 'input' });
  return `${JSON.stringify({ ...schema, $id: 'https://slipway.example/brand.schema.json', title: 'A brand of Slipway' }, null, 2)}\n`;
}
