import { decodeHTMLStrict } from 'entities';
import { propertyName } from './bindings.ts';
import { child, children, nameOf, stringOf, unwrap, type Node } from './parse-code.ts';

/** Elements that react-i18next keeps if they have no attributes. */
const KEPT = new Set(['br', 'strong', 'i', 'p']);

/**
 * The text that react-i18next makes of the children of `<Trans>`: other elements become their index. Undefined if a part is known
 * only at run time.
 *
 * @example transText of `Hello <b>{{ name }}</b>` // 'Hello <1>{{name}}</1>'
 */
export function transText(nodes: readonly Node[]): string | undefined {
  let text = '';
  for (const [at, node] of childrenOf(nodes).entries()) {
    const part = partOf(node, at);
    if (part === undefined) return undefined;
    text += part;
  }
  return text;
}

/** Without comments and lines of indentation. */
function childrenOf(nodes: readonly Node[]): readonly Node[] {
  return nodes.filter((node) => {
    if (node.type === 'JSXText') return spoken(String(node['value'])) !== '';
    return child(node, 'expression')?.type !== 'JSXEmptyExpression';
  });
}

/** As JSX reads text: lines without indentation, joined by spaces, `&amp;` decoded. */
function spoken(raw: string): string {
  const lines = raw.split(/\r?\n/u);
  return lines
    .map((line, at) => {
      const start = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .map(decodeHTMLStrict)
    .join(' ');
}

function partOf(node: Node, at: number): string | undefined {
  if (node.type === 'JSXText') return spoken(String(node['value']));
  if (node.type === 'JSXElement') return elementOf(node, at);
  const value = unwrap(node);
  const [property, second] = children(value, 'properties');
  if (value?.type !== 'ObjectExpression') return stringOf(value);
  const format = [property, second].find((one) => one !== undefined && propertyName(one) === 'format');
  const name = [property, second].find((one) => one !== undefined && one !== format);
  if (name === undefined) return undefined;
  const shape = stringOf(unwrap(child(format, 'value')));
  return `{{${propertyName(name) ?? ''}${shape === undefined ? '' : `, ${shape}`}}}`;
}

function elementOf(node: Node, at: number): string | undefined {
  const opening = child(node, 'openingElement');
  const name = nameOf(child(opening, 'name')) ?? '';
  const inner = childrenOf(children(node, 'children'));
  const isKept = KEPT.has(name) && children(opening, 'attributes').length === 0;
  if (inner.length === 0) return isKept ? `<${name}/>` : `<${at}></${at}>`;
  const text = transText(inner);
  if (text === undefined) return undefined;
  return isKept && inner.every((one) => one.type === 'JSXText')
    ? `<${name}>${text}</${name}>`
    : `<${at}>${text}</${at}>`;
}
