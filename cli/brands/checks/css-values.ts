import type { CssNode, Declaration, FunctionNode } from 'css-tree';
import walk from 'css-tree/walker';

type Value = Declaration['value'];
export type Test = (value: Value) => boolean;

/** Rough sizes in px, for a page of 1,000 px and letters of 16 px: what hides is far beyond any doubt. */
const PX: Readonly<Record<string, number>> = {
  px: 1,
  em: 16,
  rem: 16,
  ch: 8,
  ex: 8,
  cm: 38,
  mm: 3.8,
  in: 96,
  pt: 1.33,
  pc: 16,
};
/** A little more than 100 % of a box: 100vw away is always out of view. */
const PX_OF_VIEWPORT = 11;
const PX_OF_PERCENT = 10;

/** Everything in a value, in order. */
export function nodesIn(value: CssNode): readonly CssNode[] {
  const nodes: CssNode[] = [];
  walk(value, (node: CssNode) => void nodes.push(node));
  return nodes;
}

export const anyNode = (value: CssNode, test: (node: CssNode) => boolean): boolean => nodesIn(value).some(test);

export const words =
  (...names: readonly string[]): Test =>
  (value) =>
    anyNode(value, (node) => node.type === 'Identifier' && names.includes(node.name.toLowerCase()));

/** What only the browser knows: a property of its own, or a sum. */
export const unreadable: Test = (value) =>
  value.type === 'Raw' ||
  anyNode(value, (node) => node.type === 'Function' && /^(?:var|env|calc|attr|if)$/i.test(node.name));

export const lengths =
  (test: (px: number) => boolean): Test =>
  (value) =>
    anyNode(value, (node) => {
      const px = pxOf(node);
      return px !== undefined && test(px);
    });

function pxOf(node: CssNode): number | undefined {
  if (node.type === 'Percentage') return Number(node.value) * PX_OF_PERCENT;
  if (node.type === 'Number') return node.value.replace(/^[-+]/, '') === '0' ? 0 : undefined;
  if (node.type !== 'Dimension') return undefined;
  const unit = node.unit.toLowerCase();
  const px = PX[unit] ?? (/^[sdl]?v(?:w|h|i|b|min|max)$|^cq/.test(unit) ? PX_OF_VIEWPORT : undefined);
  return px === undefined ? undefined : Number(node.value) * px;
}

/** A colour that is seen through. */
export const clear: Test = (value) =>
  anyNode(value, (node) => {
    if (node.type === 'Identifier') return node.name.toLowerCase() === 'transparent';
    if (node.type === 'Hash') return alphaOfHash(node.value) < 0.5;
    return node.type === 'Function' && alphaOf(node) < 0.5;
  });

function alphaOfHash(digits: string): number {
  if (digits.length === 4) return Number.parseInt(digits.slice(3), 16) / 15;
  return digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1;
}

/** `rgb(0 0 0 / 0)` and `rgba(0, 0, 0, 0)`. */
function alphaOf({ name, children }: FunctionNode): number {
  if (!/^(?:rgb|hsl|hwb|(?:ok)?lab|(?:ok)?lch|color)a?$/i.test(name)) return 1;
  const nodes = children.toArray();
  const slash = nodes.findIndex((node) => node.type === 'Operator' && node.value === '/');
  const commas = nodes.filter((node) => node.type === 'Operator' && node.value === ',').length;
  const alpha = slash >= 0 ? nodes[slash + 1] : commas === 3 ? nodes.at(-1) : undefined;
  if (alpha?.type === 'Number') return Number(alpha.value);
  return alpha?.type === 'Percentage' ? Number(alpha.value) / 100 : 1;
}
