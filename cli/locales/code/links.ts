import { propertyName } from './bindings.ts';
import { child, children, nameOf, nodesIn, stringOf, unwrap, type Node } from './parse-code.ts';

/** What a file loads, and what it shows at which address. */
export interface Links {
  readonly imports: readonly Import[];
  readonly routes: readonly Route[];
  /** Texts of constants: `paths.home` to '/'. */
  readonly constants: ReadonlyMap<string, string>;
  /** Every name in the file. */
  readonly names: ReadonlySet<string>;
}

interface Import {
  readonly from: string;
  /** The file's own names for it, or those that it passes on; empty for all. */
  readonly names: readonly string[];
  readonly isPassedOn: boolean;
}

/** A row of a router's table, as in `<Route path="/a" element={<Page />} />` or `{ path: '/a', component: Page }`. */
interface Route {
  /** Texts, or names of constants; empty for a frame around other routes. */
  readonly path: readonly Written[];
  readonly shows: ReadonlySet<string>;
  /** Of a frame: the paths inside it. */
  readonly inside: readonly (readonly Written[])[];
}

/** A variable, whose value may load a file: `const Page = lazy(() => import('./page'))`. */
interface Holder {
  readonly name: string;
  readonly node: Node;
}

export type Written = { readonly text: string } | { readonly constant: string };

const SHOWN = ['element', 'component', 'Component', 'lazy', 'loadComponent'];

export function linksIn(nodes: readonly Node[]): Links {
  const imports: Import[] = [];
  const constants = new Map<string, string>();
  const names = new Set<string>();
  const holders: Holder[] = [];
  const rows: { readonly node: Node; readonly fields: ReadonlyMap<string, Node> }[] = [];
  for (const node of nodes) {
    const name = nameOf(node);
    if (name !== undefined) names.add(name);
    imports.push(...importsOf(node, holders));
    if (node.type === 'VariableDeclarator') {
      const id = nameOf(child(node, 'id'));
      if (id !== undefined) holders.push({ name: id, node });
      const value = unwrap(child(node, 'init'));
      for (const property of value?.type === 'ObjectExpression' ? children(value, 'properties') : []) {
        const said = stringOf(unwrap(child(property, 'value')));
        if (said?.startsWith('/') === true) constants.set(`${id}.${propertyName(property)}`, said);
      }
    }
    const fields = fieldsOf(node);
    if (fields.has('path') || SHOWN.some((field) => fields.has(field))) rows.push({ node, fields });
  }
  return { imports, constants, names, routes: routesOf(rows) };
}

function importsOf(node: Node, holders: readonly Holder[]): Import[] {
  const from = stringOf(child(node, 'source'));
  if (from === undefined || (node['importKind'] ?? node['exportKind']) === 'type') return [];
  const named = (field: string) => children(node, 'specifiers').flatMap((one) => nameOf(child(one, field)) ?? []);
  switch (node.type) {
    case 'ImportDeclaration':
      return [{ from, names: named('local'), isPassedOn: false }];
    case 'ImportExpression':
      return [
        {
          from,
          names: [from, ...holders.flatMap((one) => (isIn(node, one.node) ? [one.name] : []))],
          isPassedOn: false,
        },
      ];
    case 'ExportNamedDeclaration':
      return [{ from, names: named('exported'), isPassedOn: true }];
    case 'ExportAllDeclaration':
      return [{ from, names: [], isPassedOn: true }];
    default:
      return [];
  }
}

/** Attributes of an element, or properties of an object. */
function fieldsOf(node: Node): ReadonlyMap<string, Node> {
  const fields = new Map<string, Node>();
  const add = (name: string | undefined, value: Node | undefined): void => {
    if (name !== undefined && value !== undefined) fields.set(name, value);
  };
  if (node.type === 'JSXElement') {
    const open = child(node, 'openingElement');
    if (nameOf(child(open, 'name'))?.endsWith('Route') === true)
      for (const one of children(open, 'attributes')) add(nameOf(child(one, 'name')), unwrap(child(one, 'value')));
  } else if (node.type === 'ObjectExpression')
    for (const one of children(node, 'properties')) add(propertyName(one), unwrap(child(one, 'value')));
  return fields;
}

function routesOf(rows: readonly { readonly node: Node; readonly fields: ReadonlyMap<string, Node> }[]) {
  const paths = new Map<Node, readonly Written[]>();
  for (const { node, fields } of rows) {
    const own = written(fields.get('path'));
    if (own === undefined) continue;
    // Outer rows come first: the nearest is the last of them.
    const outer = rows.findLast((one) => one.node !== node && paths.has(one.node) && isIn(node, one.node))?.node;
    const isWhole = !('text' in own) || /^[/*]/u.test(own.text);
    paths.set(node, [...(isWhole || outer === undefined ? [] : (paths.get(outer) ?? [])), own]);
  }
  return rows.flatMap(({ node, fields }): Route[] => {
    const shown = SHOWN.flatMap((field) => fields.get(field) ?? []);
    const shows = new Set(
      shown.flatMap((one) => [...nodesIn(one)].flatMap((inner) => nameOf(inner) ?? stringOf(inner) ?? [])),
    );
    const path = paths.get(node) ?? [];
    const inside = path.length > 0 ? [] : [...paths].flatMap(([other, its]) => (isIn(other, node) ? [its] : []));
    return shows.size === 0 || (path.length === 0 && inside.length === 0) ? [] : [{ path, shows, inside }];
  });
}

const isIn = (inner: Node, outer: Node): boolean => outer.start <= inner.start && inner.end <= outer.end;

function written(node: Node | undefined): Written | undefined {
  const said = stringOf(node);
  if (said !== undefined) return { text: said };
  const [object, property] = [nameOf(child(node, 'object')), nameOf(child(node, 'property'))];
  return object === undefined || property === undefined ? undefined : { constant: `${object}.${property}` };
}
