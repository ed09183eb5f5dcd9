import { child, children, nameOf, nodesIn, stringOf, unwrap, type Node } from './parse-code.ts';

/** A name for t() bound to namespaces and a prefix by useTranslation, getFixedT or withTranslation. */
export interface Binding {
  readonly call: Node;
  readonly names: readonly string[];
  /** Undefined: the default namespace. Empty: unknown. */
  readonly namespaces: readonly string[] | undefined;
  readonly keyPrefix: string | undefined;
}

const HOOKS = new Set(['useTranslation', 'getFixedT', 'withTranslation', 'getT', 'useT']);

export function bindingsIn(nodes: readonly Node[]): Binding[] {
  const patterns = new Map<Node, Node>();
  for (const node of nodes) {
    const init = node.type === 'VariableDeclarator' ? unwrap(child(node, 'init')) : undefined;
    const id = child(node, 'id');
    if (init !== undefined && id !== undefined) patterns.set(init, id);
  }
  return nodes.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const callee = child(node, 'callee');
    const name = nameOf(callee) ?? nameOf(child(callee, 'property'));
    if (name === undefined || !HOOKS.has(name)) return [];
    const [first, second, third] = children(node, 'arguments');
    const isFixed = name === 'getFixedT';
    return {
      call: node,
      names: namesOf(patterns.get(node)),
      namespaces: namespacesOf(isFixed ? second : first),
      keyPrefix: stringOf(isFixed ? third : option(second, 'keyPrefix')),
    };
  });
}

function namesOf(pattern: Node | undefined): string[] {
  if (pattern?.type === 'ObjectPattern') {
    const t = children(pattern, 'properties').find((property) => nameOf(child(property, 'key')) === 't');
    return [nameOf(child(t, 'value')) ?? 't'];
  }
  if (pattern?.type === 'ArrayPattern') return [nameOf(children(pattern, 'elements')[0]) ?? 't'];
  const name = nameOf(pattern);
  return name === undefined ? ['t'] : [name, `${name}.t`];
}

function namespacesOf(argument: Node | undefined): readonly string[] | undefined {
  if (argument === undefined || nameOf(argument) === 'undefined' || argument['value'] === null) return undefined;
  return stringsIn(argument);
}

export function stringsIn(node: Node): string[] {
  return [...nodesIn(node)].flatMap((one) => stringOf(one) ?? []);
}

export function option(object: Node | undefined, name: string): Node | undefined {
  const property = children(unwrap(object), 'properties').find((one) => propertyName(one) === name);
  return unwrap(child(property, 'value'));
}

export function propertyName(property: Node): string | undefined {
  const key = child(property, 'key');
  return nameOf(key) ?? stringOf(key);
}
