import * as v from 'valibot';
import type { Row } from '#contract/rows';
import type { RowCall } from '#cli/services/upstream/upstream-client.ts';

/** The parts of JSON Schema that the document uses. */
export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Variant {
  readonly what: string;
  readonly call: RowCall;
}

type Path = readonly (string | number)[];
type Part = 'query' | 'body';

/** Wrong almost everywhere: other types, hostile texts, huge numbers. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  '-5',
  '9'.repeat(40),
  '1e9',
  '\u0000',
  "' OR 1=1 --",
  '__proto__',
  'x'.repeat(3_000),
  [],
  {},
];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    placesIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inside];
}

function changed(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  const next = changed(copy[step], rest, by);
  if (next === undefined && !Array.isArray(copy)) delete copy[step];
  else copy[step] = next;
  return copy;
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'left out';
  return text.length > 40 ? `${text.slice(0, 40)}... (${text.length} characters)` : text;
};

/** Invalid requests: each property omitted, of another type, hostile, just out of bounds; and an extra one. */
export function brokenCalls(row: Row, sample: RowCall, schemas: Readonly<Record<Part, Schema>>): Variant[] {
  return parts(sample).flatMap((part) => {
    const value = sample[part];
    const found: Variant[] = [];
    const add = (path: Path, by: unknown) => {
      const next = changed(value, path, by);
      const sent = part === 'query' ? asQuery(next) : next;
      if (sent === undefined || v.is(row[part], sent) || isTooLong(part, sent)) return;
      const call = { ...sample, [part]: part === 'body' ? JSON.stringify(sent) : sent };
      found.push({ what: `${[part, ...path].join('.')} ${by === undefined ? 'is left out' : `= ${shown(by)}`}`, call });
    };
    for (const path of placesIn(value)) {
      if (path.length > 0) add(path, undefined);
      for (const by of HOSTILE) if (path.length > 0 || part === 'body') add(path, by);
      const bounds = schemaAt(schemas[part], path);
      for (const by of beyond(bounds)) add(path, by);
    }
    add(['surprise'], '1');
    return found;
  });
}

/** Requests at the schema's bounds. */
export function boundaryCalls(row: Row, sample: RowCall, schemas: Readonly<Record<Part, Schema>>): Variant[] {
  return parts(sample).flatMap((part) =>
    placesIn(sample[part]).flatMap((path) =>
      within(schemaAt(schemas[part], path), at(sample[part], path)).flatMap((by) => {
        const next = changed(sample[part], path, by);
        const sent = part === 'query' ? asQuery(next) : next;
        if (sent === undefined || !v.is(row[part], sent) || isTooLong(part, sent)) return [];
        return [{ what: `${[part, ...path].join('.')} = ${shown(by)}`, call: { ...sample, [part]: sent } }];
      }),
    ),
  );
}

const parts = (sample: RowCall) => (['query', 'body'] as const).filter((part) => sample[part] !== undefined);

/** Servers refuse longer request lines. */
const MAX_QUERY = 6_000;
const isTooLong = (part: Part, sent: unknown) =>
  part === 'query' && new URLSearchParams(sent as Record<string, string>).toString().length > MAX_QUERY;

/** A query has only strings; other values cannot be sent. */
function asQuery(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.some(([, each]) => typeof each === 'object')) return undefined;
  return Object.fromEntries(entries.map(([name, each]) => [name, String(each)]));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step], value);

function schemaAt(schema: Schema | undefined, path: Path): Schema {
  let found: Schema | undefined = schema;
  for (const step of path) found = typeof step === 'number' ? found?.items : found?.properties?.[step];
  return found ?? {};
}

function beyond({ minimum, maximum, minLength, maxLength, maxItems }: Schema): unknown[] {
  return [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minLength === undefined || minLength === 0 ? [] : ['x'.repeat(minLength - 1)]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 'x')]),
  ];
}

function within({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema, sample: unknown): unknown[] {
  const item = Array.isArray(sample) ? (sample as unknown[])[0] : undefined;
  return [
    ...(minimum === undefined ? [] : [minimum]),
    ...(maximum === undefined ? [] : [maximum]),
    ...(minLength === undefined || minLength === 0 ? [] : ['x'.repeat(minLength)]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength)]),
    ...(minItems === undefined || item === undefined ? [] : [Array.from({ length: minItems }, () => item)]),
    ...(maxItems === undefined || item === undefined ? [] : [Array.from({ length: maxItems }, () => item)]),
  ];
}
