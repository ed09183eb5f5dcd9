import * as v from 'valibot';
import type { Row } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';

interface Checked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks a request against the schemas of its row. A refusal names the first wrong property by its dotted path. */
export function checkRequest(
  row: Row,
  request: { params: Readonly<Record<string, string>>; query: URLSearchParams; body: unknown },
): Checked {
  return {
    params: checked(row.params, request.params, 'params'),
    query: checked(row.query, queryObject(request.query), 'query'),
    body: checked(row.body, request.body, ''),
  };
}

function queryObject(query: URLSearchParams): Record<string, string> {
  const object: Record<string, string> = {};
  for (const [name, value] of query) {
    if (Object.hasOwn(object, name)) {
      throw new Refusal('badRequest', `query.${name} is given twice`, { field: `query.${name}` });
    }
    if (name in Object.prototype) {
      throw new Refusal('badRequest', `query.${name} is unknown`, { field: `query.${name}` });
    }
    object[name] = value;
  }
  return object;
}

function checked(schema: v.GenericSchema, value: unknown, place: string): unknown {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = [place, v.getDotPath(issue)].filter((part) => part !== '' && part !== null).join('.') || 'body';
  throw new Refusal('badRequest', `${field}: ${issue.message.slice(0, 200)}`, { field });
}
