import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

export interface Exported {
  readonly name: string;
  /** Without function bodies. */
  readonly signature: string;
  /** Without stars; may be empty. */
  readonly doc: string;
  readonly isType: boolean;
  readonly node: Node;
}

export interface Imported {
  /** From the repository's root: `engine/money/amount.ts`; undefined for a package. */
  readonly file: string | undefined;
  /** Its name in the other module. */
  readonly name: string;
  readonly local: string;
  readonly isType: boolean;
}

export interface Module {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Node[];
  readonly exports: readonly Exported[];
  readonly imports: readonly Imported[];
  readonly docBefore: (start: number) => string;
}

const MAX_WHOLE = 160;

/** Exports with signatures and docblocks, and imports of a TypeScript file. */
export function readModule(file: string, text = readFileSync(file, 'utf8')): Module {
  const parsed = parseSync(file, text);
  const { module, errors } = parsed;
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const blocks = () => parsed.comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const docBefore = (start: number): string => {
    const found = blocks().findLast(({ end }) => end <= start);
    return found !== undefined && text.slice(found.end, start).trim() === '' ? withoutStars(found.value) : '';
  };
  // Imports need no tree, for two thousand files.
  let body: readonly Node[] | undefined;
  let exports: readonly Exported[] | undefined;
  const readBody = () => (body ??= parsed.program.body as unknown as readonly Node[]);
  const readExports = () =>
    (exports ??= readBody().flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && node['declaration']
        ? exportedBy(node, node['declaration'] as Node, text, docBefore)
        : [],
    ));
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName, isType }) => ({
      file: resolve(file, moduleRequest.value),
      name: importName.name ?? '*',
      local: localName.value,
      isType,
    })),
  );
  // Dynamic import: `const { audit } = await import('#cli/...')`.
  const late = [...text.matchAll(/const \{([^}]+)\} = await import\('([^']+)'\)/g)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').map((name) => {
        const local = name.trim();
        return { file: resolve(file, from), name: local, local, isType: false };
      }),
  );
  // A re-export (`export { a } from`) is a use.
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest && importName.name
        ? [{ file: resolve(file, moduleRequest.value), name: importName.name, local: importName.name, isType }]
        : [],
    ),
  );
  return {
    file,
    text,
    imports: [...imports, ...late, ...handedOn],
    docBefore,
    get body() {
      return readBody();
    },
    get exports() {
      return readExports();
    },
  };
}

function exportedBy(node: Node, declared: Node, text: string, docBefore: (start: number) => string): Exported[] {
  const doc = docBefore(node.start);
  const isType = declared.type.startsWith('TS');
  if (declared.type !== 'VariableDeclaration') {
    const { name } = declared['id'] as unknown as { name: string };
    return [{ name, doc, isType, node: declared, signature: signatureOf(declared, text) }];
  }
  return (declared['declarations'] as Node[]).map((each) => ({
    name: (each['id'] as unknown as { name: string }).name,
    doc,
    isType,
    node: each,
    signature: `const ${constant(each, text)}`,
  }));
}

function signatureOf(node: Node, text: string): string {
  if (node.type === 'FunctionDeclaration') return text.slice(node.start, (node['body'] as Node).start).trim();
  if (node.type === 'ClassDeclaration') return classSignature(node, text);
  return text.slice(node.start, node.end);
}

function constant(node: Node, text: string): string {
  const value = node['init'] as Node | null;
  if (value?.type === 'ArrowFunctionExpression')
    return text.slice(node.start, (value['body'] as Node).start).replace(/=>\s*\(?$/, '=> …');
  const whole = text.slice(node.start, node.end);
  if (whole.length <= MAX_WHOLE) return whole;
  const id = node['id'] as Node;
  return id['typeAnnotation'] ? `${text.slice(id.start, id.end)} = …` : `${whole.slice(0, MAX_WHOLE)}…`;
}

function classSignature(node: Node, text: string): string {
  const { body } = node['body'] as unknown as { body: readonly Node[] };
  const members = body.flatMap((member) => {
    const key = member['key'] as Node;
    if (key.type === 'PrivateIdentifier' || member['accessibility'] === 'private') return [];
    const inner = (member['value'] as Node | null)?.['body'] as Node | undefined;
    const end = member.type === 'MethodDefinition' && inner ? inner.start : member.end;
    return [`  ${text.slice(member.start, end).trim().replace(/;$/, '')};`];
  });
  return [text.slice(node.start, (node['body'] as Node).start) + '{', ...members, '}'].join('\n');
}

function withoutStars(comment: string): string {
  return comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** From the repository's root; undefined for a package. */
export function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return aliased(specifier);
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  return undefined;
}

const ALIASES = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Readonly<Record<string, string>> }).imports,
);

/** By package.json `imports`; exact names before patterns. */
function aliased(specifier: string): string | undefined {
  const exact = ALIASES.find(([alias]) => alias === specifier);
  if (exact) return path.normalize(exact[1]);
  const pattern = ALIASES.find(([alias]) => alias.endsWith('/*') && specifier.startsWith(alias.slice(0, -1)));
  if (pattern === undefined) return undefined;
  return path.normalize(pattern[1].replace('*', specifier.slice(pattern[0].length - 1)));
}

/** A node and all below. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof each === 'object' && each !== null && typeof (each as Node).type === 'string')
        yield* nodesOf(each as Node);
}
