import { CODES, type Reason } from '#contract/reasons';
import { nodesOf, type Module, type Node } from './read-module.ts';

interface Unit {
  readonly refusals: readonly Reason[];
  /** Possible callees: `file#name`, and `.name` for a method of any class. */
  readonly calls: ReadonlySet<string>;
}

/** Functions and possible callees; methods by name only, which finds too much rather than too little. */
export type CallGraph = ReadonlyMap<string, readonly Unit[]>;

const isReason = (text: unknown): text is Reason => typeof text === 'string' && Object.hasOwn(CODES, text);

export function callGraph(modules: readonly Module[]): CallGraph {
  const graph = new Map<string, Unit[]>();
  const put = (key: string, unit: Unit): void => void graph.set(key, [...(graph.get(key) ?? []), unit]);
  for (const module of modules)
    for (const statement of module.body) {
      const declared = (statement['declaration'] as Node | null | undefined) ?? statement;
      for (const [name, node] of namedIn(declared)) put(`${module.file}#${name}`, unitOf(node, module));
      if (declared.type === 'ClassDeclaration')
        for (const [name, node] of methodsOf(declared)) put(`.${name}`, unitOf(node, module));
    }
  return graph;
}

/** Refusals of a function and everything it calls. */
export function refusalsFrom(graph: CallGraph, key: string): ReadonlySet<Reason> {
  const seen = new Set<string>();
  const found = new Set<Reason>();
  const waiting = [key];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    for (const { refusals, calls } of graph.get(at) ?? []) {
      for (const reason of refusals) found.add(reason);
      waiting.push(...calls);
    }
  }
  return found;
}

function namedIn(node: Node): [name: string, node: Node][] {
  if (node.type === 'FunctionDeclaration') return [[(node['id'] as unknown as { name: string }).name, node]];
  if (node.type !== 'VariableDeclaration') return [];
  return (node['declarations'] as Node[]).flatMap((each) => {
    const { name } = each['id'] as unknown as { name?: string };
    return name === undefined ? [] : [[name, each] as [string, Node]];
  });
}

function methodsOf(node: Node): [name: string, node: Node][] {
  const { body } = node['body'] as unknown as { body: readonly Node[] };
  return body
    .filter(({ type }) => type === 'MethodDefinition')
    .map((member) => [(member['key'] as unknown as { name: string }).name, member]);
}

function unitOf(node: Node, module: Module): Unit {
  const refusals: Reason[] = [];
  const calls = new Set<string>();
  for (const each of nodesOf(node)) {
    if (each.type === 'NewExpression' && (each['callee'] as Node)['name'] === 'Refusal')
      refusals.push(...refusalsOf(each['arguments'] as Node[], module));
    if (each.type === 'Identifier') {
      const name = each['name'] as string;
      const from = module.imports.find(({ local, isType }) => local === name && !isType);
      if (from?.file) calls.add(`${from.file}#${from.name}`);
      else if (from === undefined) calls.add(`${module.file}#${name}`);
    }
    if (each.type === 'CallExpression') {
      const callee = each['callee'] as Node;
      const property = callee['property'] as Node | undefined;
      const object = callee['object'] as Node | undefined;
      // `#own()` is the class's; calls on built-ins look the same and find too much.
      if (property && object) calls.add(`.${String(property['name'])}`);
    }
  }
  return { refusals, calls };
}

/** Reasons of `new Refusal(reason, message)`; for a computed one, all that the file names. */
function refusalsOf([reason]: readonly Node[], module: Module): readonly Reason[] {
  if (reason === undefined) return [];
  if (isReason(reason['value'])) return [reason['value']];
  const named = module.body.flatMap((statement) =>
    [...nodesOf(statement)].flatMap(({ type, value }) => (type === 'Literal' && isReason(value) ? [value] : [])),
  );
  return [...new Set(named)];
}
