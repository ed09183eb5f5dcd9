import path from 'node:path';

/**
 * A browser's translator (Chrome's, and others) replaces every text node by a `<font>` element. React still has the old
 * node, and fails when it removes that node, or inserts an element before it: https://github.com/facebook/react/issues/11538.
 * It never does either to a text that is the only child of its element.
 *
 * @typedef {{ type: string, [name: string]: any }} Node
 */

const ALONE = 'Put this text into an element of its own, such as <span>';
const BESIDE = `${ALONE}: a sibling comes and goes, and React fails beside a text that a browser's translator has replaced. A prop that holds elements only has the type Elements (app/ui/elements.ts).`;
const COMES = `${ALONE}: it comes and goes, and React fails to remove a text that a browser's translator has replaced.`;
const LOOSE = `${ALONE}: what stands beside a fragment or a component is not known here, and React fails beside a text that a browser's translator has replaced.`;

/** @param {string} name */
const isComponent = (name) => /^[A-Z]/.test(name);

/** @param {Node} node */
const isBlank = (node) => node.type === 'JSXText' && node.value.trim() === '';

/** @param {Node} element */
const nameOf = (element) => (element.type === 'JSXElement' ? (element.openingElement.name.name ?? 'Member') : '');

/** Values and types of names in a file. */
function readNames() {
  /** @type {Map<string, Node[]>} */
  const values = new Map();
  /** @type {Set<string>} */
  const icons = new Set();
  return {
    values,
    icons,
    /**
     * @param {string | undefined} name
     * @param {Node | null | undefined} value
     */
    add(name, value) {
      if (name !== undefined && value) values.set(name, [...(values.get(name) ?? []), value]);
    },
  };
}

/** @param {Node} type */
function isTextType(type) {
  if (type.type === 'TSUnionType') return type.types.some(isTextType);
  if (type.type === 'TSFunctionType') return isTextType(type.returnType.typeAnnotation);
  if (type.type === 'TSTypeReference') return !['Elements', 'ReactElement'].includes(type.typeName.name);
  return !['TSUndefinedKeyword', 'TSNullKeyword', 'TSBooleanKeyword'].includes(type.type);
}

/**
 * @param {ReturnType<typeof readNames>} names
 */
function readValues(names) {
  /**
   * Whether an expression may render text outside an element.
   *
   * @param {Node} node
   * @param {ReadonlySet<unknown>} [seen]
   * @returns {boolean}
   */
  function isText(node, seen = new Set()) {
    if (seen.has(node)) return false;
    const also = new Set([...seen, node]);
    /** @param {Node} other */
    const next = (other) => isText(other, also);
    switch (node.type) {
      case 'JSXText':
        return !isBlank(node);
      case 'JSXExpressionContainer':
        return next(node.expression);
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
        return false;
      case 'ArrayExpression':
        return node.elements.some(next);
      case 'Literal':
        return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
      case 'LogicalExpression':
        return (node.operator !== '&&' && next(node.left)) || next(node.right);
      case 'ConditionalExpression':
        return next(node.consequent) || next(node.alternate);
      case 'CallExpression':
        return isTextCall(node, next);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return returnsOf(node).some(next);
      case 'Identifier':
        if (node.name === 'undefined') return false;
        return (names.values.get(node.name) ?? [{ type: 'unknown' }]).some((value) =>
          value.type === 'TSTypeAnnotation' ? isTextType(value.typeAnnotation) : next(value),
        );
      case 'MemberExpression':
        return node.property.type !== 'Identifier' || next(node.property);
      default:
        return true;
    }
  }

  /**
   * @param {Node} call
   * @param {(node: Node) => boolean} next
   */
  function isTextCall({ callee, arguments: given }, next) {
    if (callee.type === 'MemberExpression' && ['map', 'flatMap'].includes(callee.property.name)) return next(given[0]);
    if (callee.type === 'Identifier' && callee.name === 'createPortal') return false;
    if (callee.type === 'Identifier' && names.values.has(callee.name)) return next(callee);
    return true;
  }
  return isText;
}

/**
 * What a function returns.
 *
 * @param {Node} node
 * @returns {Node[]}
 */
function returnsOf({ body }) {
  if (body.type !== 'BlockStatement') return [body];
  /** @type {Node[]} */
  const found = [];
  /** @param {Node | null | undefined} statement */
  const walk = (statement) => {
    if (!statement || statement.type.startsWith('Function')) return;
    if (statement.type === 'ReturnStatement' && statement.argument) found.push(statement.argument);
    for (const each of [
      statement.body,
      statement.consequent,
      statement.alternate,
      statement.block,
      statement.cases,
    ].flat())
      if (each?.type !== undefined) walk(each);
  };
  body.body.forEach(walk);
  return found;
}

/** @param {ReturnType<typeof readNames>} names */
function readPresence(names) {
  /**
   * Whether a child may be absent, or change its element.
   *
   * @param {Node} node
   * @returns {boolean}
   */
  function comesAndGoes(node) {
    switch (node.type) {
      case 'JSXExpressionContainer':
        return comesAndGoes(node.expression);
      case 'JSXElement':
        return isComponent(nameOf(node)) && !names.icons.has(nameOf(node));
      case 'JSXFragment':
        return node.children.some(comesAndGoes);
      case 'LogicalExpression':
      case 'ConditionalExpression':
        return true;
      case 'CallExpression':
        return node.callee.type === 'MemberExpression' && ['map', 'flatMap'].includes(node.callee.property.name);
      case 'Identifier':
        return (names.values.get(node.name) ?? []).some((value) =>
          value.type === 'TSTypeAnnotation'
            ? !['TSStringKeyword', 'TSNumberKeyword'].includes(value.typeAnnotation.type)
            : comesAndGoes(value),
        );
      default:
        return false;
    }
  }
  return comesAndGoes;
}

/**
 * A text that may be absent: `flag && text`, `flag ? text : <b />`.
 *
 * @param {Node} child
 * @param {(node: Node) => boolean} isText
 */
function isOptionalText(child, isText) {
  const node = child.type === 'JSXExpressionContainer' ? child.expression : child;
  if (node.type === 'LogicalExpression') return node.operator === '&&';
  if (node.type !== 'ConditionalExpression') return false;
  return [node.consequent, node.alternate].some((branch) => branch.type !== 'Literal' && !isText(branch));
}

export const bareTextRule = {
  /** @param {{ cwd: string, filename: string, report(problem: { node: Node, message: string }): void }} context */
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    if (!/^app\/.*\.tsx$/.test(file) || /\.test\.tsx$|^app\/(?:test|journeys)\//.test(file)) return {};
    const names = readNames();
    /** @type {Node[]} */
    const parents = [];
    /** @type {Node[]} */
    const components = [];
    /** @param {Node} node */
    const declare = (node) => {
      names.add(node.id?.name, node);
      if (isComponent(node.id?.name ?? '')) components.push(node);
    };
    return {
      /** @param {Node} node */
      ImportDeclaration(node) {
        if (node.source.value !== 'lucide-react') return;
        for (const { local } of node.specifiers) names.icons.add(local.name);
      },
      /** @param {Node} node */
      VariableDeclarator({ id, init }) {
        if (!id.typeAnnotation) names.add(id.name, init);
        if (isComponent(id.name ?? '') && init?.type === 'ArrowFunctionExpression') components.push(init);
      },
      /** @param {Node} node */
      Identifier: ({ name, typeAnnotation }) => names.add(name, typeAnnotation),
      /** @param {Node} node */
      TSPropertySignature: ({ key, typeAnnotation }) => names.add(key.name, typeAnnotation),
      FunctionDeclaration: declare,
      /** @param {Node} node */
      JSXElement: (node) => void parents.push(node),
      /** @param {Node} node */
      JSXFragment: (node) => void parents.push(node),
      'Program:exit'() {
        const isText = readValues(names);
        const comesAndGoes = readPresence(names);
        for (const parent of parents) {
          const children = parent.children.filter(
            (/** @type {Node} */ child) => !isBlank(child) && child.expression?.type !== 'JSXEmptyExpression',
          );
          const isLoose = parent.type === 'JSXFragment';
          if (children.length < 2 && !isLoose) continue;
          for (const child of children) {
            if (!isText(child)) continue;
            const siblings = children.filter((/** @type {Node} */ each) => each !== child);
            const message = isOptionalText(child, isText)
              ? COMES
              : siblings.some(comesAndGoes)
                ? BESIDE
                : isLoose
                  ? LOOSE
                  : undefined;
            if (message !== undefined) context.report({ node: child, message });
          }
        }
        for (const component of components)
          for (const returned of returnsOf(component))
            if (isText(returned) && returned.type !== 'Identifier') context.report({ node: returned, message: LOOSE });
      },
    };
  },
};
