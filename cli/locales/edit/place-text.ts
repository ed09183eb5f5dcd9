/** A JSON object being edited. Its keys are as in the file and may contain dots. */
export type Node = Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/**
 * Writes a text at a dotted key: at the existing key, else in the deepest existing group, with new groups as in the source, or as
 * a flat key if the file is flat. False if the key is a group, which stays.
 */
export function placeText(root: Node, key: string, text: string): boolean {
  const holder = holderOf(root, key);
  if (holder !== undefined) {
    if (isNode(holder.node[holder.name])) return false;
    holder.node[holder.name] = text;
    return true;
  }
  if (Object.keys(root).some((name) => name.includes('.')) && !Object.values(root).some(isNode)) {
    root[key] = text;
    return true;
  }
  const parts = key.split('.');
  let node = root;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    const next = Object.hasOwn(node, part) ? node[part] : undefined;
    if (isNode(next)) node = next;
    else if (next === undefined) node = node[part] = newNode();
    else {
      node[parts.slice(index).join('.')] = text;
      return true;
    }
  }
  node[parts.at(-1) ?? key] = text;
  return true;
}

function newNode(): Node {
  return {};
}

/** The object that holds the key's last part, however the key is split at its dots. */
export function holderOf(node: Node, key: string): { node: Node; name: string } | undefined {
  if (Object.hasOwn(node, key)) return { node, name: key };
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const head = key.slice(0, dot);
    const child = Object.hasOwn(node, head) ? node[head] : undefined;
    const found = isNode(child) ? holderOf(child, key.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
