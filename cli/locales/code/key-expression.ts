import { argumentAt, unquoted } from './tokens.ts';

/** What the first argument of t() can be, as far as it can be read. */
export interface KeyExpression {
  readonly keys: readonly string[];
  /** Patterns with `*` where the program puts something in. */
  readonly patterns: readonly string[];
  /** True for a list: i18next takes the first key that exists. */
  readonly isList: boolean;
}

const QUOTED = /^(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/u;
const SELECTOR = /^\(?\s*([\w$]+)\s*\)?\s*=>\s*\1((?:\.[\w$]+|\[['"][^'"]+['"]\])+)$/u;
const SUFFIX = /(?:!|\s+as\s+[\w.<>'"|[\] ]+|\s+satisfies\s+[\w.<>[\] ]+)$/u;

/**
 * @example readKeyExpression('`errors.${code}`') // { keys: [], patterns: ['errors.*'], isList: false }
 * @example readKeyExpression("open ? 'a' : 'b'").keys // ['a', 'b']
 */
export function readKeyExpression(written: string): KeyExpression {
  let text = written.replace(SUFFIX, '').trim();
  while (text.startsWith('(') && argumentAt(text, 1).end === text.length - 1)
    text = text.slice(1, -1).trim().replace(SUFFIX, '').trim();
  const whole = QUOTED.exec(text)?.[0];
  if (whole === text) return one(unquoted(text));
  if (whole !== undefined && /^\s*\+/u.test(text.slice(whole.length))) return concatenation(text);
  if (isWholeTemplate(text)) return template(text.slice(1, -1));
  if (text.startsWith('[')) {
    const parts = partsOf(text.slice(1, -1)).map(readKeyExpression);
    return { keys: parts.flatMap((part) => part.keys), patterns: parts.flatMap((part) => part.patterns), isList: true };
  }
  const selector = SELECTOR.exec(text);
  if (selector !== null) return one((selector[2] ?? '').replaceAll(/\[['"]([^'"]+)['"]\]/gu, '.$1').slice(1));
  const choices = choicesOf(text);
  if (choices.length > 0) {
    const parts = choices.map(readKeyExpression);
    return {
      keys: parts.flatMap((part) => part.keys),
      patterns: parts.flatMap((part) => part.patterns),
      isList: false,
    };
  }
  if (/\+/u.test(text)) return concatenation(text);
  return { keys: [], patterns: [], isList: false };
}

function one(key: string): KeyExpression {
  return { keys: [key], patterns: [], isList: false };
}

function isWholeTemplate(text: string): boolean {
  return text.startsWith('`') && text.endsWith('`') && argumentAt(`${text})`, 0).text === text && !/`\s*\+/u.test(text);
}

/** `a.${b}.c` to `a.*.c`; without a `${…}` it is a plain key. */
export function template(inside: string): KeyExpression {
  if (!inside.includes('${')) return one(inside);
  let pattern = '';
  let at = 0;
  for (let open = inside.indexOf('${'); open !== -1; open = inside.indexOf('${', at)) {
    pattern += `${inside.slice(at, open)}*`;
    at = argumentAt(inside, open + 2).end + 1;
  }
  return { keys: [], patterns: [pattern + inside.slice(at)], isList: false };
}

/** `'a.' + b + '.c'` to `a.*.c`. */
function concatenation(text: string): KeyExpression {
  const parts = split(text, '+').map((part) => {
    const trimmed = part.trim();
    if (QUOTED.exec(trimmed)?.[0] === trimmed) return unquoted(trimmed);
    return isWholeTemplate(trimmed) ? (template(trimmed.slice(1, -1)).patterns[0] ?? trimmed.slice(1, -1)) : '*';
  });
  const pattern = parts.join('').replaceAll(/\*+/gu, '*');
  return pattern.includes('*') ? { keys: [], patterns: [pattern], isList: false } : one(pattern);
}

/** The branches of `a ? b : c`, and both sides of `a ?? b` and `a || b`. */
function choicesOf(text: string): string[] {
  const question = topLevel(text, '?');
  if (question !== -1) {
    const rest = text.slice(question + 1);
    const colon = colonOf(rest);
    if (colon !== -1) return [rest.slice(0, colon).trim(), rest.slice(colon + 1).trim()];
  }
  for (const operator of ['??', '||', '&&']) {
    const at = text.indexOf(operator);
    if (at !== -1) return [text.slice(0, at).trim(), text.slice(at + 2).trim()];
  }
  return [];
}

function topLevel(text: string, mark: string): number {
  let at = 0;
  while (at < text.length) {
    const end = nextPlain(text, at, mark);
    if (end === -1) return -1;
    const around = text.slice(end, end + 2);
    if (around !== '??' && around !== '?.' && text.charAt(end - 1) !== '?') return end;
    at = end + 2;
  }
  return -1;
}

/** The colon that belongs to the question mark before `rest`: nested choices have theirs. */
function colonOf(rest: string): number {
  let open = 0;
  for (let at = 0; at < rest.length;) {
    const next = Math.min(
      ...['?', ':'].map((mark) => nextPlain(rest, at, mark)).filter((index) => index !== -1),
      rest.length,
    );
    if (next === rest.length) return -1;
    if (rest.charAt(next) === '?') {
      if (!['??', '?.'].includes(rest.slice(next, next + 2))) open += 1;
      else at = next + 1;
    } else if (open === 0) return next;
    else open -= 1;
    at = Math.max(at, next) + 1;
  }
  return -1;
}

function nextPlain(text: string, from: number, mark: string): number {
  const parts = text.slice(from).split(mark);
  let at = from;
  for (const part of parts.slice(0, -1)) {
    at += part.length;
    if (isPlain(text, at)) return at;
    at += mark.length;
  }
  return -1;
}

/** Not within quotes or brackets. */
function isPlain(text: string, index: number): boolean {
  const before = text.slice(0, index).replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gu, '');
  if (/["'`]/u.test(before)) return false;
  return (before.match(/[([{]/gu)?.length ?? 0) === (before.match(/[)\]}]/gu)?.length ?? 0);
}

function split(text: string, mark: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = nextPlain(text, 0, mark); at !== -1; at = nextPlain(text, at + 1, mark)) {
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}

function partsOf(list: string): string[] {
  return split(list, ',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
