import { child, children, cooked, nameOf, stringOf, unwrap, type Node } from './parse-code.ts';

/** What the first argument of t() can be, as far as it is readable. */
export interface KeyExpression {
  readonly keys: readonly string[];
  /** With `*` for inserted values. */
  readonly patterns: readonly string[];
  /** A list: i18next takes the first existing key. */
  readonly isList: boolean;
}

const NONE: KeyExpression = { keys: [], patterns: [], isList: false };

/**
 * @example `errors.${code}` gives { keys: [], patterns: ['errors.*'] }
 * @example open ? 'a' : 'b' gives { keys: ['a', 'b'], patterns: [] }
 */
export function keyExpression(written: Node | undefined): KeyExpression {
  const node = unwrap(written);
  switch (node?.type) {
    case 'Literal':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return ofPattern(node);
    case 'ArrayExpression':
      return { ...joined(children(node, 'elements')), isList: true };
    case 'ConditionalExpression':
      return joined([child(node, 'consequent'), child(node, 'alternate')]);
    case 'LogicalExpression':
      return joined([child(node, 'left'), child(node, 'right')]);
    case 'ArrowFunctionExpression': {
      const path = selectorPath(unwrap(child(node, 'body')), nameOf(children(node, 'params')[0]));
      return path === undefined || path === '' ? NONE : { ...NONE, keys: [path] };
    }
    default:
      return NONE;
  }
}

function joined(nodes: readonly (Node | undefined)[]): KeyExpression {
  const all = nodes.map(keyExpression);
  return {
    keys: all.flatMap(({ keys }) => keys),
    patterns: all.flatMap(({ patterns }) => patterns),
    isList: false,
  };
}

function ofPattern(node: Node): KeyExpression {
  const pattern = patternOf(node).replaceAll(/\*+/gu, '*');
  if (node.type === 'Literal' && stringOf(node) === undefined) return NONE;
  return pattern.includes('*') ? { ...NONE, patterns: [pattern] } : { ...NONE, keys: [pattern] };
}

/** `a.*.c` of `a.${b}.c` and of 'a.' + b + '.c'. */
function patternOf(written: Node | undefined): string {
  const node = unwrap(written);
  if (node?.type === 'TemplateLiteral') return children(node, 'quasis').map(cooked).join('*');
  if (node?.type === 'BinaryExpression' && node['operator'] === '+')
    return patternOf(child(node, 'left')) + patternOf(child(node, 'right'));
  return stringOf(node) ?? '*';
}

/** `a.b` of `$ => $.a.b` or `$ => $.a['b']`. */
function selectorPath(node: Node | undefined, parameter: string | undefined): string | undefined {
  if (node?.type === 'Identifier') return nameOf(node) === parameter ? '' : undefined;
  if (node?.type !== 'MemberExpression') return undefined;
  const start = selectorPath(unwrap(child(node, 'object')), parameter);
  const property = child(node, 'property');
  const name = node['computed'] === true ? stringOf(property) : nameOf(property);
  if (start === undefined || name === undefined) return undefined;
  return start === '' ? name : `${start}.${name}`;
}
