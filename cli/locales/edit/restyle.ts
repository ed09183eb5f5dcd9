import { parseTree, type Node as JsonNode } from 'jsonc-parser';
import { styleOf } from './file-style.ts';
import { isNode, type Node } from './place-text.ts';

/** The position of a dotted key in the source, if it has one. */
export type RankOf = (key: string) => number | undefined;

/**
 * Writes new texts into the file: what does not change keeps spaces, line ends, escapes and order. An added key goes where the
 * source has it.
 *
 * @param isSorted the keys are put in the source's order; unknown keys follow the known ones
 */
export function restyled(before: string, after: Node, rankOf: RankOf, isSorted = false): string {
  const indent = styleOf(before).indent;
  const lineEnd = before.includes('\r\n') ? '\r\n' : '\n';
  const root = before.trim() === '' ? undefined : parseTree(before);
  if (root === undefined) return `${JSON.stringify(after, null, indent)}\n`;

  const raw = (node: JsonNode): string => before.slice(node.offset, node.offset + node.length);
  const print = (node: JsonNode, value: unknown, prefix: string, depth: number): string => {
    if (node.type === 'object' && isNode(value)) return printObject(node, value, prefix, depth);
    if (node.type === 'array' && Array.isArray(value)) {
      const items = node.children ?? [];
      const start = (index: number) => (index === 0 ? node.offset : endOf(items[index - 1] ?? node));
      const texts = items.map((item, index) => {
        const gap = before.slice(start(index), item.offset);
        return gap + print(item, value[index], `${prefix}${index}.`, depth + 1);
      });
      return texts.join('') + before.slice(start(items.length), endOf(node));
    }
    return node.value === value ? raw(node) : fresh(value, depth);
  };
  const fresh = (value: unknown, depth: number): string =>
    JSON.stringify(value, null, indent).replaceAll('\n', lineEnd + indent.repeat(depth));
  const printObject = (node: JsonNode, value: Node, prefix: string, depth: number): string => {
    const properties = node.children ?? [];
    const [first] = properties;
    const last = properties.at(-1);
    if (first === undefined || last === undefined) return fresh(value, depth);
    const start = before.slice(node.offset, first.offset);
    const [, second] = properties;
    const usualGap = second === undefined ? `,${start.slice(1)}` : before.slice(endOf(first), second.offset);
    const gaps = properties.map((property, index) => {
      const previous = properties[index - 1];
      return previous === undefined ? usualGap : before.slice(endOf(previous), property.offset);
    });
    const entries = properties.map((property) => {
      const [name, child] = property.children ?? [];
      const key = String(name?.value);
      const text =
        child === undefined
          ? raw(property)
          : before.slice(property.offset, child.offset) + print(child, value[key], `${prefix}${key}.`, depth + 1);
      return { key, text };
    });
    const known = new Set(entries.map(({ key }) => key));
    const rank = (name: string): number => rankOf(prefix + name) ?? Number.POSITIVE_INFINITY;
    if (isSorted) entries.sort((a, b) => compare(rank(a.key), rank(b.key)));
    for (const key of Object.keys(value)) {
      if (known.has(key)) continue;
      const next = entries.findIndex((one) => rank(one.key) > rank(key));
      const at = next === -1 ? entries.length : next;
      entries.splice(at, 0, { key, text: `${JSON.stringify(key)}: ${fresh(value[key], depth + 1)}` });
      gaps.splice(at, 0, usualGap);
    }
    const texts = entries.map(({ text }, index) => (index === 0 ? start : gaps[index]) + text);
    return texts.join('') + before.slice(endOf(last), endOf(node));
  };
  return before.slice(0, root.offset) + print(root, after, '', 0) + before.slice(root.offset + root.length);
}

const endOf = (node: JsonNode): number => node.offset + node.length;

const compare = (a: number, b: number): number => (a < b ? -1 : Number(a > b));
