import * as v from 'valibot';
import { type RowName, rowPath, rows } from '#contract/rows';
import { usageError } from '#cli/terminal/errors.ts';
import type { RowCall } from '#cli/services/upstream/upstream-client.ts';
import type { Schema } from './variants.ts';

export interface Operation {
  readonly id: string;
  readonly row: RowName;
  readonly path: string;
  /** Path parameters that the document has filled: `{ game: 'soccer' }`. */
  readonly filled: Readonly<Record<string, string>>;
  /** Another game of a row that is already checked in full. */
  readonly isOther: boolean;
  readonly schemas: { readonly query: Schema; readonly body: Schema };
  readonly methods: readonly string[];
  readonly concrete: (call: RowCall) => string;
}

const Document = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({
        operationId: v.string(),
        'x-row': v.string(),
        parameters: v.optional(
          v.array(v.looseObject({ name: v.string(), in: v.string(), schema: v.optional(v.unknown()) })),
          [],
        ),
        requestBody: v.optional(v.unknown()),
      }),
    ),
  ),
});
const Body = v.object({ content: v.object({ 'application/json': v.object({ schema: v.unknown() }) }) });

/** Games that are checked in full; others get only a valid request. */
const IN_FULL = new Set(['soccer', 'hkmarksix', 'pk10']);

/**
 * The operations of an OpenAPI document with row names (`x-row`).
 *
 * @throws CliError for a document without them
 */
export function operationsOf(document: unknown, from: string): readonly Operation[] {
  const read = v.safeParse(Document, document);
  if (!read.success) {
    const [issue] = read.issues;
    throw usageError(`${from}: ${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`, [
      'Use the document of a simulator: curl http://127.0.0.1:8787/__sim/openapi.json',
    ]);
  }
  return Object.entries(read.output.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([, operation]): Operation => {
      const name = operation['x-row'];
      if (!Object.hasOwn(rows, name))
        throw usageError(`${from}: paths.${path}: x-row ${name} is not a row of the contract`, [
          'slipway sim --rows lists them.',
        ]);
      const row = name as RowName;
      const own = operation.operationId.split('_')[1];
      const [, param] = /\{(game|lottery|race)\}/.exec(rows[row].path) ?? [];
      const query = operation.parameters.filter((each) => each.in === 'query');
      const body = v.safeParse(Body, operation.requestBody);
      return {
        id: operation.operationId,
        row,
        path,
        filled: own === undefined || param === undefined ? {} : { [param]: own },
        isOther: own !== undefined && !IN_FULL.has(own),
        schemas: {
          query: { properties: Object.fromEntries(query.map(({ name: each, schema }) => [each, schema as Schema])) },
          body: (body.success ? body.output.content['application/json'].schema : {}) as Schema,
        },
        methods: Object.keys(methods).map((method) => method.toUpperCase()),
        concrete: ({ params = {} }) => rowPath(rows[row], params as Record<string, string>),
      };
    }),
  );
}
