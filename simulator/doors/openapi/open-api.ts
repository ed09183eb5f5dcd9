import * as v from 'valibot';
import { HEADERS, Refusal, type Row, rows } from '#contract/rows';
import { CODES } from '#contract/reasons';
import { jsonSchemaOf } from './json-schema.ts';

/** Headers of each kind of call; the specification's upstream ignores them. */
const KEY = {
  name: HEADERS.idempotencyKey,
  what: 'One value per intent of the player; every repeat gets the first response',
};
const DEADLINE = { name: HEADERS.deadline, what: 'Milliseconds since the epoch; later the call is refused' };
const REPEAT_HEADERS = { safe: [], once: [KEY], keyed: [KEY, DEADLINE] } as const;

/** OpenAPI takes paths that differ only in parameter names for one, so game paths are listed by game. */
export function concretePaths(
  row: Row,
): readonly { readonly path: string; readonly filled: Readonly<Record<string, string>> }[] {
  const path = `/${row.service}/${row.path}`;
  const [, name] = /\{(game|lottery|race)\}/.exec(path) ?? [];
  if (name === undefined) return [{ path, filled: {} }];
  const { entries } = row.params as unknown as { entries: Record<string, { options: readonly string[] }> };
  return (entries[name]?.options ?? []).map((value) => ({
    path: path.replace(`{${name}}`, value),
    filled: { [name]: value },
  }));
}

export function openApi(serverUrl = '/'): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of Object.entries(rows) as [string, Row][]) {
    for (const { path, filled } of concretePaths(row)) {
      const own = Object.values(filled)[0];
      (paths[path] ??= {})[row.method.toLowerCase()] = operation(
        own === undefined ? name : `${name}_${own}`,
        row,
        filled,
      );
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Slipway upstream',
      version: '1',
      description: 'Every call of the platform, made from the contract.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: HEADERS.authorization },
        refresh: { type: 'apiKey', in: 'header', name: HEADERS.refreshToken },
      },
      schemas: { Refusal: jsonSchemaOf(Refusal, 'output') },
    },
    'x-codes': CODES,
  };
}

function operation(operationId: string, row: Row, filled: Readonly<Record<string, string>>): Record<string, unknown> {
  const data = jsonSchemaOf(row.data, 'output');
  const envelope = {
    type: 'object',
    properties: { code: { const: 0 }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
  const hasBody = !v.is(row.body, undefined);
  return {
    operationId,
    summary: row.what,
    tags: [row.service],
    'x-row': row.name,
    'x-auth': row.auth,
    'x-repeat': row.repeat,
    'x-origin': row.origin,
    ...(row.auth === 'player' && { security: [{ token: [] }] }),
    ...(row.auth === 'refresh' && { security: [{ refresh: [] }] }),
    parameters: [
      ...members(row.params, 'path').filter(({ name }) => filled[name] === undefined),
      ...members(row.query, 'query'),
      ...Object.keys(row.headers ?? {}).map((name) => ({
        name,
        in: 'header',
        required: false,
        schema: { type: 'string' },
      })),
      ...REPEAT_HEADERS[row.repeat].map(({ name, what }) => ({
        name,
        in: 'header',
        required: false,
        description: what,
        schema: { type: 'string' },
      })),
    ],
    ...(hasBody && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(row.body, 'input') } } },
    }),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: envelope } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function members(
  schema: Row['query'],
  place: 'path' | 'query',
): { name: string; in: string; required: boolean; schema: unknown }[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
}
