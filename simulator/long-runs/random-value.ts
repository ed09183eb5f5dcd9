import type { Stream } from '../testing.ts';

/** The parts of JSON Schema that the documents use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Strings that have broken contracts, databases and shells. */
const TEXTS = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '0.000001',
  '1.5',
  '2',
  '100',
  '99999999999999999',
  '9'.repeat(40),
  '1e400',
  'NaN',
  'Infinity',
  '０１',
  'USDT',
  'BRL',
  'single',
  '2-string-1',
  'Yankee',
  'w',
  'wl',
  '2:1',
  '1.85',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "'; DROP TABLE bet;--",
  '../../etc/passwd',
  '<script>',
  '\u0000',
  '\u202E',
  '😀',
  'a'.repeat(300),
  '%00',
  '{{7*7}}',
  '$(id)',
  'player@demo.slipway.test',
  '2026-03-14',
  '246810',
] as const;
const JUNK = [null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], ''] as const;
const JUNK_SHARE = 0.06;
const MAX_DEPTH = 8;

/** Mostly fits the schema. `known` are existing values by property (ids, odds). */
export function randomValue(
  stream: Stream,
  schema: Schema,
  known: Readonly<Record<string, readonly unknown[]>>,
  name = '',
  depth = 0,
): unknown {
  if (stream.next() < JUNK_SHARE || depth > MAX_DEPTH) return stream.pick(JUNK);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return stream.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either && either.length > 0) return randomValue(stream, stream.pick(either), known, name, depth + 1);
  const real = Object.hasOwn(known, name) ? known[name] : undefined;
  if (real && real.length > 0 && stream.next() < 0.7) return stream.pick(real);
  const type = Array.isArray(schema.type) ? stream.pick(schema.type as readonly string[]) : schema.type;
  switch (type) {
    case 'object':
      return randomObject(stream, schema, known, depth);
    case 'array':
      return Array.from({ length: 1 + stream.int(3) }, () =>
        randomValue(stream, schema.items ?? {}, known, name, depth + 1),
      );
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? -10;
      const most = Math.min(schema.maximum ?? least + 100, least + 1_000);
      return stream.next() < 0.1
        ? stream.pick([least - 1, (schema.maximum ?? 0) + 1])
        : least + stream.int(most - least + 1);
    }
    case 'boolean':
      return stream.next() < 0.5;
    default:
      return stream.pick(TEXTS);
  }
}

function randomObject(
  stream: Stream,
  schema: Schema,
  known: Readonly<Record<string, readonly unknown[]>>,
  depth: number,
): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const isWanted = schema.required?.includes(name) === true ? stream.next() < 0.97 : stream.next() < 0.5;
    if (isWanted) object[name] = randomValue(stream, member, known, name, depth + 1);
  }
  if (typeof schema.additionalProperties === 'object') {
    object[String(stream.pick(TEXTS))] = randomValue(stream, schema.additionalProperties, known, '', depth + 1);
  } else if (stream.next() < 0.03) object[String(stream.pick(TEXTS))] = stream.pick(JUNK);
  return object;
}
