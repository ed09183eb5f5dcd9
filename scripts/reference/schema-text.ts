import type { GenericSchema } from 'valibot';

/** Docs of a schema's properties, as deep as written out. */
export interface MemberDocs {
  readonly doc?: string;
  readonly members: Readonly<Record<string, MemberDocs>>;
}

/** Names of schemas with their own page. */
export type Names = ReadonlyMap<unknown, string>;

interface Looked {
  readonly type: string;
  readonly pipe?: readonly (Looked & { readonly kind: string })[];
  readonly entries?: Readonly<Record<string, Looked>>;
  readonly item?: Looked;
  readonly items?: readonly Looked[];
  readonly wrapped?: Looked;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: Looked;
  readonly value?: Looked;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** A TypeScript-like type: entities by name, further checks as remarks. */
export function schemaText(
  schema: GenericSchema,
  names: Names,
  docs: MemberDocs = { members: {} },
  isNamed = true,
): string {
  return text(schema as unknown as Looked, names, docs, '', isNamed);
}

function text(schema: Looked, names: Names, docs: MemberDocs, indent: string, isNamed = true): string {
  const name = isNamed ? names.get(schema) : undefined;
  if (name !== undefined) return name;
  if (schema.pipe?.[0] && schema.pipe.length > 1) {
    const [first, ...checks] = schema.pipe;
    const said = checks.map(checkText).filter((each) => each !== '');
    const own = text({ ...first, pipe: undefined } as unknown as Looked, names, docs, indent);
    // A narrowed schema keeps its name.
    const base = names.get(first) ?? own;
    if (said.length === 0) return base;
    // Continues a comment at the type's end.
    return base.endsWith(' */') ? `${base.slice(0, -3)}, ${said.join(', ')} */` : `${base} /* ${said.join(', ')} */`;
  }
  const inner = (each: Looked | undefined): string => (each ? text(each, names, docs, indent) : 'unknown');
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objectText(schema, names, docs, indent);
    case 'array':
      return arrayOf(inner(schema.item));
    case 'tuple':
      return `[${(schema.items ?? []).map(inner).join(', ')}]`;
    case 'picklist':
      return (schema.options ?? []).map((each) => JSON.stringify(each)).join(' | ');
    case 'literal':
      return JSON.stringify(schema.literal);
    case 'union':
    case 'variant':
      return (schema.options as readonly Looked[]).map(inner).join(' | ');
    case 'intersect':
      return (schema.options as readonly Looked[]).map(inner).join(' & ');
    case 'record':
      return `{ [name: ${inner(schema.key)}]: ${inner(schema.value)} }`;
    case 'nullable':
    case 'nullish':
      return `${inner(schema.wrapped)} | null`;
    case 'optional':
    case 'exact_optional':
      return inner(schema.wrapped);
    default:
      return schema.type;
  }
}

const arrayOf = (item: string): string =>
  /[|&]|\/\*/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;

function objectText(schema: Looked, names: Names, docs: MemberDocs, indent: string): string {
  const entries = Object.entries(schema.entries ?? {});
  const rest = schema.type === 'loose_object' ? ['…'] : [];
  if (entries.length === 0 && rest.length === 0) return '{}';
  const deeper = `${indent}  `;
  const lines = entries.map(([member, value]) => {
    const own = docs.members[member];
    const isOptional = ['optional', 'exact_optional', 'nullish'].includes(value.type);
    const remark = own?.doc ? `${deeper}// ${own.doc.replaceAll(/\s*\n\s*/g, ' ')}\n` : '';
    return `${remark}${deeper}${member}${isOptional ? '?' : ''}: ${text(value, names, own ?? { members: {} }, deeper)};`;
  });
  return `{\n${[...lines, ...rest.map((each) => deeper + each)].join('\n')}\n${indent}}`;
}

const number = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en') : String(value));

/** A short description of a check; transformations have none. */
function checkText({ type, requirement, message }: Looked): string {
  switch (type) {
    case 'regex':
      return typeof message === 'string' ? message : String(requirement);
    case 'integer':
      return 'whole';
    case 'min_value':
      return `from ${number(requirement)}`;
    case 'max_value':
      return `to ${number(requirement)}`;
    case 'min_length':
      return `at least ${number(requirement)} long`;
    case 'max_length':
      return `at most ${number(requirement)} long`;
    case 'length':
      return `${number(requirement)} long`;
    case 'iso_timestamp':
    case 'iso_date':
    case 'email':
    case 'url':
      return typeof message === 'string' ? message : type.replace('_', ' ');
    case 'not_value':
      return `not ${String(requirement)}`;
    case 'check':
    case 'partial_check':
    case 'raw_check':
      return typeof message === 'string' ? message : '';
    default:
      return '';
  }
}
