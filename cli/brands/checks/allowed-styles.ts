import type { Atrule, Block, CssNode, Declaration, Rule, Selector, StyleSheet } from 'css-tree';

/** What a part of a value may be. */
type Allowed = (node: CssNode) => boolean;

const PX: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 };

const words =
  (...names: readonly string[]): Allowed =>
  (node) =>
    node.type === 'Identifier' && names.includes(node.name.toLowerCase());

/** Lengths in px, rem and em, of 16 px each, and 0. */
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
 * What custom.css may say of any element where a profile requires parts to be seen: nothing of it hides, moves or covers, whatever the
 * selector is. Colours are not here: the check of contrast sees those of brand.json only.
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
/** The ring of the element that has the focus; of any other it could be drawn across what is beside it. */
const OF_FOCUS: Readonly<Record<string, Allowed>> = { 'outline-style': LINES, 'outline-width': lengths(2, 6) };
/** At-rules that only say when the rules in them hold. */
const CONDITIONS = new Set(['media', 'supports', 'container']);

/** For the advice. */
export const ALLOWED_STYLES = [
  ...Object.keys(ANYWHERE),
  ...Object.keys(OF_FOCUS).map((name) => `${name} of :focus-visible`),
].join(', ');

/** Declarations and at-rules that are not on the list. */
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

/** Every selector ends in an element that has the focus itself. */
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
