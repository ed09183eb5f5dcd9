import { digestOf } from './readable.fixture.ts';

/** Longer lists of names are cut, with a digest of all of them. */
const NAMES = 40;

type Part = Readonly<Record<string, unknown>>;

/**
 * A schema of valibot as text: types, properties, bounds, patterns, defaults and messages. Two schemas with the same text take the
 * same values, but for checks that are functions: of these only the message is shown.
 */
export function shapeOf(schema: unknown, indent = ''): string {
  const { pipe, ...whole } = schema as Part & { readonly pipe?: readonly Part[] };
  const [base, ...actions] = pipe ?? [whole];
  // What is piped may have a pipe of its own.
  const first = base !== undefined && 'pipe' in base ? shapeOf(base, indent) : plain(base ?? whole, indent);
  return [first, ...actions.map((action) => actionOf(action, indent))].join(' ');
}

function plain(schema: Part, indent: string): string {
  const { type, message } = schema;
  return `${body(schema, indent) ?? String(type)}${typeof message === 'string' ? ` (${message})` : ''}`;
}

function body(schema: Part, indent: string): string | undefined {
  const inner = `${indent}  `;
  const of = (part: unknown) => shapeOf(part, indent);
  switch (schema['type']) {
    case 'object':
    case 'strict_object':
    case 'loose_object': {
      const entries = Object.entries(schema['entries'] as Part);
      const lines = entries.map(([name, part]) => `${inner}${name}: ${shapeOf(part, inner)}`);
      return [`${String(schema['type'])} {`, ...lines, `${indent}}`].join('\n');
    }
    case 'array':
      return `list of ${of(schema['item'])}`;
    case 'tuple':
      return `tuple of ${(schema['items'] as readonly unknown[]).map(of).join(', ')}`;
    case 'record':
      return `record of ${of(schema['key'])} to ${of(schema['value'])}`;
    case 'union':
    case 'variant':
      return [
        'any of',
        ...(schema['options'] as readonly unknown[]).map((part) => `${inner}- ${shapeOf(part, inner)}`),
      ].join('\n');
    case 'lazy': {
      // A schema that depends on what it is given: one value, or a list.
      const getter = schema['getter'] as (input: unknown) => unknown;
      return ['any of', ...[{}, []].map((input) => `${inner}- ${shapeOf(getter(input), inner)}`)].join('\n');
    }
    case 'picklist':
      return `one of ${namesOf(schema['options'] as readonly unknown[])}`;
    case 'literal':
      return JSON.stringify(schema['literal']);
    case 'optional':
    case 'nullable':
    case 'nullish': {
      const { default: value } = schema;
      const shown = value === undefined || typeof value === 'function' ? '' : ` = ${JSON.stringify(value)}`;
      return `${String(schema['type'])} ${of(schema['wrapped'])}${shown}`;
    }
    default:
      return undefined;
  }
}

function namesOf(names: readonly unknown[]): string {
  const shown = names.slice(0, NAMES).map(String).join(' | ');
  return names.length > NAMES ? `${shown} and ${names.length - NAMES} more, ${digestOf(names.join(' '))}` : shown;
}

function actionOf(action: Part, indent: string): string {
  const { kind, type, requirement, message, metadata, description, reference: _, expects: __, ...rest } = action;
  // A schema in a pipe: what a transformation must result in.
  if (kind === 'schema') return `then ${plain(action, indent)}`;
  const said = [
    typeof requirement === 'function' || requirement === undefined ? '' : shown(requirement),
    typeof message === 'string' ? `"${message}"` : '',
    [metadata, description, rest['examples'], rest['title']].map(shown).join(''),
  ];
  return `${String(type)}(${said.filter((each) => each !== '').join(', ')})`;
}

const shown = (value: unknown): string =>
  value === undefined ? '' : value instanceof RegExp ? String(value) : JSON.stringify(value);
