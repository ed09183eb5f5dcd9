import { decodeHTMLStrict } from 'entities';
import { bindingsIn, option, propertyName, stringsIn, type Binding } from './bindings.ts';
import { keyExpression, type KeyExpression } from './key-expression.ts';
import { child, children, nameOf, nodesIn, parseCode, stringOf, unwrap, type Node } from './parse-code.ts';
import type { CodeFile } from './read-code.ts';
import { transText } from './trans-text.ts';

/** A place where the program reads a text. */
export interface Use extends KeyExpression {
  readonly file: CodeFile;
  readonly offset: number;
  /** Undefined: the default namespace. Empty: unknown. */
  readonly namespaces: readonly string[] | undefined;
  readonly keyPrefix: string | undefined;
  /** A default text is given, so a missing key breaks nothing. */
  readonly hasDefault: boolean;
  /** Default texts by form: `defaultValue` under '', `defaultValue_other` under `other`. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Cardinal and ordinal plurals have a key for each form of the language. */
  readonly kinds: readonly KeyKind[];
  readonly hasContext: boolean;
  readonly contexts: readonly string[];
  /** The call may read a group of texts. */
  readonly readsGroup: boolean;
}

export type KeyKind = 'plain' | 'cardinal' | 'ordinal';

export interface CodeUses {
  readonly file: CodeFile;
  readonly uses: readonly Use[];
  /** All strings of the file: each may reach t() in a way that cannot be followed. */
  readonly strings: ReadonlySet<string>;
  /** All templates and concatenations, with `*` for inserted values. */
  readonly patterns: ReadonlySet<string>;
  readonly keyPrefixes: readonly string[];
  /** The file mentions i18next; elsewhere `t('x')` may be anything. */
  readonly isTranslated: boolean;
}

const TRANSLATED = /i18n|useTranslation|^TFunction$|getFixedT|withTranslation|^Trans$/u;

/** A file's nodes in the order of its text. */
interface Parsed {
  readonly fragments: readonly { readonly nodes: readonly Node[]; readonly offset: number }[];
  readonly strings: readonly string[];
}

export function parsedFile(file: CodeFile): Parsed {
  const { fragments, strings } = parseCode(file);
  return { fragments: fragments.map(({ root, offset }) => ({ nodes: [...nodesIn(root)], offset })), strings };
}

export const findUses = (file: CodeFile): CodeUses => usesIn(file, parsedFile(file));

export function usesIn(file: CodeFile, { fragments, strings }: Parsed): CodeUses {
  // The markup of a Vue or Svelte file uses the names that its script binds.
  const bindings = fragments.flatMap(({ nodes, offset }) =>
    bindingsIn(nodes).map((binding) => ({ binding, offset: binding.call.start + offset })),
  );
  const uses: Use[] = [];
  const known = new Set(strings);
  const patterns = new Set<string>();
  let isTranslated = false;
  for (const { nodes, offset } of fragments) {
    const find = finder(bindings);
    for (const node of nodes) {
      const text = stringOf(node);
      if (text !== undefined) known.add(text);
      isTranslated ||= TRANSLATED.test(nameOf(node) ?? text ?? '');
      for (const pattern of patternsOf(node)) patterns.add(pattern);
      const use =
        node.type === 'CallExpression'
          ? callUse(node, find, file.text, offset)
          : node.type === 'JSXElement'
            ? componentUse(node, find, file.text, offset)
            : undefined;
      if (use !== undefined) uses.push({ file, ...use });
    }
  }
  const keyPrefixes = bindings.flatMap(({ binding }) => binding.keyPrefix ?? []);
  return { file, uses, strings: known, patterns, keyPrefixes, isTranslated };
}

/** Patterns of any template or concatenation, also of `'errors.' + code` inside a longer one. */
function patternsOf(node: Node): readonly string[] {
  if (node.type === 'TemplateLiteral') return keyExpression(node).patterns;
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return [];
  const left = child(node, 'left');
  const before = stringOf(left) ?? stringOf(child(left, 'right')) ?? '';
  return [...keyExpression(node).patterns, ...(/.{2}(?<=[.:_-])$/u.test(before) ? [`${before}*`] : [])];
}

interface Finder {
  readonly names: ReadonlySet<string>;
  readonly binding: (full: string, name: string, offset: number, object: Node | undefined) => Binding | undefined;
}

function finder(bindings: readonly { binding: Binding; offset: number }[]): Finder {
  const names = bindings.flatMap(({ binding }) => binding.names.map((name) => name.replace(/^.*\./u, '')));
  return {
    names: new Set(['t', '$t', ...names]),
    binding: (full, name, offset, object) => {
      if (/\bi18n(?:ext)?\??\.t$/u.test(full)) return undefined;
      const own = bindings.find(({ binding }) => binding.call === unwrap(object));
      return (
        own ??
        bindings.findLast(
          (one) => one.offset < offset && (one.binding.names.includes(full) || one.binding.names.includes(name)),
        )
      )?.binding;
    },
  };
}

function callUse(node: Node, find: Finder, text: string, offset: number): Omit<Use, 'file'> | undefined {
  const callee = unwrap(child(node, 'callee'));
  const name = callee?.['computed'] === true ? undefined : (nameOf(callee) ?? nameOf(child(callee, 'property')));
  const [first, second, third] = children(node, 'arguments');
  if (callee === undefined || name === undefined || first === undefined || !find.names.has(name)) return undefined;
  const full = text.slice(callee.start + offset, callee.end + offset);
  const binding = find.binding(full, name, node.start + offset, child(callee, 'object'));
  const options = [second, third].map(unwrap).filter((one) => one?.type === 'ObjectExpression');
  const fields = options.flatMap((one) => children(one, 'properties'));
  const given = (name: string): Node | undefined =>
    option(
      options.find((one) => option(one, name) !== undefined),
      name,
    );
  const namespace = given('ns');
  const isText = /^(?:Literal|TemplateLiteral)$/u.test(unwrap(second)?.type ?? '');
  const isUnknown =
    fields.some((one) => one.type === 'SpreadElement') ||
    (second !== undefined && !isText && unwrap(second)?.type !== 'ObjectExpression');
  return {
    offset: first.start + offset,
    ...keyExpression(first),
    namespaces: namespace === undefined ? (binding === undefined ? [] : binding.namespaces) : stringsIn(namespace),
    keyPrefix: stringOf(given('keyPrefix')) ?? binding?.keyPrefix,
    hasDefault: isText || fields.some((one) => DEFAULT.test(propertyName(one) ?? '')),
    defaults: defaultsOf(stringOf(unwrap(second)), fields),
    kinds: kindsOf(
      fields.some((one) => propertyName(one) === 'count'),
      given('ordinal'),
    ),
    hasContext: isUnknown || fields.some((one) => propertyName(one) === 'context'),
    contexts: keyExpression(given('context')).keys,
    readsGroup: isUnknown || given('returnObjects') !== undefined,
  };
}

const DEFAULT = /^defaultValue(?:_(\w+))?$/u;

/** @param plain the default text before the options */
function defaultsOf(plain: string | undefined, fields: readonly Node[]): Map<string, string> {
  const defaults = new Map<string, string>();
  for (const one of fields) {
    const name = DEFAULT.exec(propertyName(one) ?? '');
    const text = stringOf(unwrap(child(one, 'value')));
    if (name !== null && text !== undefined) defaults.set(name[1] ?? '', text);
  }
  if (plain !== undefined) defaults.set('', plain);
  return defaults;
}

/** Unless literally `true` or `false`, it can be either. */
function kindsOf(hasCount: boolean, ordinal: Node | undefined): KeyKind[] {
  if (!hasCount) return ['plain'];
  if (ordinal === undefined || ordinal['value'] === false) return ['cardinal'];
  return ordinal['value'] === true ? ['ordinal'] : ['cardinal', 'ordinal'];
}

/** `<Trans i18nKey="…">`; `t={…}` and `ns` give the namespace. Without a key, the content is the key. */
function componentUse(element: Node, find: Finder, text: string, offset: number): Omit<Use, 'file'> | undefined {
  const node = child(element, 'openingElement');
  if (node === undefined) return undefined;
  const attributes = new Map(children(node, 'attributes').map((one) => [nameOf(child(one, 'name')), one]));
  const value = (name: string): Node | undefined => {
    const written = child(attributes.get(name), 'value');
    const text = stringOf(written);
    return written === undefined || text === undefined
      ? unwrap(written)
      : { ...written, value: decodeHTMLStrict(text) };
  };
  const key = attributes.get('i18nKey');
  const isTrans = nameOf(child(node, 'name')) === 'Trans';
  const inside = isTrans ? transText(children(element, 'children')) : undefined;
  const said = stringOf(value('defaults')) ?? (inside === '' ? undefined : inside);
  if (key === undefined && (!isTrans || said === undefined)) return undefined;
  const namespace = stringOf(value('ns'));
  const t = value('t');
  const full = t === undefined ? 't' : text.slice(t.start + offset, t.end + offset);
  const options = value('tOptions');
  const fields = children(options, 'properties');
  const binding = find.binding(full, full.replace(/^.*\./u, ''), node.start + offset, undefined);
  return {
    offset: (key ?? node).start + offset,
    ...(key === undefined ? { keys: [said ?? ''], patterns: [], isList: false } : keyExpression(value('i18nKey'))),
    namespaces: namespace === undefined ? (binding === undefined ? [] : binding.namespaces) : [namespace],
    // <Trans> takes the prefix only from its own t.
    keyPrefix: t === undefined ? undefined : binding?.keyPrefix,
    hasDefault: key === undefined || attributes.has('defaults'),
    defaults: defaultsOf(said, fields),
    kinds: kindsOf(attributes.has('count'), option(options, 'ordinal')),
    hasContext: text.slice(node.start + offset, node.end + offset).includes('context'),
    contexts: keyExpression(value('context') ?? option(options, 'context')).keys,
    readsGroup: false,
  };
}
