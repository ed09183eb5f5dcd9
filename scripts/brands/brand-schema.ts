import { toJsonSchema } from '@valibot/to-json-schema';
import { Brand } from '#contract/brand';

export const SCHEMA_FILE = 'brands/brand.schema.json';

/** From the schema that the code uses. */
export function brandSchema(): string {
  // JSON Schema cannot express everything (such as e-mail's exact form); `slipway brand check` does.
  const schema = toJsonSchema(Brand, { errorMode: 'ignore', typeMode: 'input' });
  return `${JSON.stringify({ ...schema, $id: 'https://slipway.example/brand.schema.json', title: 'A brand of Slipway' }, null, 2)}\n`;
}
