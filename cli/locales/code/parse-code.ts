import { parseSync } from 'oxc-parser';
import type { CodeFile } from './read-code.ts';

/** A node of the ESTree that oxc-parser makes. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A piece of program text in a file. A Vue or Svelte file has several: its script, and each expression of its markup. */
export interface Fragment {
  readonly root: Node;
  /** Add it to a node's offset to get the offset in the file. */
  readonly offset: number;
}

export interface ParsedFile {
  readonly fragments: readonly Fragment[];
  /** Quoted strings where the syntax is not known, so that a text is not called unused because of it. */
  readonly strings: readonly string[];
}

const MARKUP = /\.(?:vue|svelte|astro|html)$/u;
const SCRIPT = /<script\b[^<>]*>|^---\r?\n/giu;
/** `{{ … }}` of Vue, `{ … }` of Svelte and Astro, and values of attributes. */
const EXPRESSION = /\{\{((?:[^{}]|\{[^{}]*\})*)\}\}|\{(?:[#@:]\w+)?([^{}]*)\}|="([^"]*)"|='([^']*)'/gu;
const QUOTED = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`$\\]*)`/gu;

type Language = 'ts' | 'tsx' | 'jsx';

export function parseCode({ path, text }: CodeFile): ParsedFile {
  if (!MARKUP.test(path)) {
    const language = /\.[cm]?ts$/u.test(path) ? 'ts' : /\.[cm]?jsx?$/u.test(path) ? 'jsx' : 'tsx';
    const root = parse(text, language);
    return root === undefined
      ? { fragments: [], strings: quotedIn(text) }
      : { fragments: [{ root, offset: 0 }], strings: [] };
  }
  const fragments: Fragment[] = [];
  const strings: string[] = [];
  const add = (code: string, offset: number, before: string): void => {
    const root = parse(before + code + (before === '(' ? ')' : ''), 'ts');
    if (root === undefined) strings.push(code, ...quotedIn(code));
    else fragments.push({ root, offset: offset - before.length });
  };
  let markup = blanked(
    text,
    /<!--/gu,
    () => '-->',
    () => undefined,
  );
  markup = blanked(
    markup,
    SCRIPT,
    (open) => (open.startsWith('-') ? '\n---' : '</script>'),
    (code, at) => add(code, at, ''),
  );
  for (const match of markup.matchAll(EXPRESSION)) {
    const code = match.slice(1).find((part) => part !== undefined) ?? '';
    if (code.trim() !== '') add(code, match.index + match[0].lastIndexOf(code), '(');
  }
  return { fragments, strings };
}

/** Replaces each section between `open` and its end by spaces, and hands its inside over. An open end leaves the rest as it is. */
function blanked(
  text: string,
  open: RegExp,
  closeOf: (open: string) => string,
  onInside: (inside: string, offset: number) => void,
): string {
  let result = '';
  let done = 0;
  for (const match of text.matchAll(open)) {
    if (match.index < done) continue;
    const start = match.index + match[0].length;
    const close = closeOf(match[0].toLowerCase());
    const end = text.indexOf(close, start);
    if (end === -1) break;
    onInside(text.slice(start, end), start);
    const after = end + close.length;
    result += text.slice(done, match.index) + text.slice(match.index, after).replaceAll(/[^\n]/gu, ' ');
    done = after;
  }
  return result + text.slice(done);
}

/** For one expression, such as the first argument of `t()`. */
export function parseExpression(text: string): Node | undefined {
  return parse(`(${text})`, 'tsx');
}

/** Undefined when the text has a syntax error. */
function parse(text: string, lang: Language): Node | undefined {
  const { program, errors } = parseSync(`code.${lang}`, text, { lang, sourceType: 'module' });
  // After a syntax error that it cannot recover from, oxc returns an empty program.
  return errors.length > 0 && program.body.length === 0 ? undefined : (program as unknown as Node);
}

function quotedIn(text: string): string[] {
  return [...text.matchAll(QUOTED)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** All nodes below and including this one, in the order of the source. */
export function* nodesIn(root: Node): Generator<Node> {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    const before = open.length;
    for (const field in node) {
      const value = node[field];
      if (Array.isArray(value)) {
        for (const one of value) if (isNode(one)) open.push(one);
      } else if (isNode(value)) open.push(value);
    }
    for (let left = before, right = open.length - 1; left < right; left += 1, right -= 1)
      [open[left], open[right]] = [open[right] as Node, open[left] as Node];
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** The node at a field, undefined when there is none. */
export function child(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

export function children(node: Node | undefined, field: string): readonly Node[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function nameOf(node: Node | undefined): string | undefined {
  return typeof node?.['name'] === 'string' ? node['name'] : undefined;
}

/** The value of a string, or of a template without expressions. */
export function stringOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const quasis = children(node, 'quasis');
  return node?.type === 'TemplateLiteral' && quasis.length === 1 ? cooked(quasis[0]) : undefined;
}

export function cooked(quasi: Node | undefined): string {
  return (quasi?.['value'] as { cooked?: string } | undefined)?.cooked ?? '';
}

const WRAPPERS = new Set([
  'ParenthesizedExpression',
  'ChainExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'AwaitExpression',
  'JSXExpressionContainer',
  'TSInstantiationExpression',
]);

/** `x` of `(x as const)!` */
export function unwrap(node: Node | undefined): Node | undefined {
  let inner = node;
  while (inner !== undefined && WRAPPERS.has(inner.type))
    inner = child(inner, inner.type === 'AwaitExpression' ? 'argument' : 'expression');
  return inner;
}
