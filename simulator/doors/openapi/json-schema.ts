import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A contract schema as JSON Schema, without what valibot checks by code (such as converting query strings). */
export function jsonSchemaOf(schema: GenericSchema, side: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...made } = toJsonSchema(schema, {
    typeMode: side,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return made as Record<string, unknown>;
}
