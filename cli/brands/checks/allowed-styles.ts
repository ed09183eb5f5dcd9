import type { Atrule, Block, CssNode, Declaration, Rule, Selector, StyleSheet } from 'css-tree';

type Allowed = (node: CssNode) => boolean;

const PX: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 };

const words =
  (...names: readonly string[]): Allowed =>
  (node) =>
    node.type === 'Identifier' && names.includes(node.name.toLowerCase());

/** Lengths of at least some pixels in px, rem or em (16 px), or 0. */
const lengths =
  (least: number, most: number): Allowed =>
  (node) => {
    if (node.type === 'Number') return least === 0 && Number(node.value) === 0;
    if (node.type !== 'Dimension') return false;
    const px = Number(node.value) * (PX[node.unit.toLowerCase()] ?? Number.NaN);
    return px >= least && px <= most;
  };

const numbers =
  (least: number, most: number): Allowed =>
  (node) =>
    node.type === 'Number' && Number(node.value) >= least && Number(node.value) <= most;

const either =
  (...all: readonly Allowed[]): Allowed =>
  (node) =>
    all.some((allowed) => allowed(node));

const LINES = words('solid', 'dashed', 'dotted', 'double');
const RADIUS = lengths(0, 24);
/**
 * Allowed on any element where a profile requires that parts are seen: nothing here hides, moves or covers. Colours are missing
 * because the contrast check sees those of brand.json only.
 */
const ANYWHERE: Readonly<Record<string, Allowed>> = {
  '--radius': RADIUS,
  '--radius-small': RADIUS,
  '--radius-large': RADIUS,
  'border-radius': RADIUS,
  'font-style': words('normal', 'italic'),
  'font-variant-numeric': words('normal', 'tabular-nums', 'lining-nums', 'slashed-zero'),
  'font-weight': either(words('normal', 'bold'), numbers(300, 900)),
  'letter-spacing': either(words('normal'), lengths(0, 1)),
  'text-align': words('start', 'center', 'end'),
  'text-decoration-line': words('none', 'underline'),
  'text-decoration-style': LINES,
  'text-decoration-thickness': lengths(1, 4),
  'text-transform': words('none', 'uppercase', 'capitalize'),
  'text-underline-offset': lengths(0, 4),
};
/** The focus ring. On other elements an outline could be drawn across their neighbours. */
const OF_FOCUS: Readonly<Record<string, Allowed>> = { 'outline-style': LINES, 'outline-width': lengths(2, 6) };
/** At-rules that only add a condition. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

export const ALLOWED_STYLES = [
  ...Object.keys(ANYWHERE),
  ...Object.keys(OF_FOCUS).map((name) => `${name} of :focus-visible`),
].join(', ');

export function stylesNotAllowed(tree: CssNode): readonly CssNode[] {
  return tree.type === 'StyleSheet' ? notAllowedIn(tree, false) : [tree];
}

function notAllowedIn({ children }: StyleSheet | Block, isFocus: boolean): readonly CssNode[] {
  return children.toArray().flatMap((node) => {
    if (node.type === 'Comment') return [];
    if (node.type === 'Rule') return notAllowedIn(node.block, isOfFocus(node));
    if (node.type === 'Declaration') return isAllowed(node, isFocus) ? [] : [node];
    if (node.type === 'Atrule' && isCondition(node)) return notAllowedIn(node.block, isFocus);
    return [node];
  });
}

const isCondition = (rule: Atrule): rule is Atrule & { block: Block } =>
  CONDITIONS.has(rule.name.toLowerCase()) && rule.block !== null;

function isAllowed({ property, value }: Declaration, isFocus: boolean): boolean {
  const name = property.startsWith('--') ? property : property.toLowerCase();
  const table = isFocus && Object.hasOwn(OF_FOCUS, name) ? OF_FOCUS : ANYWHERE;
  if (!Object.hasOwn(table, name) || value.type !== 'Value' || value.children.isEmpty) return false;
  const parts = value.children.toArray().filter(({ type }) => type !== 'WhiteSpace');
  return parts.every((part) => table[name]?.(part) === true);
}

/** Whether every selector ends in an element that has the focus. */
function isOfFocus({ prelude }: Rule): boolean {
  if (prelude.type !== 'SelectorList') return false;
  return prelude.children.toArray().every((selector) => {
    const nodes = (selector as Selector).children.toArray();
    const subject = nodes.slice(nodes.findLastIndex(({ type }) => type === 'Combinator') + 1);
    const isElement = subject.every(({ type }) => type !== 'PseudoElementSelector');
    return (
      isElement &&
      subject.some((node) => node.type === 'PseudoClassSelector' && /^focus(?:-visible)?$/i.test(node.name))
    );
  });
}
