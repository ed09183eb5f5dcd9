import * as v from 'valibot';

export type ReadValue<Schema extends v.GenericSchema> =
  | { readonly success: true; readonly output: v.InferOutput<Schema>; readonly issues?: undefined }
  | {
      readonly success: false;
      readonly output?: undefined;
      readonly issues: Issues;
    };

/**
 * `v.safeParse` for outside values. In valibot a list is an object too: it fits a record or an object without required
 * properties, and otherwise lacks properties. Here it is refused as a list.
 *
 * @example readValue(v.strictObject({ note: v.optional(v.string()) }), []).success // false
 */
export function readValue<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  config?: v.Config<v.InferIssue<Schema>>,
): ReadValue<Schema> {
  const { success, output, issues } = v.safeParse(schema, value, config);
  if (!success) return { success, issues: withLists(issues) };
  const issue = listForObject(value, output, []);
  return issue === undefined ? { success, output } : { success: false, issues: [issue] };
}

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

/** Replaces the issues of a list's properties by one. */
function withLists(issues: Issues): Issues {
  const lists = new Set<unknown>();
  const [first, ...others] = issues.flatMap((issue) => {
    const { path = [] } = issue;
    const at = path.findIndex(({ type, input }) => type === 'object' && Array.isArray(input));
    const list = path[at]?.input;
    if (list === undefined) return [issue];
    return lists.has(list) ? [] : (lists.add(list), [issueAt(list, path.slice(0, at))]);
  });
  return first === undefined ? issues : [first, ...others];
}

/** Parsing creates new objects and lists; other values stay the same. */
function listForObject(
  input: unknown,
  output: unknown,
  path: readonly v.IssuePathItem[],
): v.BaseIssue<unknown> | undefined {
  if (input === output || !isContainer(input) || !isContainer(output)) return undefined;
  if (Array.isArray(input) && !Array.isArray(output)) return issueAt(input, path);
  for (const [key, read] of Object.entries(output)) {
    const value = (input as Record<string, unknown>)[key];
    const found = listForObject(value, read, [...path, itemOf(input, Array.isArray(input) ? Number(key) : key, value)]);
    if (found) return found;
  }
  return undefined;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const itemOf = (input: object, key: string | number, value: unknown) =>
  ({ type: Array.isArray(input) ? 'array' : 'object', origin: 'value', input, key, value }) as v.IssuePathItem;

function issueAt(input: unknown, path: readonly v.IssuePathItem[]): v.BaseIssue<unknown> {
  const [first, ...others] = path;
  const [expected, received] = ['Object', 'Array'];
  return {
    kind: 'schema',
    type: 'object',
    input,
    expected,
    received,
    message: `Invalid type: Expected ${expected} but received ${received}`,
    ...(first && { path: [first, ...others] }),
  };
}
