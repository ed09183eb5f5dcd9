import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * A schema of the contract as JSON Schema. What valibot checks by code (such as converting a query string to a number) has no
 * counterpart there and is left out.
 */
export function jsonSchemaOf(schema: GenericSchema, side: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...made } = toJsonSchema(schema, {
    typeMode: side,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return made as Record<string, unknown>;
}
