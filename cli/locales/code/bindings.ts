import { argumentAt, unquoted } from './tokens.ts';

/** A name for t() that is bound to namespaces and maybe a prefix: by useTranslation, getFixedT or withTranslation. */
export interface Binding {
  readonly names: readonly string[];
  readonly offset: number;
  /** Undefined: the default namespace. Empty: cannot be told. */
  readonly namespaces: readonly string[] | undefined;
  readonly keyPrefix: string | undefined;
}

const CALL =
  /(?:(?:const|let|var)\s+(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\[[^\]]*\]|[\w$]+)\s*(?::\s*[\w.<>'" ]+)?=\s*(?:await\s+)?)?(?:[\w$]+\.)?(useTranslation|getFixedT|withTranslation|getT|useT)\s*(?:<[^<>()]*>)?\(/gu;

export function bindingsOf(code: string): Binding[] {
  const bindings: Binding[] = [];
  for (const match of code.matchAll(CALL)) {
    const args: string[] = [];
    let at = match.index + match[0].length;
    for (let count = 0; count < 3 && at < code.length; count += 1) {
      const argument = argumentAt(code, at);
      if (argument.text !== '') args.push(argument.text);
      if (code.charAt(argument.end) !== ',') break;
      at = argument.end + 1;
    }
    const isFixed = match[2] === 'getFixedT';
    const namespace = isFixed ? args[1] : args[0];
    const options = isFixed ? undefined : args[1];
    const prefix = isFixed ? args[2] : /keyPrefix\s*:\s*(['"`][^'"`]*['"`])/u.exec(options ?? '')?.[1];
    bindings.push({
      names: namesOf(match[1]),
      offset: match.index,
      namespaces: namespacesOf(namespace),
      keyPrefix: prefix !== undefined && /^['"`][^$]*['"`]$/u.test(prefix) ? unquoted(prefix) : undefined,
    });
  }
  return bindings;
}

function namesOf(pattern: string | undefined): string[] {
  if (pattern === undefined) return ['t'];
  if (pattern.startsWith('{')) return [/(?:^|[{,\s])t\s*:\s*([\w$]+)/u.exec(pattern)?.[1] ?? 't'];
  if (pattern.startsWith('[')) return [/[\w$]+/u.exec(pattern)?.[0] ?? 't'];
  return [pattern, `${pattern}.t`];
}

function namespacesOf(argument: string | undefined): readonly string[] | undefined {
  if (argument === undefined || argument === 'undefined' || argument === 'null') return undefined;
  const quoted = argument.match(/"[^"\n]*"|'[^'\n]*'|`[^`$]*`/gu);
  return quoted === null ? [] : quoted.map(unquoted);
}
