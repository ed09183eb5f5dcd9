/** What a component returns here: elements of the page at once, not a description of them. */
export type Drawn = Node | string | number | boolean | null | undefined | readonly Drawn[];
type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => Drawn;

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = new Set(['svg', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g']);
/** Only React needs them. */
const UNUSED = new Set(['children', 'ref', 'key']);
/** What a press on an element does in the app. */
export const clicks = new WeakMap<Element, () => void>();
const RENAMED: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

export const Fragment: Component = ({ children }) => children as Drawn;

/**
 * Replaces `react/jsx-runtime` in the script of the first odds: draws components once, into elements. It knows no state and no
 * handlers; take-over.ts hands presses to the app.
 */
export function jsx(type: string | Component, props: Props): Drawn {
  if (typeof type === 'function') return type(props);
  const isSvg = SVG_TAGS.has(type);
  const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
  append(element, props['children'] as Drawn);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'onClick') clicks.set(element, value as () => void);
    if (UNUSED.has(name) || name.startsWith('on') || value === undefined || value === null) continue;
    if (name === 'value' || name === 'checked') Object.assign(element, { [name]: value });
    else setAttribute(element, nameOf(name, isSvg), value);
  }
  return element;
}
/** For several children, which are an array. */
export const jsxs: typeof jsx = (type, props) => jsx(type, props);

export function append(parent: Element | DocumentFragment, children: Drawn): void {
  if (Array.isArray(children)) for (const child of children as readonly Drawn[]) append(parent, child);
  else if (children instanceof Node || typeof children === 'string') parent.append(children);
  else if (typeof children === 'number') parent.append(String(children));
}

/** HTML ignores the case of attributes; React writes those of SVG as `strokeWidth`. */
const nameOf = (name: string, isSvg: boolean): string =>
  RENAMED[name] ??
  (isSvg && name !== 'viewBox' ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name);

/** `false` is a value of `aria-pressed` and `data-over`, and the absence of `disabled`. */
function setAttribute(element: Element, name: string, value: unknown): void {
  const isText = /^(?:aria|data)-/.test(name);
  if (value === false && !isText) return;
  element.setAttribute(name, value === true && !isText ? '' : String(value));
}
