import type { MemberDocs } from './schema-text.ts';
import type { Module, Node } from './read-module.ts';

/**
 * Comments above a schema's properties: `v.object({ /** Stake of one line *\/ stake: Amount })`. Follows names of the same
 * module.
 */
export function memberDocs(node: Node | undefined, module: Module): MemberDocs {
  if (node === undefined) return { members: {} };
  if (node.type === 'Identifier') return memberDocs(constantOf(module, node['name'] as string), module);
  if (node.type === 'TSAsExpression') return memberDocs(node['expression'] as Node, module);
  if (node.type === 'ObjectExpression') return { members: ofObject(node, module) };
  if (node.type !== 'CallExpression') return { members: {} };
  let members: Record<string, MemberDocs> = {};
  for (const argument of node['arguments'] as Node[]) {
    if (argument.type === 'ObjectExpression') members = { ...members, ...ofObject(argument, module) };
    else if (argument.type === 'CallExpression') members = { ...members, ...memberDocs(argument, module).members };
  }
  return { members };
}

function ofObject(node: Node, module: Module): Record<string, MemberDocs> {
  const found: Record<string, MemberDocs> = {};
  for (const property of node['properties'] as Node[]) {
    if (property.type !== 'Property') continue;
    const name = String((property['key'] as Node)['name'] ?? (property['key'] as Node)['value']);
    found[name] = { doc: module.docBefore(property.start), ...memberDocs(property['value'] as Node, module) };
  }
  return found;
}

export function constantOf(module: Module, name: string): Node | undefined {
  for (const statement of module.body) {
    const declared = (statement['declaration'] as Node | null | undefined) ?? statement;
    if (declared.type !== 'VariableDeclaration') continue;
    for (const each of declared['declarations'] as Node[])
      if ((each['id'] as Node)['name'] === name) return (each['init'] as Node | null) ?? undefined;
  }
  return undefined;
}

/** `query`, `body` or `data` of a row's source. */
export function partOf(module: Module, row: string, part: string): Node | undefined {
  const [made] = (constantOf(module, row)?.['arguments'] as Node[] | undefined) ?? [];
  const property = ((made?.['properties'] as Node[] | undefined) ?? []).find(
    (each) => (each['key'] as Node | undefined)?.['name'] === part,
  );
  return property?.['value'] as Node | undefined;
}
