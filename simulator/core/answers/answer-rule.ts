import * as v from 'valibot';
import { CODES, type Reason } from '#contract/reasons';
import { type Row, type RowName, rows } from '#contract/rows';
import { readValue } from '#contract/wire';
import { CallConditions } from '../faults/call-conditions.ts';
import { hasPlaces } from './fill-template.ts';

const Text = v.pipe(v.string(), v.maxLength(500));
const Matched = v.record(v.string(), v.union([Text, v.number()]));
/** Set by the server; repeated, they would be sent twice. */
const OWN_HEADERS = ['content-length', 'content-encoding', 'transfer-encoding', 'connection'];
const Header = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,60}$/, 'must be the name of a header'),
  v.check((name) => !OWN_HEADERS.includes(name.toLowerCase()), `must be none of ${OWN_HEADERS.join(', ')}`),
);

/** A rule has exactly one of these. */
const KINDS = ['data', 'merge', 'refusal', 'json'] as const;

const Fields = v.strictObject({
  ...CallConditions,
  row: v.picklist(Object.keys(rows) as RowName[]),
  /** Only calls with these path parameters and queries. */
  params: v.optional(Matched),
  query: v.optional(Matched),
  /** Only calls whose body contains this. */
  body: v.optional(v.record(v.string(), v.unknown())),
  data: v.optional(v.unknown()),
  /** Changes the world's own answer by RFC 7396: null removes a property. */
  merge: v.optional(v.record(v.string(), v.unknown())),
  refusal: v.optional(
    v.objectWithRest({ reason: v.picklist(Object.keys(CODES) as Reason[]), msg: v.optional(Text) }, v.unknown()),
  ),
  /** The whole body; only with `unchecked`. */
  json: v.optional(v.unknown()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  headers: v.optional(v.record(Header, v.pipe(Text, v.regex(/^[\t\x20-\x7e]*$/, 'must be one line of ASCII')))),
  /** Allows an answer that breaks the row's schema. */
  unchecked: v.optional(v.boolean(), false),
});

/** A custom answer of a row. Strings may be templates (`fill-template.ts`). */
export const AnswerRule = v.pipe(
  Fields,
  v.check(
    (rule) => KINDS.filter((kind) => rule[kind] !== undefined).length === 1,
    `needs exactly one of ${KINDS.join(', ')}`,
  ),
  v.check(
    ({ json, unchecked }) => json === undefined || unchecked,
    'json is the whole body: it needs "unchecked": true',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: rule } = dataset;
    // Templates are validated when they are answered.
    if (rule.unchecked || rule.data === undefined || hasPlaces(rule.data)) return;
    const broken = brokenPlace(rule.row, rule.data);
    if (broken === undefined) return;
    const item = (key: string | number, input: object, value: unknown): v.IssuePathItem =>
      ({ type: 'object', origin: 'value', input, key, value }) as v.IssuePathItem;
    addIssue({
      message: `${broken.message} (as ${rule.row} answers; "unchecked": true answers it all the same)`,
      path: [item('data', rule, rule.data), ...broken.path.map((key) => item(key, {}, undefined))] as [v.IssuePathItem],
    });
  }),
);
export type AnswerRule = v.InferOutput<typeof AnswerRule>;

/** Where data breaks a row's schema, if it does. */
export function brokenPlace(
  name: RowName,
  data: unknown,
): { readonly path: readonly (string | number)[]; readonly message: string } | undefined {
  const row: Row = rows[name];
  const checked = readValue(row.data, data, { abortEarly: true });
  if (checked.success) return undefined;
  const [issue] = checked.issues;
  return {
    path: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    message: issue.message,
  };
}
