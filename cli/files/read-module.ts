import { parseSync } from 'oxc-parser';
import { MAX_DEPTH, UNSAFE, type DuplicateKey, type JsonScan, type Leaf, type Place } from './scan-json.ts';

const MODULE = /\.(?:[cm]?[jt]s|json5|jsonc)$/u;

export const isModule = (path: string): boolean => MODULE.test(path) && !/\.d\.[cm]?ts$/u.test(path);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * The texts of the object that a program file exports (`export default`, `module.exports`, one `const`), without running it:
 * computed and imported values are left out. Also for JSON with comments.
 */
export function readModule(text: string, path: string): JsonScan {
  const isData = /\.json[5c]$/u.test(path);
  const scan = emptyScan();
  const { program, errors } = parseSync(
    isData ? 'data.ts' : path.replace(/^.*[\\/]/u, ''),
    isData ? `(${text}\n)` : text,
  );
  const [fault] = errors;
  if (fault !== undefined) {
    const offset = (fault.labels?.[0]?.start ?? 0) - (isData ? 1 : 0);
    return { ...scan, error: { offset: Math.max(offset, 0), reason: fault.message } };
  }
  const root = exported(program as unknown as Node);
  if (root === undefined) return { ...scan, isObject: true };
  walk(root, '', 1, scan, isData ? 1 : 0);
  return scan;
}

interface Scan extends JsonScan {
  readonly entries: Map<string, Leaf>;
  readonly branches: Map<string, 'object' | 'list'>;
  readonly places: Map<string, Place>;
  readonly unsafe: string[];
  readonly duplicates: DuplicateKey[];
}

const emptyScan = (): Scan => ({
  isObject: true,
  entries: new Map(),
  branches: new Map(),
  unsafe: [],
  isTooDeep: false,
  places: new Map(),
  duplicates: [],
  error: undefined,
});

function exported(program: Node): Node | undefined {
  const values = new Map<string, Node>();
  let found: Node | undefined;
  for (const statement of program['body'] as readonly Node[]) {
    const inner = (statement['declaration'] ?? statement) as Node;
    if (inner.type === 'VariableDeclaration')
      for (const one of inner['declarations'] as readonly Node[]) {
        const { name } = one['id'] as unknown as { readonly name: string };
        if (one['init'] !== null) values.set(name, one['init'] as Node);
      }
    if (statement.type === 'ExportDefaultDeclaration') found = inner;
    if (statement.type !== 'ExpressionStatement') continue;
    const expression = statement['expression'] as Node;
    if (expression.type === 'AssignmentExpression') found ??= expression['right'] as Node;
    else if (program['body'] !== undefined && (program['body'] as readonly Node[]).length === 1) found = expression;
  }
  const objects = [...values.values()].map((value) => objectOf(value, values)).filter((value) => value !== undefined);
  return found === undefined ? (objects.length === 1 ? objects[0] : undefined) : objectOf(found, values);
}

/** Looks through `as const`, `satisfies`, brackets, `Object.freeze(…)` and constants of the file. */
function objectOf(node: Node, values: ReadonlyMap<string, Node>, depth = 0): Node | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (depth > 8) return undefined;
  if (node.type === 'Identifier') {
    const value = values.get(String(node['name']));
    return value === undefined ? undefined : objectOf(value, values, depth + 1);
  }
  const inside = (node['expression'] ?? (node['arguments'] as readonly Node[] | undefined)?.[0]) as Node | undefined;
  return inside === undefined ? undefined : objectOf(inside, values, depth + 1);
}

function walk(node: Node, prefix: string, depth: number, scan: Scan, shift: number): void {
  if (depth > MAX_DEPTH) return;
  const members = (
    node.type === 'ArrayExpression'
      ? (node['elements'] as readonly (Node | null)[]).map((value, at) => ({ name: String(at), key: value, value }))
      : (node['properties'] as readonly Node[]).map((property) => ({
          name: nameOf(property),
          key: property,
          value: property['value'] as Node | null,
        }))
  ) as readonly { name: string | undefined; key: Node | null; value: Node | null }[];
  for (const { name, key: at, value: given } of members) {
    if (name === undefined || at === null || given === null || given === undefined) continue;
    const value = plain(given);
    const key = prefix + name;
    const known = scan.places.get(key);
    if (known !== undefined) scan.duplicates.push({ path: key, offset: at.start - shift, first: known.key });
    if (UNSAFE.has(name)) scan.unsafe.push(key);
    scan.places.set(key, { key: at.start - shift, value: value.start - shift });
    if (value.type === 'ObjectExpression' || value.type === 'ArrayExpression') {
      scan.branches.set(key, value.type === 'ArrayExpression' ? 'list' : 'object');
      walk(value, `${key}.`, depth + 1, scan, shift);
      continue;
    }
    const leaf = leafOf(value);
    if (leaf !== undefined) scan.entries.set(key, leaf);
  }
}

function nameOf(property: Node): string | undefined {
  const key = property['key'] as Node | undefined;
  if (key === undefined || property['computed'] === true) return undefined;
  return key.type === 'Identifier' ? String(key['name']) : String(key['value']);
}

function plain(node: Node): Node {
  const inside = node['expression'] as Node | undefined;
  return inside === undefined || typeof inside !== 'object' ? node : plain(inside);
}

/** Undefined for computed values. */
function leafOf(node: Node): Leaf | undefined {
  if (node.type === 'Literal') {
    const value = node['value'];
    return typeof value === 'object' && value !== null ? undefined : (value as Leaf);
  }
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
    return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    const [left, right] = [leafOf(node['left'] as Node), leafOf(node['right'] as Node)];
    return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
  }
  return undefined;
}
