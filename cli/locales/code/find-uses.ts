import { bindingsOf, type Binding } from './bindings.ts';
import { readKeyExpression } from './key-expression.ts';
import type { CodeFile } from './read-code.ts';
import { argumentAt, tokensOf, type Tokens } from './tokens.ts';

/** One place where the program asks for a text. */
export interface Use {
  readonly file: CodeFile;
  readonly offset: number;
  /** As written, `ns:` included; several for a choice or a list. */
  readonly keys: readonly string[];
  readonly patterns: readonly string[];
  readonly isList: boolean;
  /** Undefined: the default namespace. Empty: cannot be told. */
  readonly namespaces: readonly string[] | undefined;
  readonly keyPrefix: string | undefined;
  /** A default text is given: nothing breaks when the key is not defined. */
  readonly hasDefault: boolean;
  readonly hasContext: boolean;
}

export interface CodeUses {
  readonly uses: readonly Use[];
  readonly tokens: Tokens;
  readonly bindings: readonly Binding[];
  /** The file speaks of i18next at all: `t('x')` elsewhere may be anything. */
  readonly isTranslated: boolean;
}

const TRANSLATED = /i18n|useTranslation|\bTFunction\b|<Trans\b|getFixedT|withTranslation/u;
const I18N_KEY = /\bi18nKey\s*=\s*(?:(["'])(.*?)\1|\{)/gu;

export function findUses(file: CodeFile): CodeUses {
  const tokens = tokensOf(file.text);
  const { code } = tokens;
  const bindings = bindingsOf(code);
  const uses = [...calls(file, code, bindings), ...components(file, code, bindings)];
  return { uses, tokens, bindings, isTranslated: TRANSLATED.test(code) };
}

function* calls(file: CodeFile, code: string, bindings: readonly Binding[]): Generator<Use> {
  const names = new Set(
    ['t', '$t', ...bindings.flatMap((binding) => binding.names)].map((name) => name.replace(/^.*\./u, '')),
  );
  const pattern = new RegExp(
    // Bounded: a chain of thousands of dots would be read from each of them.
    `(?<![\\w$])((?:[\\w$]{1,60}\\??\\.){0,8})(${[...names].map((name) => name.replaceAll('$', String.raw`\$`)).join('|')})(?:<[^<>()]{0,200}>)?\\(`,
    'gu',
  );
  for (const match of code.matchAll(pattern)) {
    if (/(?:function|new)\s+$/u.test(code.slice(Math.max(0, match.index - 12), match.index))) continue;
    const first = argumentAt(code, match.index + match[0].length);
    const key = readKeyExpression(first.text);
    const second = code.charAt(first.end) === ',' ? argumentAt(code, first.end + 1) : undefined;
    const third = second !== undefined && code.charAt(second.end) === ',' ? argumentAt(code, second.end + 1).text : '';
    const options = `${second?.text ?? ''} ${third}`;
    const binding = nearest(bindings, (match[1] ?? '') + (match[2] ?? ''), match[2] ?? '', match.index);
    yield {
      file,
      offset:
        match.index + match[0].length + (code.slice(match.index + match[0].length).match(/^\s*/u)?.[0].length ?? 0),
      ...key,
      namespaces: namespaceOption(options) ?? (binding === undefined ? [] : binding.namespaces),
      keyPrefix: stringOption(options, 'keyPrefix') ?? binding?.keyPrefix,
      hasDefault: /^["'`]/u.test(second?.text ?? '') || /\bdefaultValue(?:_\w+)?\b/u.test(options),
      hasContext:
        /\bcontext\b/u.test(options) ||
        (second !== undefined && !/^[{"'`]/u.test(second.text)) ||
        options.includes('...'),
    };
  }
}

/** `<Trans i18nKey="…">`; its `t={…}` and `ns` name the namespace. */
function* components(file: CodeFile, code: string, bindings: readonly Binding[]): Generator<Use> {
  for (const match of code.matchAll(I18N_KEY)) {
    const open = code.lastIndexOf('<', match.index);
    const attributes = code.slice(open, match.index + 400).split(/<\/|\/>\s/u, 1)[0] ?? '';
    const start = match.index + match[0].length;
    const key =
      match[2] === undefined
        ? readKeyExpression(argumentAt(code, start).text)
        : readKeyExpression(JSON.stringify(match[2]));
    const namespace = /\bns\s*=\s*\{?\s*(["'`])([^"'`]+)\1/u.exec(attributes)?.[2];
    const name = /\bt\s*=\s*\{\s*([\w$.]+)\s*\}/u.exec(attributes)?.[1] ?? 't';
    const binding = nearest(bindings, name, name.replace(/^.*\./u, ''), match.index);
    const bare = key.keys.length === 1 && namespace === undefined && binding === undefined;
    yield {
      file,
      offset: match.index,
      ...key,
      namespaces: namespace === undefined ? (bare ? [] : binding?.namespaces) : [namespace],
      // <Trans> takes the prefix only from the t that it is given.
      keyPrefix: /\bt\s*=/u.test(attributes) ? binding?.keyPrefix : undefined,
      hasDefault: /\bdefaults\s*=/u.test(attributes),
      hasContext: /\bcontext\s*=/u.test(attributes) || attributes.includes('context'),
    };
  }
}

function nearest(bindings: readonly Binding[], full: string, name: string, offset: number): Binding | undefined {
  if (/\bi18n(?:ext)?\??\.t$/u.test(full)) return undefined;
  const fits = (binding: Binding): boolean =>
    binding.offset < offset && (binding.names.includes(full) || binding.names.includes(name));
  return bindings.findLast(fits);
}

function namespaceOption(options: string): readonly string[] | undefined {
  const match = /\bns\s*:\s*(\[[^\]]*\]|"[^"]*"|'[^']*'|[\w$.]+)/u.exec(options);
  if (match === null) return undefined;
  return (match[1] ?? '').match(/"[^"]*"|'[^']*'/gu)?.map((quoted) => quoted.slice(1, -1)) ?? [];
}

function stringOption(options: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*:\\s*["']([^"']*)["']`, 'u').exec(options)?.[1];
}
