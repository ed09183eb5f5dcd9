import * as v from 'valibot';
import type { Row } from '#contract/rows';
import { readValue } from '#contract/wire';
import { Refusal } from '../../core/refusal.ts';

interface Checked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** More are no oversight, and each needs another validation. */
const MAX_UNKNOWN = 20;

/**
 * Validates a request. A refusal names the first wrong property by dotted path. Where the specification is silent, a tolerant
 * check drops unknown properties and takes `{}` for no body.
 */
export function checkRequest(
  row: Row,
  request: { params: Readonly<Record<string, string>>; query: URLSearchParams; body: unknown },
  isTolerant = false,
): Checked {
  const unknown = isTolerant ? MAX_UNKNOWN : 0;
  const isNoBody = isTolerant && isEmpty(request.body) && v.is(row.body, undefined);
  return {
    params: checked(row.params, request.params, 'params'),
    query: checked(row.query, queryObject(request.query), 'query', unknown),
    body: checked(row.body, isNoBody ? undefined : request.body, '', unknown),
  };
}

const isEmpty = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;

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

function checked(schema: v.GenericSchema, value: unknown, place: string, unknown = 0): unknown {
  const result = readValue(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const extra = unknown === 0 ? undefined : result.issues.find(isUnknown);
  if (extra?.path !== undefined) return checked(schema, withoutPlace(value, extra.path), place, unknown - 1);
  const [issue] = result.issues;
  const field = [place, v.getDotPath(issue)].filter((part) => part !== '' && part !== null).join('.') || 'body';
  throw new Refusal('badRequest', `${field}: ${issue.message.slice(0, 200)}`, { field });
}

/** Not named by a strict object. */
const isUnknown = ({ type, expected }: v.BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

function withoutPlace(value: unknown, path: readonly v.IssuePathItem[]): unknown {
  const copy: unknown = structuredClone(value);
  let at = copy as Record<string, unknown>;
  for (const { key } of path.slice(0, -1)) at = at[String(key)] as Record<string, unknown>;
  Reflect.deleteProperty(at, String(path.at(-1)?.key));
  return copy;
}
