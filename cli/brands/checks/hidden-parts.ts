import type { CssNode, Declaration, Rule, Selector, SelectorList } from 'css-tree';
import walk from 'css-tree/walker';
import { anyNode, clear, lengths, nodesIn, type Test, unreadable, words } from './css-values.ts';

/** Where a stylesheet hides something, and how. */
export interface Hidden {
  readonly node: Declaration;
  readonly hides: 'parts' | 'focus';
}

/** Nothing that a jurisdiction requires is in these alone. */
const HARMLESS_TAGS = new Set(['img', 'picture', 'svg', 'path', 'video', 'canvas', 'hr']);
const HARMLESS_PARTS = new Set(['before', 'after', 'marker', 'placeholder', 'backdrop', 'selection']);
const RESETS = words('initial', 'unset', 'revert');

/** 100 % of a box and 100vw count as 1,000 px: that far off is out of view. */
const isFarBefore: Test = lengths((px) => px <= -900);
const isFarOff: Test = lengths((px) => Math.abs(px) >= 1000);
/** 1 px with `overflow: hidden` is the usual way to hide a text from eyes. */
const isTiny: Test = lengths((px) => px < 5);
const isOther = (...kept: readonly string[]): Test => {
  const isKept = words(...kept, 'revert-layer');
  return (value) => !isKept(value);
};
const either =
  (...tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
const below =
  (least: number): Test =>
  (value) =>
    anyNode(value, (node) =>
      node.type === 'Number'
        ? Number(node.value) < least
        : node.type === 'Percentage' && Number(node.value) < least * 100,
    );
const calls = (name: RegExp): Test => {
  return (value) => anyNode(value, (node) => node.type === 'Function' && name.test(node.name));
};

const moves = either(
  isFarBefore,
  isFarOff,
  calls(/^(?:matrix|rotate[xy3])/i),
  (value) => calls(/^scale/i)(value) && below(0.2)(value),
  unreadable,
);
const SIZE = isTiny;
const EDGE = either(isFarBefore, isFarOff);
const MASK = isOther('none');
/** Which values of a property hide an element, or make it unusable. */
const HIDING: Readonly<Record<string, Test>> = {
  display: either(words('none', 'table-column', 'table-column-group'), unreadable),
  visibility: either(words('hidden', 'collapse'), unreadable),
  'content-visibility': either(words('hidden'), unreadable),
  opacity: either(below(0.5), unreadable),
  'pointer-events': either(words('none'), unreadable),
  interactivity: words('inert'),
  clip: isOther('auto'),
  'clip-path': MASK,
  mask: MASK,
  'mask-image': MASK,
  content: calls(/^(?:url|image)/i),
  ...each(['width', 'height', 'max-width', 'max-height', 'inline-size', 'block-size'], SIZE),
  ...each(['max-inline-size', 'max-block-size'], SIZE),
  ...each(['top', 'left', 'right', 'bottom', 'inset', 'inset-inline', 'inset-block'], EDGE),
  ...each(['inset-inline-start', 'inset-inline-end', 'inset-block-start', 'inset-block-end'], EDGE),
  ...each(['margin', 'margin-top', 'margin-left', 'margin-right', 'margin-bottom'], EDGE),
  ...each(['margin-inline', 'margin-inline-start', 'margin-inline-end', 'margin-block'], EDGE),
  ...each(['margin-block-start', 'margin-block-end', 'text-indent'], EDGE),
  transform: moves,
  translate: moves,
  scale: either(below(0.2), unreadable),
  // Three numbers are an axis.
  rotate: either(words('x', 'y'), (value) => nodesIn(value).filter(({ type }) => type === 'Number').length > 2),
  zoom: below(0.3),
  'z-index': either(below(0), unreadable),
  'font-size': either(
    lengths((px) => px < 6),
    unreadable,
  ),
  'font-size-adjust': below(0.3),
  '-webkit-text-security': isOther('none'),
  'letter-spacing': lengths((px) => px <= -4),
  'word-spacing': lengths((px) => px <= -16),
  font: lengths((px) => px < 0.5),
  'line-height': below(0.3),
  color: clear,
  '-webkit-text-fill-color': clear,
  filter: either(calls(/^(?:opacity|blur|brightness|contrast)$/i), unreadable),
  all: isOther(),
};
/** Which values take the ring of the focus away. */
const RINGLESS: Readonly<Record<string, Test>> = {
  outline: either(
    words('none', 'hidden'),
    RESETS,
    clear,
    below(0.5),
    lengths((px) => px < 1),
  ),
  'outline-style': either(words('none', 'hidden'), RESETS, unreadable),
  'outline-width': either(
    below(0.5),
    lengths((px) => px < 1),
    unreadable,
  ),
  'outline-color': clear,
  'outline-offset': lengths((px) => px <= -8),
};
/** Seconds that the first frame of an animation may be seen. */
const MOMENT_S = 5;
/** Whether an animation stands still or takes its time, so that its first frame is what is seen. */
const lasts: Test = either(words('paused'), unreadable, (value) =>
  anyNode(value, (node) => {
    if (node.type !== 'Dimension') return false;
    const unit = node.unit.toLowerCase();
    return (unit === 's' && Number(node.value) > MOMENT_S) || (unit === 'ms' && Number(node.value) > MOMENT_S * 1_000);
  }),
);

/**
 * Declarations that may hide what a jurisdiction requires: the way to the protection, dialogs, the footer, the ring of the focus. Which
 * element a class or an attribute is on changes with a release, so whatever is not plainly harmless counts.
 */
export function hiddenParts(tree: CssNode): readonly Hidden[] {
  const found: Hidden[] = [];
  const declared = declarationsOf(tree);
  const hasLasting = declared.some(({ property, value }) => /^(?:-webkit-)?animation/i.test(property) && lasts(value));
  const clearNames = declared
    .filter(({ property, value }) => property.startsWith('--') && (clear(value) || unreadable(value)))
    .map(({ property }) => property);
  /** By a property of the file's own. */
  const isClearByName: Test = (value) =>
    anyNode(value, (node) => node.type === 'Identifier' && clearNames.includes(node.name));
  walk(tree, {
    visit: 'Declaration',
    enter(node: Declaration) {
      if (this.rule === null || isHarmless(this.rule)) return;
      if (!hasLasting && isFirstFrame(this.rule, this.atrule?.name)) return;
      const name = node.property.toLowerCase().replace(/^-webkit-(?=mask|clip|transform|filter)/, '');
      const test = name.startsWith('--color-') ? clear : HIDING[name];
      const isEscaped =
        name.includes('\\') ||
        nodesIn(node.value).some((each) => each.type === 'Identifier' && each.name.includes('\\'));
      const isClear = (test === clear || RINGLESS[name] !== undefined) && isClearByName(node.value);
      const isRingless = RINGLESS[name]?.(node.value) === true || (isClear && test !== clear);
      if (isEscaped || test?.(node.value) === true || (isClear && test === clear)) found.push({ node, hides: 'parts' });
      else if (isRingless && !isWithoutFocus(this.rule)) found.push({ node, hides: 'focus' });
    },
  });
  return found;
}

const declarationsOf = (tree: CssNode): readonly Declaration[] =>
  nodesIn(tree).filter((node): node is Declaration => node.type === 'Declaration');

function each(names: readonly string[], test: Test): Record<string, Test> {
  return Object.fromEntries(names.map((name) => [name, test]));
}

const selectorsOf = ({ prelude }: Rule): readonly Selector[] =>
  prelude.type === 'SelectorList' ? (prelude.children.toArray() as Selector[]) : [];

/** The last compound of a selector: what it applies to. */
function subjectOf({ children }: Selector): readonly CssNode[] {
  const nodes = children.toArray();
  return nodes.slice(nodes.findLastIndex(({ type }) => type === 'Combinator') + 1);
}

function isHarmless(rule: Rule): boolean {
  const selectors = selectorsOf(rule);
  return selectors.length > 0 && selectors.every((selector) => subjectOf(selector).some(isHarmlessPart));
}

function isHarmlessPart(node: CssNode): boolean {
  if (node.type === 'TypeSelector') return HARMLESS_TAGS.has(node.name.toLowerCase());
  const isPart = node.type === 'PseudoElementSelector' || node.type === 'PseudoClassSelector';
  return isPart && HARMLESS_PARTS.has(node.name.toLowerCase());
}

/** What an animation begins with is seen for a moment only. */
function isFirstFrame(rule: Rule, atrule: string | undefined): boolean {
  if (atrule?.toLowerCase().endsWith('keyframes') !== true) return false;
  const [first, ...others] = selectorsOf(rule).flatMap(({ children }) => children.toArray());
  if (others.length > 0 || first === undefined) return false;
  return (
    (first.type === 'TypeSelector' && first.name === 'from') || (first.type === 'Percentage' && first.value === '0')
  );
}

/** `:focus:not(:focus-visible)`, the way to keep the ring to those who use the keyboard. */
function isWithoutFocus(rule: Rule): boolean {
  return selectorsOf(rule).every((selector) =>
    subjectOf(selector).some(
      (node) => node.type === 'PseudoClassSelector' && node.name === 'not' && isVisibleFocus(node.children?.first),
    ),
  );
}

function isVisibleFocus(list: CssNode | null | undefined): boolean {
  if (list?.type !== 'SelectorList') return false;
  return (list as SelectorList).children.toArray().some((selector) => {
    const [only, ...others] = selector.type === 'Selector' ? selector.children.toArray() : [];
    return others.length === 0 && only?.type === 'PseudoClassSelector' && only.name === 'focus-visible';
  });
}
